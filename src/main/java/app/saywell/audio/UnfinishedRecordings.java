package app.saywell.audio;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/// Recordings whose writer died: found by what stands in their headers, and completed.
public final class UnfinishedRecordings {
    private UnfinishedRecordings() {}

    /// One that was found.
    ///
    /// @param seconds its length once repaired; 0 if its writer died before the first sample
    public record Unfinished(Path file, double seconds) {}

    /// The unfinished recordings directly in `folder`, by name. One that a living process still
    /// writes is not among them; files of other makers are never touched.
    public static List<Unfinished> in(Path folder) throws IOException {
        List<Unfinished> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.wav")) {
            for (Path file : files) {
                if (isAbandoned(file)) {
                    found.add(new Unfinished(file, seconds(file)));
                }
            }
        }
        found.sort((a, b) -> a.file().compareTo(b.file()));
        return List.copyOf(found);
    }

    /// Makes `file` complete: every sample that reached the disk belongs to it.
    public static void repair(Path file) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long dataBytes = dataBytes(channel);
            channel.truncate(WavState.HEADER_BYTES + dataBytes);
            WavState.putSizes(channel, dataBytes, WavState.scratch());
            WavState.FINISHED.mark(channel);
            channel.force(true);
        }
    }

    private static boolean isAbandoned(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (!WavState.RECORDING.isStateOf(channel)) {
                return false;
            }
            try (FileLock lock = WavState.tryClaim(channel)) {
                return lock != null;
            }
        }
    }

    private static double seconds(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return dataBytes(channel) / 2.0 / WavState.sampleRate(channel);
        }
    }

    private static long dataBytes(FileChannel channel) throws IOException {
        return Math.max(0, channel.size() - WavState.HEADER_BYTES) / 2 * 2;
    }
}

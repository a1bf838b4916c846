package app.saywell.speech.audio;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/// Finds recordings whose writer died, by a mark in their headers, and completes them.
public final class UnfinishedRecordings {
    private static final System.Logger LOG = System.getLogger(UnfinishedRecordings.class.getName());

    private UnfinishedRecordings() {}

    /// An unfinished recording.
    ///
    /// @param seconds its length after repair; 0 if its writer died before the first sample
    public record UnfinishedRecording(Path file, double seconds) {}

    /// The unfinished recordings directly in `folder`, sorted by name. Recordings that a process is
    /// still writing are not included, nor are files that cannot be opened: they hide no others.
    /// Files of other programs are never changed.
    public static List<UnfinishedRecording> findIn(Path folder) throws IOException {
        List<UnfinishedRecording> recordings = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.wav")) {
            for (Path file : files) {
                try {
                    if (hasDeadWriter(file)) {
                        recordings.add(new UnfinishedRecording(file, seconds(file)));
                    }
                } catch (IOException e) {
                    LOG.log(System.Logger.Level.WARNING, "a recording could not be opened", e);
                }
            }
        }
        recordings.sort((a, b) -> a.file().compareTo(b.file()));
        return List.copyOf(recordings);
    }

    /// Completes `file` with all samples that reached the disk.
    public static void repair(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long dataBytes = dataBytes(channel);
            channel.truncate(WavState.HEADER_BYTES + dataBytes);
            WavState.putSizes(channel, dataBytes, WavState.sizeBuffer());
            WavState.FINISHED.writeMark(channel);
            channel.force(true);
        }
    }

    private static boolean hasDeadWriter(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (!WavState.RECORDING.isStateOf(channel)) {
                return false;
            }
            try (FileLock lock = WavState.tryLockForWriting(channel)) {
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

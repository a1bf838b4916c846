package app.saywell.practice.take;

import app.saywell.practice.change.Desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Speech that is written down and not kept: it lies in the data folder while it is needed, and
/// what a crash left of it is removed at the next start.
public final class Scratch {
    private static final System.Logger LOG = System.getLogger(Scratch.class.getName());
    private static final String NAME = "spoken-%d.wav";
    private static final String NAMES = "spoken-*.wav";

    private final Desk desk;

    public Scratch(Desk desk) {
        this.desk = desk;
    }

    /// The file that a recording is to be written to; it is removed with [#remove] and no later
    /// than at the next start.
    public Path begin() {
        return folder().resolve(NAME.formatted(desk.clock().millis()));
    }

    /// Removes a recording that [#begin] named; any other file is let be.
    public void remove(Path recording) {
        Path file = recording.toAbsolutePath().normalize();
        if (!folder().toAbsolutePath().normalize().equals(file.getParent())) {
            return;
        }
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) { // it is tried again at the next start
            LOG.log(System.Logger.Level.WARNING, "a recording could not be removed", e);
        }
    }

    /// Removes whatever a crash left.
    ///
    /// @throws IOException if the folder cannot be read
    public void removeAll() throws IOException {
        List<Path> left;
        try (Stream<Path> files = Files.list(folder())) {
            var spoken = folder().getFileSystem().getPathMatcher("glob:" + NAMES);
            left = files.filter(file -> spoken.matches(file.getFileName())).toList();
        }
        left.forEach(this::remove);
    }

    private Path folder() {
        return desk.library().folder().unfinished();
    }
}

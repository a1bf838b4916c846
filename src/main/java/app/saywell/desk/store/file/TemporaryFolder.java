package app.saywell.desk.store.file;

import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A temporary folder that others cannot enter. It is deleted with its content when closed.
public record TemporaryFolder(Path path) implements AutoCloseable {

    public static TemporaryFolder in(Path parent) throws IOException {
        PrivateFiles.createFolder(parent);
        return new TemporaryFolder(PrivateFiles.createTemporaryFolder(parent, "unpacked"));
    }

    @Override
    public void close() throws IOException {
        List<Path> deepestFirst;
        try (Stream<Path> paths = Files.walk(path)) {
            deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : deepestFirst) {
            Files.delete(path);
        }
    }
}

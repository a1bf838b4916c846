package app.saywell.desk.lessons.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Arbitrary bytes as the lesson.json of a pack: read, or refused.
public final class PackFuzzTarget {
    private PackFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        try {
            Path folder = Files.createTempDirectory("fuzz");
            Path file = folder.resolve("lesson.json");
            try {
                Files.write(file, input);
                LessonFolder.check(folder, LessonFolder.HashPolicy.OPTIONAL);
            } catch (PackException refused) {
                // Said in words.
            } finally {
                Files.delete(file);
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

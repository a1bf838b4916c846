package app.saywell.desk.homework;

import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Names of homework files, which are valid on every system and of which none exists already.
final class PageFileNames {
    private static final int MAX_PART_LENGTH = 40;

    private PageFileNames() {}

    /// The parts with hyphens between them: `3-2-07-Unit-3`.
    static String join(String... parts) {
        String name = Stream.of(parts)
                .map(PageFileNames::part)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("-"));
        return name.isEmpty() ? "homework" : name;
    }

    /// A folder that does not exist yet.
    static Path newFolder(Path parent, String name) {
        return unused(parent, name, "");
    }

    /// A page that does not exist yet.
    static Path newFile(Path folder, String name) {
        return unused(folder, name, ".html");
    }

    private static Path unused(Path parent, String name, String extension) {
        Path path = parent.resolve(name + extension);
        for (int number = 2; Files.exists(path); number++) {
            path = parent.resolve(name + "-" + number + extension);
        }
        return path;
    }

    private static String part(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFC)
                .replaceAll("[^\\p{L}\\p{N}]+", "-")
                .replaceAll("^-+|-+$", "");
        int length = Math.min(plain.codePointCount(0, plain.length()), MAX_PART_LENGTH);
        return plain.substring(0, plain.offsetByCodePoints(0, length)).replaceAll("-+$", "");
    }
}

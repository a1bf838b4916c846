package app.saywell.desk.homework;

import app.saywell.desk.school.FileNamePart;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Names of homework files, which are valid on every system and of which none exists already.
final class PageFileNames {
    private PageFileNames() {}

    /// The parts with hyphens between them: `3-2-07-Unit-3`.
    static String join(String... parts) {
        String name = Stream.of(parts)
                .map(FileNamePart::of)
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
}

package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The package map of `docs/architecture.md`: every package with its purpose and what it imports:
/// packages of its own room by name, other rooms as a whole.
///
/// A new arrow between packages fails here until it is written into the map, so nobody adds one
/// without seeing it. `-Dupdate.map=true` writes the map anew.
class PackageMapTest {
    private static final Path DOCUMENT = Path.of("docs/architecture.md");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final String ROOT = "app.saywell";
    private static final String BEGIN = "<!-- package map: begin -->\n";
    private static final String END = "<!-- package map: end -->";

    @Test
    void theDocumentListsEveryPackageWithItsImports() throws IOException {
        String document = Files.readString(DOCUMENT);
        String map = map();
        if (Boolean.getBoolean("update.map")) {
            int from = document.indexOf(BEGIN) + BEGIN.length();
            document = document.substring(0, from) + map + document.substring(document.indexOf(END));
            Files.writeString(DOCUMENT, document);
        }
        assertThat(between(document))
                .as("docs/architecture.md; -Dupdate.map=true writes the map anew")
                .isEqualTo(map);
    }

    private static String between(String document) {
        int from = document.indexOf(BEGIN) + BEGIN.length();
        return document.substring(from, document.indexOf(END));
    }

    private static String map() {
        Map<String, Set<String>> imports = new TreeMap<>();
        for (Path file : packageInfos()) {
            imports.put(packageName(file), new TreeSet<>());
        }
        for (var type : ProgramClasses.ALL) {
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                String target = dependency.getTargetClass().getPackageName();
                boolean isOwn = target.startsWith(ROOT) && !target.equals(type.getPackageName());
                if (isOwn && imports.containsKey(type.getPackageName())) {
                    imports.get(type.getPackageName()).add(importedName(type.getPackageName(), target));
                }
            }
        }
        return imports.entrySet().stream()
                .map(entry -> line(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining("", "| package | what lives there | imports |\n|---|---|---|\n", ""));
    }

    private static String line(String name, Set<String> imports) {
        String targets = imports.isEmpty() ? "–" : String.join(", ", imports);
        return "| `" + shortName(name) + "` | " + purpose(name) + " | " + targets + " |\n";
    }

    /// A package of the same room by its full name, any other one by its room.
    private static String importedName(String origin, String target) {
        boolean isSameRoom = Rooms.of(origin).equals(Rooms.of(target));
        return isSameRoom ? shortName(target) : Rooms.of(target);
    }

    private static String shortName(String name) {
        return name.equals(ROOT) ? "(root)" : name.substring(ROOT.length() + 1);
    }

    /// The first sentence of the package's own description.
    private static String purpose(String name) {
        String comment;
        try (Stream<String> lines =
                Files.lines(SOURCES.resolve(name.replace('.', '/')).resolve("package-info.java"))) {
            comment = lines.filter(line -> line.startsWith("///"))
                    .map(line -> line.substring(3).strip())
                    .collect(Collectors.joining(" "));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        int end = comment.indexOf(". ");
        return (end < 0 ? comment : comment.substring(0, end)).replaceFirst("\\.$", "");
    }

    private static Iterable<Path> packageInfos() {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.endsWith("package-info.java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String packageName(Path file) {
        return SOURCES.relativize(file.getParent()).toString().replace('/', '.').replace('\\', '.');
    }
}

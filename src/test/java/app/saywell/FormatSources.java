package app.saywell;

import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Formats every Java source of the project in the style that [FormatTest] checks.
///
/// palantir-java-format parses with the compiler of the JVM it runs on. It runs in the build's own
/// JDK, because Maven may run on an older one.
final class FormatSources {
    /// The formatter breaks a long line of a `///` comment and continues it with a plain `//`.
    private static final Pattern WRAPPED_DOC = Pattern.compile("^( *)///(.*)\\R\\1// (?=\\S)", Pattern.MULTILINE);

    private static final Formatter FORMATTER = Formatter.createFormatter(JavaFormatterOptions.builder()
            .style(JavaFormatterOptions.Style.PALANTIR)
            .build());

    private static final int COLUMNS = 120;
    private static final Pattern IMPORT = Pattern.compile("^import .*;$", Pattern.MULTILINE);
    private static final Pattern NAME = Pattern.compile("\\w+");
    private static final Comparator<String> ORDER = Comparator.comparing(
                    (String line) -> !line.startsWith("import static "))
            .thenComparing(Comparator.naturalOrder());

    private FormatSources() {}

    public static void main(String[] args) throws IOException, FormatterException {
        for (Path source : sources()) {
            String before = Files.readString(source);
            String after = formatted(before);
            if (!after.equals(before)) {
                Files.writeString(source, after);
                System.out.println("formatted " + source);
            }
        }
    }

    static List<Path> sources() throws IOException {
        try (var files = Files.walk(Path.of("src"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    /// The formatted source. Two passes, because the second pass may still break a chain of calls
    /// that the first one left.
    static String formatted(String source) throws FormatterException {
        String once = formattedOnce(source);
        return once.equals(source) ? source : formattedOnce(once);
    }

    /// Strings are only wrapped where a line is too long for the formatter: looking for them takes a quarter of its
    /// time.
    private static String formattedOnce(String source) throws FormatterException {
        String laidOut = FORMATTER.formatSource(hasImportsInOrder(source) ? source : FORMATTER.fixImports(source));
        String formatted = laidOut.lines().anyMatch(line -> line.length() > COLUMNS)
                ? FORMATTER.formatSourceAndFixImports(source)
                : laidOut;
        return WRAPPED_DOC.matcher(formatted).replaceAll("$1///$2\n$1/// ");
    }

    /// Whether the imports need no mending, which to find out takes the formatter a quarter of its time: the static
    /// ones first, each kind sorted, and each name somewhere else in the source, be it in a comment.
    private static boolean hasImportsInOrder(String source) {
        List<String> imports =
                IMPORT.matcher(source).results().map(MatchResult::group).toList();
        Set<String> names = NAME.matcher(IMPORT.matcher(source).replaceAll(""))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
        return imports.equals(imports.stream().sorted(ORDER).toList())
                && imports.stream().allMatch(line -> names.contains(line.replaceAll(".*\\.(\\w+);", "$1")));
    }
}

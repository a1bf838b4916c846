package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Nothing that comes from a user, a file or a caller becomes part of a regular expression: each
/// one in the sources is made of literals and constants, or is listed here with the reason.
class RegularExpressionsTest {
    private static final Path SOURCES = Path.of("src/main/java/app/saywell");
    private static final Pattern CALL =
            Pattern.compile("(\\w+|\\))\\s*\\.(compile|matches|replaceAll|replaceFirst|split)\\(");
    private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z_0-9]*");
    private static final Pattern LITERAL = Pattern.compile("\"(\\\\.|[^\"\\\\])*\"");

    /// File and argument of what is not made of literals and constants.
    private static final Set<String> REVIEWED = Set.of(
            // tables and parameters that the program fills with literals
            "BritishSpelling: british",
            "NumberNormalizer: shape",
            "MoneyWords: unit++one",
            "DataFolder: name",
            "SealedColumns: String.join(BY_TABLE.keySet())",
            "InstallationFolder: File.pathSeparator",
            // quoted, or a number
            "PronunciationGuide: Pattern.quote(normalize(word))",
            "ResidualFiles: learnerId",
            // no regular expressions: methods of other types with the same name
            "BritishSpelling: rule.american()",
            "LineSource: format",
            "WrappedFileSystem: unwrap.apply(path)",
            "DeletionExecutor: Path.of(folder)",
            "TemporaryRecordings: file.getFileName()",
            "AdmissionControl: sessionKey",
            "ApiKeyStore: secret");

    @Test
    void theyAreMadeOfLiteralsAndConstants() throws IOException {
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String name = file.getFileName().toString().replace(".java", "");
                String source = Files.readString(file).replaceAll("(?m)^\\s*//.*$", "");
                Matcher call = CALL.matcher(source);
                while (call.find()) {
                    String argument = variablePart(argument(source, call.end()));
                    boolean takesInput = CONSTANT.matcher(call.group(1)).matches();
                    boolean isFunction = argument.contains("->") || argument.contains("::");
                    if (!argument.isEmpty() && !takesInput && !isFunction) {
                        found.add(name + ": " + argument);
                    }
                }
            }
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(REVIEWED);
    }

    /// The first argument of a call, from the place after its parenthesis.
    private static String argument(String source, int start) {
        int depth = 0;
        boolean inLiteral = false;
        int end = start;
        for (; end < source.length(); end++) {
            char c = source.charAt(end);
            if (inLiteral && c == '\\') {
                end++;
            } else if (c == '"') {
                inLiteral = !inLiteral;
            } else if (!inLiteral && (c == '(' || c == '[' || c == '{')) {
                depth++;
            } else if (!inLiteral && (c == ')' || c == ']' || c == '}')) {
                depth--;
            }
            if (!inLiteral && (depth < 0 || depth == 0 && c == ',')) {
                break;
            }
        }
        return source.substring(start, end);
    }

    /// What is left of an expression without literals, constants and what joins them.
    private static String variablePart(String argument) {
        return LITERAL.matcher(argument)
                .replaceAll("")
                .replaceAll("\\b([A-Z]\\w*\\.)?[A-Z][A-Z_0-9]+\\b(?!\\.)", "")
                .replaceAll("[\\s,]", "")
                .replaceAll("\\(\\+*\\)$", "()")
                .replaceAll("(^|\\()\\++|\\++(\\)|$)", "$1$2")
                .replaceAll("^\\(\\+*\\)$", "");
    }
}

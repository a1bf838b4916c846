package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Published tables of texts with their readings.
class TypedTextsTest {
    private static final Path PAGE = Path.of("docs", "inputs.md");
    private static final String BEGIN = "<!-- texts: begin -->\n";
    private static final String END = "<!-- texts: end -->";
    private static final Pattern MARKUP = Pattern.compile("</?\\p{L}[^<>]*>");
    private static final Pattern LETTER = Pattern.compile("[\\p{L}\\p{N}]");
    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    @Test
    void almostAllPublishedCasesAreReadAcceptably() throws IOException {
        Set<String> leftOut = Set.copyOf(rows("normalization-left-out.tsv").stream()
                .map(row -> row[0] + "\t" + row[1])
                .toList());
        Map<String, int[]> counts = new TreeMap<>();
        List<String> failed = new ArrayList<>();
        List<String[]> rows = rows("normalization-cases.tsv");
        for (String[] row : rows) {
            boolean right = accepted(row[1], row[2]);
            counts.computeIfAbsent(row[0], name -> new int[2])[right ? 0 : 1]++;
            if (!right && !leftOut.contains(row[0] + "\t" + row[1])) {
                failed.add(row[0] + "\t" + row[1] + "\t" + row[2] + "\t" + firstReading(row[1]));
            }
        }
        assertThat(failed).as(String.join("\n", failed)).isEmpty();
        assertThat(leftOut.size()).isLessThanOrEqualTo(rows.size() / 20);
        assertThat(counts.values().stream().mapToInt(count -> count[1]).sum())
                .as("cases that are left out, and read otherwise")
                .isEqualTo(leftOut.size());
        thePageShows(table(counts));
    }

    /// `docs/inputs.md` has the counts and the cases left out; with `-Dupdate.inputs=true` they are written
    /// anew.
    private static void thePageShows(String table) throws IOException {
        String page = Files.readString(PAGE);
        String fresh =
                page.substring(0, page.indexOf(BEGIN) + BEGIN.length()) + table + page.substring(page.indexOf(END));
        if (Boolean.getBoolean("update.inputs")) {
            Files.writeString(PAGE, fresh);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(fresh);
    }

    private static String table(Map<String, int[]> counts) throws IOException {
        StringBuilder table = new StringBuilder("| class | cases | read as published |\n|---|---|---|\n");
        int all = 0;
        int right = 0;
        for (Map.Entry<String, int[]> count : counts.entrySet()) {
            int cases = count.getValue()[0] + count.getValue()[1];
            table.append("| %s | %d | %d |\n".formatted(count.getKey(), cases, count.getValue()[0]));
            all += cases;
            right += count.getValue()[0];
        }
        table.append("| **all** | **%d** | **%d (%.1f %%)** |\n\n".formatted(all, right, 100.0 * right / all));
        table.append("| read otherwise | reason |\n|---|---|\n");
        for (String[] row : rows("normalization-left-out.tsv")) {
            table.append("| `%s` | %s |\n".formatted(row[1].replace("|", "¦").replace("`", "'"), row[2]));
        }
        return table.toString();
    }

    @Test
    void whatTeachersTypeIsReadAsItIsReadAloud() throws IOException {
        List<String> failed = rows("typed-texts.tsv").stream()
                .filter(row -> !accepted(row[0], row[1]))
                .map(row -> row[0] + "\t" + row[1] + "\t" + firstReading(row[0]))
                .toList();
        assertThat(failed).as(String.join("\n", failed)).isEmpty();
    }

    /// Markup in a published reading stands there as it was written, for a voice to obey: it is nothing
    /// that is said. Where nothing else is left, the text has to be refused.
    private static boolean accepted(String text, String published) {
        String readings = MARKUP.matcher(published).replaceAll(" ");
        try {
            List<SpokenToken> tokens = READER.read(text);
            for (String words : readings.split(" \\| ")) {
                if (ReadingMatch.accepts(tokens, words)) {
                    return true;
                }
            }
            return false;
        } catch (EngineException e) {
            return !LETTER.matcher(readings).find();
        }
    }

    private static String firstReading(String text) {
        try {
            return ReadingMatch.first(READER.read(text));
        } catch (EngineException e) {
            return String.valueOf(e.getMessage());
        }
    }

    static List<String[]> rows(String name) throws IOException {
        try (InputStream in = TypedTextsTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("# "))
                    .map(line -> line.split("\t", -1))
                    .toList();
        }
    }
}

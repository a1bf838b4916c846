package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// Published tables of texts with their readings.
class TypedTextsTest {
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
        if (Boolean.getBoolean("show.counts")) {
            counts.forEach(
                    (name, count) -> System.out.println(name + " " + count[0] + " right, " + count[1] + " wrong"));
        }
        assertThat(failed).as(String.join("\n", failed)).isEmpty();
        assertThat(leftOut.size()).isLessThanOrEqualTo(rows.size() / 20);
    }

    @Test
    void whatTeachersTypeIsReadAsItIsReadAloud() throws IOException {
        List<String> failed = rows("typed-texts.tsv").stream()
                .filter(row -> !accepted(row[0], row[1]))
                .map(row -> row[0] + "\t" + row[1] + "\t" + firstReading(row[0]))
                .toList();
        assertThat(failed).as(String.join("\n", failed)).isEmpty();
    }

    private static boolean accepted(String text, String readings) {
        try {
            List<SpokenToken> tokens = READER.read(text);
            for (String words : readings.split(" \\| ")) {
                if (ReadingMatch.accepts(tokens, words)) {
                    return true;
                }
            }
            return false;
        } catch (EngineException e) {
            return false;
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

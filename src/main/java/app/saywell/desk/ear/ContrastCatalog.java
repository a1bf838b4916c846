package app.saywell.desk.ear;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The contrasts of ear training that come with Saywell.
///
/// `contrasts.txt` has the word sets as they were found in the dictionary, `refused.txt` those of
/// them that our own ear or the transcriber did not hear as they were meant; these are left out.
public final class ContrastCatalog {
    private static final String WORD_SETS = "contrasts.txt";
    private static final String REFUSED = "refused.txt";
    private static final List<Contrast> ALL = read();

    private ContrastCatalog() {}

    public static List<Contrast> all() {
        return ALL;
    }

    /// The contrast of an id; empty for an id of another version.
    static Optional<Contrast> find(String id) {
        return ALL.stream().filter(contrast -> contrast.id().equals(id)).findFirst();
    }

    private static List<Contrast> read() {
        Set<String> refused =
                lines(REFUSED).stream().map(line -> line.split("\t", 2)[0]).collect(Collectors.toSet());
        List<Contrast> contrasts = new ArrayList<>();
        String heading = "";
        List<WordSet> sets = new ArrayList<>();
        for (String line : lines(WORD_SETS)) {
            if (line.startsWith("[")) {
                add(contrasts, heading, sets);
                heading = line;
                sets.clear();
            } else if (!refused.contains(id(heading) + " " + line)) {
                sets.add(set(line));
            }
        }
        add(contrasts, heading, sets);
        return List.copyOf(contrasts);
    }

    private static void add(List<Contrast> contrasts, String heading, List<WordSet> sets) {
        if (!sets.isEmpty()) {
            List<String> sides =
                    List.of(heading.substring(heading.indexOf("] ") + 2).split(" "));
            contrasts.add(new Contrast(id(heading), sides, sets));
        }
    }

    private static String id(String heading) {
        return heading.substring(1, heading.indexOf(']'));
    }

    private static WordSet set(String line) {
        List<TrainingWord> words = new ArrayList<>();
        for (String word : line.split(" ", -1)) {
            String[] parts = word.split("=", 2);
            words.add(new TrainingWord(parts[0], parts.length > 1 ? parts[1] : ""));
        }
        return new WordSet(words);
    }

    private static List<String> lines(String file) {
        try (InputStream in = Objects.requireNonNull(ContrastCatalog.class.getResourceAsStream(file));
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

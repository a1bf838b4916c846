package app.saywell.practice.progress;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Pairs of common words that differ in one sound alone, to learn to hear and say the difference.
public final class MinimalPairs {
    private static final String FILE = "minimal-pairs.txt";
    private static final Map<List<String>, List<Pair>> KNOWN = read();

    private MinimalPairs() {}

    /// Two words, the one with the expected sound first.
    public record Pair(String expected, String other) {}

    /// Pairs for a sound that is said as another one; where nothing is known of the other, pairs
    /// of the sound with any. Empty where there are none.
    ///
    /// @param expected the sound in IPA
    /// @param heard the sound in IPA; may be empty
    /// @param limit how many at most
    public static List<Pair> of(String expected, String heard, int limit) {
        List<Pair> pairs = new ArrayList<>();
        for (Map.Entry<List<String>, List<Pair>> entry : KNOWN.entrySet()) {
            String first = entry.getKey().getFirst();
            String second = entry.getKey().getLast();
            if (first.equals(expected) && (heard.isEmpty() || second.equals(heard))) {
                pairs.addAll(entry.getValue());
            } else if (second.equals(expected) && first.equals(heard)) {
                entry.getValue().forEach(p -> pairs.add(new Pair(p.other(), p.expected())));
            }
        }
        return pairs.stream().limit(limit).toList();
    }

    private static Map<List<String>, List<Pair>> read() {
        Map<List<String>, List<Pair>> known = new LinkedHashMap<>();
        try (InputStream in = Objects.requireNonNull(MinimalPairs.class.getResourceAsStream(FILE));
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .forEach(line -> put(known, line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return known;
    }

    private static void put(Map<List<String>, List<Pair>> known, String line) {
        String[] halves = line.split(": ", 2);
        List<Pair> pairs = new ArrayList<>();
        for (String pair : halves[1].split(", ", -1)) {
            String[] words = pair.strip().split(" ", 2);
            pairs.add(new Pair(words[0], words[1]));
        }
        known.put(List.of(halves[0].split(" ", 2)), List.copyOf(pairs));
    }
}

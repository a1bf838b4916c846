package app.saywell.speech.language.minimalpair;

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

/// Minimal pairs: common words that differ in one sound.
public final class MinimalPairCatalog {
    private static final String FILE = "minimal-pairs.txt";
    private static final Map<List<String>, List<MinimalPair>> PAIRS_BY_SOUNDS = read();

    private MinimalPairCatalog() {}

    /// Two words; the one with the expected sound is first.
    public record MinimalPair(String expected, String other) {}

    /// Pairs for a sound that was heard as another one. If the heard sound is unknown, pairs of the
    /// expected sound with any other. Empty if there are none.
    ///
    /// @param expected the sound in IPA
    /// @param heard the sound in IPA; may be empty
    /// @param limit maximum number
    public static List<MinimalPair> find(String expected, String heard, int limit) {
        List<MinimalPair> pairs = new ArrayList<>();
        for (Map.Entry<List<String>, List<MinimalPair>> entry : PAIRS_BY_SOUNDS.entrySet()) {
            String first = entry.getKey().getFirst();
            String second = entry.getKey().getLast();
            if (first.equals(expected) && (heard.isEmpty() || second.equals(heard))) {
                pairs.addAll(entry.getValue());
            } else if (second.equals(expected) && first.equals(heard)) {
                entry.getValue().forEach(pair -> pairs.add(new MinimalPair(pair.other(), pair.expected())));
            }
        }
        return pairs.stream().limit(limit).toList();
    }

    /// A pair with the two sounds in which its words differ, in IPA.
    public record Contrast(String expected, String other, MinimalPair pair) {}

    /// The pairs with this word, which is the first of each.
    ///
    /// @param word in small letters
    public static List<Contrast> contrasts(String word) {
        List<Contrast> contrasts = new ArrayList<>();
        PAIRS_BY_SOUNDS.forEach((sounds, pairs) -> pairs.forEach(pair -> {
            if (pair.expected().equals(word)) {
                contrasts.add(new Contrast(sounds.getFirst(), sounds.getLast(), pair));
            } else if (pair.other().equals(word)) {
                contrasts.add(new Contrast(
                        sounds.getLast(), sounds.getFirst(), new MinimalPair(pair.other(), pair.expected())));
            }
        }));
        return contrasts;
    }

    private static Map<List<String>, List<MinimalPair>> read() {
        Map<List<String>, List<MinimalPair>> pairsBySounds = new LinkedHashMap<>();
        try (InputStream in = Objects.requireNonNull(MinimalPairCatalog.class.getResourceAsStream(FILE));
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .forEach(line -> put(pairsBySounds, line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return pairsBySounds;
    }

    private static void put(Map<List<String>, List<MinimalPair>> pairsBySounds, String line) {
        String[] halves = line.split(": ", 2);
        List<MinimalPair> pairs = new ArrayList<>();
        for (String pair : halves[1].split(", ", -1)) {
            String[] words = pair.strip().split(" ", 2);
            pairs.add(new MinimalPair(words[0], words[1]));
        }
        pairsBySounds.put(List.of(halves[0].split(" ", 2)), List.copyOf(pairs));
    }
}

package app.saywell.speech.language.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Words whose stress is known to move: nouns and verbs of the same letters (REcord, reCORD), and words of one family
/// (PHOtograph, phoTOgrapher, photoGRAPHic). The stressed syllable stands in capitals. Immutable.
public final class StressTable {
    private static final StressTable SHIPPED = read();

    private final Map<String, StressPair> pairs = new HashMap<>();
    private final Map<String, List<String>> families = new HashMap<>();

    private StressTable() {}

    /// A word that is stressed on one syllable as a noun (or adjective) and on another one as a verb.
    ///
    /// @param distinct whether natives keep the two apart; where they don't, either is right for both
    public record StressPair(String noun, String verb, boolean distinct) {}

    /// All pairs, in no order.
    List<StressPair> pairs() {
        return List.copyOf(pairs.values());
    }

    /// All words of families.
    Set<String> familyWords() {
        return families.keySet();
    }

    /// The one that comes with the application.
    public static StressTable shipped() {
        return SHIPPED;
    }

    /// The noun and the verb that a word is, or whose plural or third person it is.
    ///
    /// @param word in any case
    public Optional<StressPair> pair(String word) {
        String key = word.toLowerCase(Locale.ROOT);
        StressPair found = pairs.get(key);
        return found == null && key.endsWith("s")
                ? Optional.ofNullable(pairs.get(key.substring(0, key.length() - 1)))
                : Optional.ofNullable(found);
    }

    /// The words of the family of a word with their stress, itself among them; empty where none is known.
    ///
    /// @param word in any case
    public List<String> family(String word) {
        return families.getOrDefault(word.toLowerCase(Locale.ROOT), List.of());
    }

    private static StressTable read() {
        StressTable table = new StressTable();
        try (InputStream in = StressTable.class.getResourceAsStream("stress.txt")) {
            if (in == null) {
                throw new IllegalStateException("stress.txt is missing from the class path");
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            String line;
            while ((line = lines.readLine()) != null) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    table.add(line.strip().split("\\s+"));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the table of stresses can't be read", e);
        }
        return table;
    }

    private void add(String... parts) {
        List<String> words = new ArrayList<>(List.of(parts));
        String kind = words.removeFirst();
        if (kind.equals("family")) {
            words.forEach(word -> families.put(word.toLowerCase(Locale.ROOT), List.copyOf(words)));
        } else {
            pairs.put(
                    words.getFirst().toLowerCase(Locale.ROOT),
                    new StressPair(words.getFirst(), words.getLast(), kind.equals("pair")));
        }
    }
}

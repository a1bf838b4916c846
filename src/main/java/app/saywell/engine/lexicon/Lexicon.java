package app.saywell.engine.lexicon;

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

/// The pronunciations of English words. Immutable, for any number of threads.
public final class Lexicon {
    private static final String DICTIONARY = "/edu/cmu/sphinx/models/en-us/cmudict-en-us.dict";

    private final Map<String, List<Pronunciation>> words;

    private Lexicon(Map<String, List<Pronunciation>> words) {
        this.words = words;
    }

    /// Loads the dictionary from the class path. Keep the result: it is large.
    public static Lexicon english() {
        Map<String, List<Pronunciation>> words = new HashMap<>();
        try (InputStream in = Lexicon.class.getResourceAsStream(DICTIONARY);
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines().forEach(line -> add(words, line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Lexicon(words);
    }

    /// The same lexicon in which the given words are said as their teacher wrote.
    ///
    /// @param own pronunciations by word, in any case
    public Lexicon with(Map<String, Pronunciation> own) {
        Map<String, List<Pronunciation>> all = new HashMap<>(words);
        own.forEach((word, said) -> all.put(key(word), List.of(said)));
        return new Lexicon(all);
    }

    /// The ways to say a word, the most usual first; never empty.
    ///
    /// @param word letters and apostrophes in any case, at least one letter
    public List<Pronunciation> pronunciations(String word) {
        return words.getOrDefault(key(word), List.of(spelledRoughly(word)));
    }

    private static Pronunciation spelledRoughly(String word) {
        return new Pronunciation(
                List.of(new Sound(Phone.AH, Stress.PRIMARY)), Source.RULE, Form.CITATION);
    }

    private static void add(Map<String, List<Pronunciation>> words, String line) {
        String[] parts = line.trim().split("\\s+");
        int bracket = parts[0].indexOf('(');
        String word = bracket > 0 ? parts[0].substring(0, bracket) : parts[0];
        List<Sound> sounds = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            Phone.ofName(parts[i]).ifPresent(p -> sounds.add(new Sound(p, Stress.NONE)));
        }
        words.computeIfAbsent(word, w -> new ArrayList<>())
                .add(new Pronunciation(sounds, Source.DICTIONARY, Form.CITATION));
    }

    private static String key(String word) {
        return word.toLowerCase(Locale.ROOT).replace('’', '\'');
    }
}

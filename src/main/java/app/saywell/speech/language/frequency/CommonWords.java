package app.saywell.speech.language.frequency;

import app.saywell.speech.language.text.FunctionWords;
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
import java.util.Objects;

/// The five thousand most common forms of English words, the most common first (from wordfreq 3.1.1, Speer 2022), and
/// to which word a form belongs. Immutable.
public final class CommonWords {
    private static final int NOT_LISTED = Integer.MAX_VALUE;
    private static final int MIN_BASE = 3;
    private static final Map<String, Integer> RANKS = read();

    private CommonWords() {}

    /// The band of a word: of the form or of its base, whichever is more common.
    ///
    /// @param word in any case
    public static FrequencyBand band(String word) {
        String form = word.toLowerCase(Locale.ROOT);
        return FrequencyBand.ofRank(Math.min(rank(form), rank(base(form))));
    }

    /// The word of which this is a form, as far as the list knows: "kites" and "kite" are one word where "kite" is in
    /// the list; else the form itself, in lower case.
    public static String base(String word) {
        String form = word.toLowerCase(Locale.ROOT);
        String bare = form.endsWith("'s") ? form.substring(0, form.length() - 2) : form;
        if (FunctionWords.contains(form)) {
            return form;
        }
        return candidates(bare).stream()
                .filter(base -> base.length() >= MIN_BASE && RANKS.containsKey(base))
                .findFirst()
                .orElse(bare);
    }

    private static List<String> candidates(String form) {
        List<String> bases = new ArrayList<>();
        if (form.endsWith("ies") || form.endsWith("ied")) {
            bases.add(without(form, 3) + "y");
        }
        if (form.endsWith("s") && !form.endsWith("ss")) {
            bases.add(without(form, 1));
            bases.add(form.matches(".*(s|x|z|ch|sh|o)es") ? without(form, 2) : "");
        }
        if (form.endsWith("ed")) {
            bases.add(without(form, 1));
            bases.add(without(form, 2));
            bases.add(undoubled(without(form, 2)));
        }
        if (form.endsWith("ing")) {
            bases.add(without(form, 3) + "e");
            bases.add(without(form, 3));
            bases.add(undoubled(without(form, 3)));
        }
        return bases;
    }

    private static String without(String form, int letters) {
        return form.substring(0, form.length() - letters);
    }

    /// "stopp" as "stop"; empty where the last letter is not doubled.
    private static String undoubled(String stem) {
        int last = stem.length() - 1;
        return last > 0 && stem.charAt(last) == stem.charAt(last - 1) ? stem.substring(0, last) : "";
    }

    private static int rank(String form) {
        return RANKS.getOrDefault(form, NOT_LISTED);
    }

    private static Map<String, Integer> read() {
        Map<String, Integer> ranks = new HashMap<>();
        InputStream list = Objects.requireNonNull(CommonWords.class.getResourceAsStream("common-words.txt"));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
            lines.lines().forEach(word -> ranks.put(word, ranks.size() + 1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Map.copyOf(ranks);
    }
}

package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Reads dictionaries in CMUdict's text format, with or without stress digits.
final class DictionaryText {
    private static final Pattern WORD = Pattern.compile("[a-z'][a-z'.-]*");
    private static final Pattern ALTERNATIVE = Pattern.compile("\\(\\d+\\)$");

    private DictionaryText() {}

    /// The words made of letters, apostrophes, dots and hyphens, with their pronunciations in
    /// order.
    static SortedMap<String, List<List<StressedPhone>>> read(InputStream in) throws IOException {
        SortedMap<String, List<List<StressedPhone>>> words = new TreeMap<>();
        try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
            String line;
            while ((line = lines.readLine()) != null) {
                String[] parts = line.strip().split("\\s+");
                String word =
                        ALTERNATIVE.matcher(parts[0].toLowerCase(Locale.ROOT)).replaceAll("");
                if (parts.length > 1 && WORD.matcher(word).matches()) {
                    words.computeIfAbsent(word, w -> new ArrayList<>()).add(sounds(parts));
                }
            }
        }
        return words;
    }

    private static List<StressedPhone> sounds(String[] parts) {
        List<StressedPhone> sounds = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            String name = parts[i].replaceAll("\\d", "");
            char digit = parts[i].charAt(parts[i].length() - 1);
            Stress stress = Character.isDigit(digit) ? Stress.values()[digit - '0'] : Stress.NONE;
            sounds.add(StressedPhone.of(Phone.valueOf(name), stress));
        }
        return sounds;
    }
}

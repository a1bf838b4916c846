package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Words that the dictionary lacks or covers only in part: weak forms of function words, words with
/// two pronunciations, Korean names. The file itself explains its format.
final class LexiconAdditions {
    private LexiconAdditions() {}

    static Map<String, List<Pronunciation>> read(InputStream in) throws IOException {
        Map<String, List<Pronunciation>> words = new HashMap<>();
        try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String line;
            while ((line = lines.readLine()) != null) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    String[] parts = line.strip().split("\\s+", 2);
                    words.put(parts[0], pronunciations(parts[1]));
                }
            }
        }
        return words;
    }

    private static List<Pronunciation> pronunciations(String listed) {
        List<Pronunciation> pronunciations = new ArrayList<>();
        for (String entry : listed.split(";")) {
            String sounds = entry.strip();
            boolean isWeak = sounds.startsWith("~");
            pronunciations.add(new Pronunciation(
                    StressedPhone.ofArpabet(isWeak ? sounds.substring(1) : sounds),
                    PronunciationOrigin.DICTIONARY,
                    isWeak ? PronunciationForm.WEAK : PronunciationForm.CITATION));
        }
        return List.copyOf(pronunciations);
    }
}

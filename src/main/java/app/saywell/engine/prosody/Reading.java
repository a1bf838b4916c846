package app.saywell.engine.prosody;

import app.saywell.speech.Pause;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The words of one reader, each with its letters and the pause behind it.
record Reading(List<Spoken> words) {

    /// One word.
    ///
    /// @param letters its letters and digits in lower case, without accents and punctuation
    record Spoken(Word word, String letters, double pauseAfter) {}

    static Reading of(List<SpeechComponent> components) {
        List<Spoken> words = new ArrayList<>();
        for (SpeechComponent component : components) {
            switch (component) {
                case Word word -> words.add(new Spoken(word, letters(word.word()), 0));
                case Pause pause -> lengthen(words, pause);
            }
        }
        return new Reading(words);
    }

    private static void lengthen(List<Spoken> words, Pause pause) {
        if (!words.isEmpty()) {
            Spoken last = words.removeLast();
            double seconds = last.pauseAfter + Math.max(0, pause.duration());
            words.add(new Spoken(last.word, last.letters, seconds));
        }
    }

    /// Every letter of the sentence in a row, which tells two sentences apart however they were cut
    /// into words.
    String letters() {
        var all = new StringBuilder();
        words.forEach(spoken -> all.append(spoken.letters));
        return all.toString();
    }

    private static String letters(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]", "");
    }
}

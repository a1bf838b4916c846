package app.saywell.judge.engine.prosody;

import app.saywell.speech.Pause;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The words of one reading, each with its letters and the pause after it.
record WordsWithPauses(List<WordWithPause> words) {

    /// One word.
    ///
    /// @param letters its letters and digits in lower case, without accents and punctuation
    record WordWithPause(Word word, String letters, double pauseAfter) {}

    static WordsWithPauses of(List<SpeechComponent> components) {
        List<WordWithPause> words = new ArrayList<>();
        for (SpeechComponent component : components) {
            switch (component) {
                case Word word -> words.add(new WordWithPause(word, letters(word.word()), 0));
                case Pause pause -> extendLastPause(words, pause);
            }
        }
        return new WordsWithPauses(words);
    }

    private static void extendLastPause(List<WordWithPause> words, Pause pause) {
        if (!words.isEmpty()) {
            WordWithPause last = words.removeLast();
            double seconds = last.pauseAfter + Math.max(0, pause.duration());
            words.add(new WordWithPause(last.word, last.letters, seconds));
        }
    }

    /// All letters of the sentence joined. They identify the sentence, however it is divided into
    /// words.
    String letters() {
        var letters = new StringBuilder();
        words.forEach(spoken -> letters.append(spoken.letters));
        return letters.toString();
    }

    private static String letters(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]", "");
    }
}

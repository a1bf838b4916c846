package app.saywell.speech;

import java.util.ArrayList;
import java.util.List;

/// Judged words for tests.
public final class SpokenWords {
    private SpokenWords() {}

    /// Of syllables of a consonant and a vowel in 0.2 s each, which are spelled `a0`, `a1`, ….
    public static Word word(String text, boolean... stressed) {
        List<Syllable> syllables = new ArrayList<>();
        List<Phoneme> sounds = new ArrayList<>();
        for (int i = 0; i < stressed.length; i++) {
            double start = 0.2 * i;
            syllables.add(new Syllable("ma", "a" + i, 100, start, start + 0.2));
            sounds.add(new Phoneme("m", null, 100, true, stressed[i], null, start, start + 0.1));
            sounds.add(new Phoneme("ə", null, 100, true, stressed[i], null, start + 0.1, start + 0.2));
        }
        return new Word(text, 0, 0.2 * stressed.length, 100, true, true, null, syllables, sounds);
    }
}

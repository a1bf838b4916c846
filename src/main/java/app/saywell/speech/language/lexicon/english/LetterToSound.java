package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.store.GraphoneDecoder;
import java.util.ArrayList;
import java.util.List;

/// Guesses the pronunciation of a word from its letters.
final class LetterToSound {
    /// Guesses whose log probability is this much below the best one are dropped.
    private static final double MAX_LOG_DIFFERENCE = 1.5;

    private static final int MAX_PRONUNCIATIONS = 3;

    private final GraphoneDecoder decoder;

    LetterToSound(GraphoneDecoder decoder) {
        this.decoder = decoder;
    }

    /// The most likely pronunciations, best first; none when they have no vowel.
    ///
    /// @param letters a to z, at least one
    List<List<StressedPhone>> pronounce(String letters) {
        var guesses = decoder.guess(letters, 2 * MAX_PRONUNCIATIONS);
        List<List<StressedPhone>> pronunciations = new ArrayList<>();
        for (var guess : guesses) {
            boolean isLikely = guess.logProbability() >= guesses.getFirst().logProbability() - MAX_LOG_DIFFERENCE;
            List<StressedPhone> sounds = StressPattern.withOnePrimaryStress(StressedPhone.ofCodes(guess.sounds()));
            if (isLikely
                    && pronunciations.size() < MAX_PRONUNCIATIONS
                    && sounds.stream().anyMatch(sound -> sound.phone().isVowel())) {
                if (!pronunciations.contains(sounds)) {
                    pronunciations.add(sounds);
                }
            }
        }
        return pronunciations;
    }
}

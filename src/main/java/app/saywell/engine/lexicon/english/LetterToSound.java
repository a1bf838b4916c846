package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.store.GraphoneDecoder;

import java.util.ArrayList;
import java.util.List;

/// Guesses how a word is said from its letters alone.
final class LetterToSound {
    /// A guess this much less likely than the best, as a logarithm, is not worth trying.
    private static final double MARGIN = 1.5;

    private static final int MOST = 3;

    private final GraphoneDecoder decoder;

    LetterToSound(GraphoneDecoder decoder) {
        this.decoder = decoder;
    }

    /// The likeliest ways, best first; none when they give no vowel.
    ///
    /// @param letters a to z, at least one
    List<List<Sound>> pronounce(String letters) {
        var guesses = decoder.guess(letters, 2 * MOST);
        List<List<Sound>> all = new ArrayList<>();
        for (var guess : guesses) {
            boolean near = guess.log() >= guesses.getFirst().log() - MARGIN;
            List<Sound> sounds = StressPattern.mended(Sound.ofCodes(guess.sounds()));
            if (near && all.size() < MOST && sounds.stream().anyMatch(x -> x.phone().vowel())) {
                if (!all.contains(sounds)) {
                    all.add(sounds);
                }
            }
        }
        return all;
    }
}

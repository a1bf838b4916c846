package app.saywell.engine.transcribe.decode;

import app.saywell.engine.acoustic.Observations;

/// Recognises English words.
///
/// Safe for several threads; the same observations give the same words.
public final class Decoder {
    private final EnglishModel english;

    /// A decoder of what is known of English.
    public Decoder(EnglishModel english) {
        this.english = english;
    }

    /// The likeliest words, in the order in which they were said; none where none were heard.
    ///
    /// @param heard what speaks for each phone of the acoustic model at each frame besides the
    ///     observations, in natural logarithms
    public Decoding decode(
            Observations observations, float[][] heard, Weights weights, Beams beams) {
        return new Search(english, observations, heard, weights, beams).run();
    }
}

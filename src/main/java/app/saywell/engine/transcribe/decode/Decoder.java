package app.saywell.engine.transcribe.decode;

import app.saywell.engine.acoustic.Observations;

/// Recognises English words.
///
/// Safe for several threads; the same observations give the same words.
public final class Decoder {
    private final EnglishModel english;
    private final Weights weights;
    private final Beams beams;

    /// A decoder with weights and beams of one's own.
    public Decoder(EnglishModel english, Weights weights, Beams beams) {
        this.english = english;
        this.weights = weights;
        this.beams = beams;
    }

    /// The likeliest words, in the order in which they were said; none where none were heard.
    public Decoding decode(Observations observations) {
        return new Search(english, observations, weights, beams).run();
    }
}

package app.saywell.speech.audio.capture;

/// How much sound a take keeps from before its start and after its stop, in seconds; after its stop at most, because
/// one that ends in silence ends after half of it.
public record PreAndPostRoll(double preRollSeconds, double postRollSeconds) {
    /// Enough for background noise, a plosive at the start and a consonant at the end.
    public static final PreAndPostRoll DEFAULT = new PreAndPostRoll(0.4, 0.4);
}

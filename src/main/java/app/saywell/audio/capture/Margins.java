package app.saywell.audio.capture;

/// How much a take keeps from before its start and after its stop, in seconds.
public record Margins(double before, double after) {
    /// Enough for the background, a plosive at the start and a consonant at the end.
    public static final Margins USUAL = new Margins(0.4, 0.4);
}

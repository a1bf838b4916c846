package app.saywell.judge.engine.voice;

import app.saywell.speech.PronunciationGuide;

/// How something is to be said.
///
/// @param speed 1 is usual; made by the network, so that the pitch stays
/// @param pause seconds of silence at commas, beside what the voice makes of them
/// @param guide the teacher's own pronunciations
public record SynthesisOptions(Voice voice, double speed, double pause, PronunciationGuide guide) {
    /// The slowest that still sounds like speech.
    public static final double SLOWEST = 0.7;

    public static final double FASTEST = 1.15;

    private static final double MAX_PAUSE = 3;

    /// Brings speed and pause within their limits.
    public SynthesisOptions {
        speed = Math.clamp(speed, SLOWEST, FASTEST);
        pause = Math.clamp(pause, 0, MAX_PAUSE);
    }

    /// A voice at its usual speed.
    public static SynthesisOptions of(Voice voice) {
        return new SynthesisOptions(voice, 1, 0, PronunciationGuide.NONE);
    }
}

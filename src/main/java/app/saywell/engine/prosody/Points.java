package app.saywell.engine.prosody;

/// The scale of 0 to 10 of stress, pause and speed.
final class Points {
    private Points() {}

    /// Ten points for a share of 1, none for 0 or less, to two decimals.
    static double of(double share) {
        return Math.round(1000 * Math.clamp(share, 0.0, 1.0)) / 100.0;
    }
}

package app.saywell.judge.engine.prosody;

/// The scale of 0 to 10 for stress, pauses and speed.
final class ProsodyScale {
    private ProsodyScale() {}

    /// Ten points for a share of 1, none for 0 or less, rounded to two decimals.
    static double points(double share) {
        return Math.round(1000 * Math.clamp(share, 0.0, 1.0)) / 100.0;
    }
}

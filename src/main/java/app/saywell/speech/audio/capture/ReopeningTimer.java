package app.saywell.speech.audio.capture;

import java.util.function.DoubleSupplier;

/// When a microphone that was lost is looked for again: every two seconds while it is closed and somebody wants it.
/// Used on the recorder's thread.
final class ReopeningTimer {
    private static final double INTERVAL_SECONDS = 2;

    private boolean isWanted;
    private double closedSince = Double.NaN;

    /// Sets whether somebody wants a microphone.
    void want(boolean wanted) {
        isWanted = wanted;
    }

    /// Call this every few milliseconds.
    ///
    /// @param isClosed whether no microphone is open or being opened
    /// @param wallSeconds the clock, which may be set back; it is read only where it counts
    boolean isDue(boolean isClosed, DoubleSupplier wallSeconds) {
        if (!isClosed || !isWanted) {
            closedSince = Double.NaN;
            return false;
        }
        double now = wallSeconds.getAsDouble();
        if (Double.isNaN(closedSince)) {
            closedSince = now;
        }
        return Math.abs(now - closedSince) >= INTERVAL_SECONDS;
    }
}

package app.saywell.audio.capture;

import java.util.Optional;

/// Notices that samples are missing, from nothing but how many came and what the clock says.
///
/// A whole microphone lags behind the clock by an almost constant time. If the lag grows by a
/// second and stays so for half a second more, there is a hole: the device is gone, or the computer
/// slept. A mere pause of this process is made up for by the device's own buffer and passes. Slow
/// disagreement of the two clocks, up to one in a hundred, is followed.
final class Watchdog {
    private static final double HOLE_SECONDS = 1;
    private static final double GRACE_SECONDS = 0.5;
    private static final double SLEEP_SECONDS = 1.5;
    private static final double LONGEST_STEP = 0.1;
    private static final double DRIFT = 0.01;

    private final int sampleRate;
    private boolean begun;
    private double usualLag;
    private double lastWall;
    private double suspectSeconds;
    private boolean slept;

    Watchdog(int sampleRate) {
        this.sampleRate = sampleRate;
    }

    /// Called every few milliseconds.
    ///
    /// @param wallSeconds time of day, which goes on while the computer sleeps
    /// @param samples how many came since the microphone was opened
    Optional<RecordingFailure> check(double wallSeconds, long samples) {
        double lag = wallSeconds - (double) samples / sampleRate;
        if (!begun) {
            begun = true;
            usualLag = lag;
            lastWall = wallSeconds;
        }
        double passed = Math.max(0, wallSeconds - lastWall);
        lastWall = wallSeconds;
        if (lag - usualLag < HOLE_SECONDS) {
            usualLag = Math.min(lag, usualLag + passed * DRIFT);
            suspectSeconds = 0;
            slept = false;
            return Optional.empty();
        }
        slept |= passed > SLEEP_SECONDS;
        suspectSeconds += Math.min(passed, LONGEST_STEP);
        if (suspectSeconds < GRACE_SECONDS) {
            return Optional.empty();
        }
        return Optional.of(slept ? RecordingFailure.ASLEEP : RecordingFailure.DEVICE_LOST);
    }
}

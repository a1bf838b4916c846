package app.saywell.speech.audio.capture;

import java.util.Optional;

/// Detects missing samples by comparing the number of samples with the clock.
///
/// Normally the samples lag behind the clock by an almost constant time. If the lag grows by a
/// second and stays so for another half second, samples are missing: the device is lost, or the
/// computer was suspended. After a short pause of this process the device's own buffer makes up for
/// the lag. Drift between the two clocks of up to one percent is tolerated.
final class Watchdog {
    private static final double MIN_GAP_SECONDS = 1;
    private static final double CONFIRM_SECONDS = 0.5;
    private static final double SLEEP_SECONDS = 1.5;
    private static final double MAX_STEP_SECONDS = 0.1;
    private static final double MAX_CLOCK_DRIFT = 0.01;

    private final int sampleRate;
    private boolean started;
    private double baselineLag;
    private double lastWallSeconds;
    private double suspectSeconds;
    private boolean slept;

    Watchdog(int sampleRate) {
        this.sampleRate = sampleRate;
    }

    /// Call this every few milliseconds.
    ///
    /// @param wallSeconds wall-clock time, which continues while the computer sleeps
    /// @param samples number of samples since the microphone was opened
    Optional<RecordingFailure> check(double wallSeconds, long samples) {
        double lag = wallSeconds - (double) samples / sampleRate;
        if (!started) {
            started = true;
            baselineLag = lag;
            lastWallSeconds = wallSeconds;
        }
        double passed = Math.max(0, wallSeconds - lastWallSeconds);
        lastWallSeconds = wallSeconds;
        if (lag - baselineLag < MIN_GAP_SECONDS) {
            baselineLag = Math.min(lag, baselineLag + passed * MAX_CLOCK_DRIFT);
            suspectSeconds = 0;
            slept = false;
            return Optional.empty();
        }
        slept |= passed > SLEEP_SECONDS;
        suspectSeconds += Math.min(passed, MAX_STEP_SECONDS);
        if (suspectSeconds < CONFIRM_SECONDS) {
            return Optional.empty();
        }
        return Optional.of(slept ? RecordingFailure.ASLEEP : RecordingFailure.DEVICE_LOST);
    }
}

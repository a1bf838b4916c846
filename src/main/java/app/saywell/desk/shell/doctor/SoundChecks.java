package app.saywell.desk.shell.doctor;

import app.saywell.desk.settings.support.Finding;
import app.saywell.speech.audio.capture.CaptureException;
import app.saywell.speech.audio.capture.RecordingFailure;
import app.saywell.speech.audio.capture.SampleSource;
import java.time.Duration;

/// Whether the microphone delivers sound. Nothing of it is kept.
public final class SoundChecks {
    private static final Duration LISTENING = Duration.ofMillis(1500);

    /// A microphone in a quiet room is above this; below it is switched off.
    private static final double QUIET_DB = -75;

    private static final double FULL_SCALE = 32_768;

    private SoundChecks() {}

    /// Listens for a moment.
    ///
    /// @param devices how many there are
    public static Finding microphone(int devices, SampleSource.SourceOpener opener) {
        if (devices == 0) {
            return Finding.problem("microphone", "none");
        }
        try (SampleSource source = opener.open()) {
            return listen(source, LISTENING);
        } catch (CaptureException e) {
            return Finding.problem(
                    "microphone",
                    e.failure() == RecordingFailure.NO_DEVICE
                            ? "none"
                            : e.failure() == RecordingFailure.DEVICE_BUSY ? "refused" : "lost");
        }
    }

    /// @param listening no time at all means one look
    static Finding listen(SampleSource source, Duration listening) throws CaptureException {
        short[] buffer = new short[4096];
        long end = System.nanoTime() + listening.toNanos();
        long samples = 0;
        int peak = 0;
        do { // once at least: on a busy computer the time may be over before the first look
            int read = source.read(buffer);
            samples += read;
            for (int i = 0; i < read; i++) {
                peak = Math.max(peak, Math.abs(buffer[i]));
            }
        } while (System.nanoTime() < end);
        if (samples == 0) {
            return Finding.problem("microphone", "lost");
        }
        if (peak == 0) {
            return Finding.problem("microphone", "mute");
        }
        double decibels = 20 * Math.log10(peak / FULL_SCALE);
        return decibels < QUIET_DB
                ? Finding.warning("microphone", "quiet", Math.round(decibels))
                : Finding.ok("microphone", "fine", Math.round(decibels));
    }
}

package app.saywell.speech.audio.capture;

import app.saywell.speech.audio.AudioDecoder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Whether a recording of the hum of a [VirtualMicrophone] has all of it.
public final class HumCheck {
    private static final double STEP = 2 * Math.cos(2 * Math.PI / VirtualMicrophone.PERIOD);
    private static final double TOLERANCE = 30 / 32_768.0;

    private HumCheck() {}

    /// What is wrong with the recording, in words; empty where the hum goes through it without a break and it is
    /// long enough. A hum of one frequency follows from its two last samples, so each sample that is missing or
    /// added shows, except whole periods in one place.
    ///
    /// @param seconds how long it has to be at least
    public static Optional<String> fault(Path recording, double seconds) throws IOException {
        float[] samples = new AudioDecoder().decode(recording).samples();
        int breaks = 0;
        int first = -1;
        for (int i = 2; i < samples.length; i++) {
            if (Math.abs(samples[i] - STEP * samples[i - 1] + samples[i - 2]) > TOLERANCE) {
                breaks++;
                first = first < 0 ? i : first;
            }
        }
        double length = (double) samples.length / VirtualMicrophone.RATE;
        if (length < seconds) {
            return Optional.of("%.2f s instead of %.2f s".formatted(length, seconds));
        }
        if (loudest(samples) < 0.1) {
            return Optional.of("silent");
        }
        return breaks == 0
                ? Optional.empty()
                : Optional.of("%d breaks, the first at %.2f of %.2f s"
                        .formatted(breaks, (double) first / VirtualMicrophone.RATE, length));
    }

    private static float loudest(float[] samples) {
        float loudest = 0;
        for (float sample : samples) {
            loudest = Math.max(loudest, Math.abs(sample));
        }
        return loudest;
    }
}

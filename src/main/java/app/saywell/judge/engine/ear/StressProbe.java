package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.whisper.WhisperEncoder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// How much each frame sounds like a stressed syllable: a weighted sum of what one layer of the encoder hears there (a
/// linear probe). The weights, which `src/train/stress/fit.py` writes, were taught on voices that put stresses
/// anywhere, so that they tell what was heard and not which word it is.
final class StressProbe {
    private static final String FILE = "stress-probe.txt";
    private static final int LAYER = 4;
    private static final int FRAMES_A_STEP = 2;
    private static final float[] WEIGHTS = read();

    private StressProbe() {}

    /// A value for each frame of 10 ms; without a unit, only differences count.
    ///
    /// @param layers of the encoder, steps times [WhisperEncoder#WIDTH] values each
    static float[] frames(float[][] layers, int steps) {
        float[] frames = new float[FRAMES_A_STEP * steps];
        for (int frame = 0; frame < frames.length; frame++) {
            frames[frame] = frame % FRAMES_A_STEP == 0 ? step(layers[LAYER], frame / FRAMES_A_STEP) : frames[frame - 1];
        }
        return frames;
    }

    private static float step(float[] layer, int step) {
        double sum = 0;
        for (int i = 0; i < WhisperEncoder.WIDTH; i++) {
            sum += WEIGHTS[i] * layer[step * WhisperEncoder.WIDTH + i];
        }
        return (float) sum;
    }

    private static float[] read() {
        try (InputStream in = Objects.requireNonNull(StressProbe.class.getResourceAsStream(FILE), FILE)) {
            String[] numbers = new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .strip()
                    .split("\\s+");
            float[] weights = new float[WhisperEncoder.WIDTH];
            for (int i = 0; i < weights.length; i++) {
                weights[i] = Float.parseFloat(numbers[i]);
            }
            return weights;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.whisper.WhisperEncoder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class StressProbeTest {
    private static final int STEPS = 3;
    private static final int LAYERS = WhisperEncoder.LAYERS + WhisperEncoder.ADAPTED_LAYERS;

    @Test
    void aStepIsTwoFramesAndSumsWhatOneLayerHears() {
        float[][] layers = new float[LAYERS][STEPS * WhisperEncoder.WIDTH];
        float[] read = layers[4];
        for (int i = 0; i < WhisperEncoder.WIDTH; i++) {
            read[WhisperEncoder.WIDTH + i] = i % 5 - 2;
            read[2 * WhisperEncoder.WIDTH + i] = 3 * (i % 5 - 2);
        }
        float[] frames = StressProbe.frames(layers, STEPS);
        assertThat(frames).hasSize(2 * STEPS);
        assertThat(frames[0]).isZero();
        assertThat(frames[1]).isZero();
        assertThat(frames[2]).isNotZero().isEqualTo(frames[3]);
        assertThat(frames[4]).isEqualTo(frames[5]).isCloseTo(3 * frames[2], within(1e-3f));
    }

    @Test
    void otherLayersAreNotRead() {
        float[][] layers = new float[LAYERS][STEPS * WhisperEncoder.WIDTH];
        Arrays.fill(layers[3], 1);
        Arrays.fill(layers[5], 1);
        assertThat(StressProbe.frames(layers, STEPS)).containsOnly(0);
    }
}

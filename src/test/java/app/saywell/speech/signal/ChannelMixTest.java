package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ChannelMixTest {
    private static final int RATE = 16_000;
    private static final int FRAMES = 2 * RATE;

    @Test
    void equalChannelsAreAveraged() {
        assertThat(weights((frame, channel) -> voice(frame))).containsExactly(0.5f, 0.5f);
    }

    @Test
    void aChannelOfOppositePhaseIsTurnedRound() {
        float[] weights = weights((frame, channel) -> channel == 0 ? voice(frame) : -voice(frame));
        assertThat(Math.abs(weights[0] - weights[1])).isEqualTo(1);
    }

    @Test
    void aNoisyChannelIsLeftOut() {
        float[] noise = new float[FRAMES];
        Random random = new Random(1);
        for (int i = 0; i < FRAMES; i++) {
            noise[i] = (float) (0.1 * random.nextGaussian());
        }
        assertThat(weights((frame, channel) -> voice(frame) + (channel == 0 ? noise[(int) frame] : 0)))
                .containsExactly(0, 1);
    }

    @Test
    void aSilentChannelIsLeftOut() {
        assertThat(weights((frame, channel) -> channel == 0 ? voice(frame) : 0)).containsExactly(1, 0);
    }

    private static float[] weights(ChannelMix.ChannelSamples samples) {
        return ChannelMix.weights(samples, 2, FRAMES, RATE);
    }

    private static float voice(long frame) {
        return frame / (RATE / 2) % 2 == 1 ? (float) (0.2 * Math.sin(2 * Math.PI * 215 * frame / RATE)) : 0.0001f;
    }
}

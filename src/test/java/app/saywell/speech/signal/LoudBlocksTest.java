package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A tone of a second, 12 dB below full scale, and .2 s of a hiss after it, in three seconds of a room.
class LoudBlocksTest {
    private static final int RATE = 16_000;
    private static final double TONE = 0.177;
    private static final double QUIET_ROOM = 1e-4;
    private static final double USUAL_ROOM = TONE / 18; // 25 dB below the tone, 20 below the whole
    private static final double SOFT = TONE / 32; // 30 dB below it
    private static final double STRONG = TONE / 4; // 12 dB below it

    @ParameterizedTest
    @ValueSource(doubles = {SOFT, STRONG})
    void whatStandsClearInAQuietRoomStandsClearInAUsualOne(double hiss) {
        assertThat(clear(QUIET_ROOM, hiss)).isEqualTo(clear(USUAL_ROOM, hiss));
    }

    @Test
    void aSoftHissThatAUsualRoomHidesDoesNotStandClear() {
        assertThat(clear(QUIET_ROOM, SOFT)[210]).isFalse();
        assertThat(clear(QUIET_ROOM, STRONG)[210]).isTrue();
        assertThat(LoudBlocks.of(powers(QUIET_ROOM, SOFT)).loud()[210]).isTrue();
    }

    private static boolean[] clear(double room, double hiss) {
        return LoudBlocks.clear(powers(room, hiss));
    }

    private static double[] powers(double room, double hiss) {
        Random random = new Random(7);
        float[] samples = new float[3 * RATE];
        for (int i = 0; i < samples.length; i++) {
            double voice = i >= RATE && i < 2 * RATE ? 0.25 * Math.sin(2 * Math.PI * 200 * i / RATE) : 0;
            double breath = i >= 2 * RATE && i < 2.2 * RATE ? hiss * random.nextGaussian() : 0;
            samples[i] = (float) (voice + breath + room * random.nextGaussian());
        }
        return LoudBlocks.powers(samples, RATE / LoudBlocks.PER_SECOND);
    }
}

package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.signal.DecibelScale;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class LevelMeterTest {
    private static final int BLOCK = 480;
    private final LevelMeter meter = new LevelMeter(48_000);

    @Test
    void readsPeakAndLoudnessInDecibelsOfFullScale() {
        add(16384, 20 * BLOCK);
        assertThat(meter.reading().peakDb()).isCloseTo(-6.02, within(0.01));
        assertThat(meter.reading().rmsDb()).isCloseTo(-6.02, within(0.01));
    }

    @Test
    void showsASoundWithinTheBlockInWhichItCame() {
        add(0, 100 * BLOCK);
        assertThat(meter.reading().peakDb()).isEqualTo(DecibelScale.SILENCE_DB);
        add(8192, BLOCK);
        assertThat(meter.reading().peakDb()).isCloseTo(-12.04, within(0.01));
    }

    @Test
    void holdsThePeakForASecondAndAHalf() {
        add(8192, BLOCK);
        add(0, 149 * BLOCK);
        assertThat(meter.reading().peakDb()).isEqualTo(DecibelScale.SILENCE_DB);
        assertThat(meter.reading().holdDb()).isCloseTo(-12.04, within(0.01));
        add(0, BLOCK);
        assertThat(meter.reading().holdDb()).isEqualTo(DecibelScale.SILENCE_DB);
    }

    @Test
    void keepsTheClipLatchUntilItIsReleased() {
        add(32767, 1);
        add(0, 1000 * BLOCK);
        assertThat(meter.reading().clipped()).isTrue();
        meter.resetClip();
        assertThat(meter.reading().clipped()).isFalse();
    }

    @Test
    void countsHowLongTheMicrophoneIsDead() {
        add(1, BLOCK);
        assertThat(meter.reading().silentSeconds()).isZero();
        add(0, 150 * BLOCK);
        assertThat(meter.reading().silentSeconds()).isEqualTo(1.5);
        add(-1, BLOCK);
        assertThat(meter.reading().silentSeconds()).isZero();
    }

    @Test
    void givesTheBlocksOfTheLastMinuteForDrawing() {
        for (int i = 0; i < 9000; i++) {
            add(i % 1000, BLOCK);
        }
        short[] min = new short[100];
        short[] max = new short[100];
        assertThat(meter.blocks()).isEqualTo(9000);
        assertThat(meter.blocks(8950, min, max)).isEqualTo(50);
        assertThat(max[0]).isEqualTo((short) 950);
        assertThat(min[49]).isEqualTo((short) 999);
        assertThat(meter.blocks(0, min, max)).isZero();
        assertThat(meter.blocks(9000, min, max)).isZero();
    }

    private void add(int value, int count) {
        short[] samples = new short[count];
        Arrays.fill(samples, (short) value);
        meter.add(samples, count);
    }
}

package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PeaksPyramidTest {
    private static final int COLUMNS = 100;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 63, 64, 65, 255, 256, 257, 1023, 4096, 4097, 65_537, 300_000})
    void everyColumnOfEveryRangeEqualsBruteForce(int length) {
        Random random = new Random(length);
        short[] samples = new short[length];
        for (int i = 0; i < length; i++) {
            samples[i] = (short) random.nextInt();
        }
        PeaksPyramid pyramid = pyramid(samples);
        for (int round = 0; round < 60; round++) {
            int from = random.nextInt(-length / 4 - 1, length);
            int to = from + 1 + random.nextInt(length + 10);
            short[] min = new short[COLUMNS];
            short[] max = new short[COLUMNS];
            pyramid.columns(from, to, min, max);
            assertThat(min).isEqualTo(bruteForce(samples, from, to, Integer::min));
            assertThat(max).isEqualTo(bruteForce(samples, from, to, Integer::max));
        }
    }

    @Test
    void showsSingleSamplesWhenZoomedInFurtherThanTheyAre() {
        short[] min = new short[4];
        short[] max = new short[4];
        pyramid(new short[] {5, -7}).columns(0, 2, min, max);
        assertThat(min).containsExactly(5, 5, -7, -7);
        assertThat(max).containsExactly(5, 5, -7, -7);
    }

    @Test
    void refusesPairsOfAnotherRecording() {
        MemorySegment samples = MemorySegment.ofArray(new short[1000]);
        MemorySegment pairs = MemorySegment.ofArray(new short[4]);
        assertThatThrownBy(() -> PeaksPyramid.of(samples, pairs)).isInstanceOf(IllegalArgumentException.class);
    }

    private static PeaksPyramid pyramid(short[] samples) {
        MemorySegment segment = MemorySegment.ofArray(samples);
        MemorySegment pairs = MemorySegment.ofArray(new byte[(int) PeaksBuilder.byteCount(samples.length)]);
        PeaksBuilder.fill(segment, pairs);
        return PeaksPyramid.of(segment, pairs);
    }

    private interface SampleChoice {
        int of(int a, int b);
    }

    private static short[] bruteForce(short[] samples, int from, int to, SampleChoice choice) {
        short[] columns = new short[COLUMNS];
        for (int i = 0; i < COLUMNS; i++) {
            int start = from + (int) ((long) (to - from) * i / COLUMNS);
            int end = Math.max(start + 1, from + (int) ((long) (to - from) * (i + 1) / COLUMNS));
            int value = at(samples, start);
            for (int s = start; s < end; s++) {
                value = choice.of(value, at(samples, s));
            }
            columns[i] = (short) value;
        }
        return columns;
    }

    private static int at(short[] samples, int index) {
        return index < 0 || index >= samples.length ? 0 : samples[index];
    }
}

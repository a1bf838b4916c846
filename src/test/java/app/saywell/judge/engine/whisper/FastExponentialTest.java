package app.saywell.judge.engine.whisper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class FastExponentialTest {
    @Test
    void isThatOfTheLibraryToTheLastPlace() {
        Random random = new Random(7);
        for (int i = 0; i < 200_000; i++) {
            double number = -random.nextDouble() * (i % 2 == 0 ? 40 : 707);
            double expected = Math.exp(number);
            assertThat(FastExponential.of(number)).isCloseTo(expected, within(2 * Math.ulp(expected)));
        }
    }

    @Test
    void isExactAtItsEnds() {
        assertThat(FastExponential.of(0)).isOne();
        assertThat(FastExponential.of(-709)).isZero();
        assertThat(FastExponential.of(Double.NEGATIVE_INFINITY)).isZero();
    }

    @Test
    void theLogarithmOfASumIsThatOfTheLibrary() {
        Random random = new Random(8);
        float[] row = new float[SpecialTokens.COUNT];
        for (int i = 0; i < row.length; i++) {
            row[i] = (float) random.nextGaussian() * 5;
        }
        row[3] = Float.NEGATIVE_INFINITY;
        float maximum = Float.NEGATIVE_INFINITY;
        for (float value : row) {
            maximum = Math.max(maximum, value);
        }
        double sum = 0;
        for (float value : row) {
            sum += Math.exp(value - maximum);
        }
        assertThat(LogSoftmax.normaliser(row)).isCloseTo(maximum + Math.log(sum), within(1e-13));
    }
}

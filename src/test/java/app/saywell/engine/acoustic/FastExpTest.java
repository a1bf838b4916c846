package app.saywell.engine.acoustic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;

class FastExpTest {
    @Test
    void followsTheExponential() {
        for (float x = -40; x <= 0; x += 0.037f) {
            assertThat((double) FastExp.of(x)).isCloseTo(Math.exp(x), withinPercentage(2e-3));
        }
    }
}

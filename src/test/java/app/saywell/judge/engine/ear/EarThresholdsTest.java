package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Properties;
import org.junit.jupiter.api.Test;

class EarThresholdsTest {
    /// With a number that is none, nothing would ever be refused.
    @Test
    void aThresholdThatIsMissingIsToldByItsName() {
        Properties properties = new Properties();
        properties.setProperty("fault.border", "0.75");
        assertThat(EarThresholds.number(properties, "fault.border")).isEqualTo(0.75);
        assertThatIllegalStateException()
                .isThrownBy(() -> EarThresholds.number(properties, "word.border"))
                .withMessageContaining("word.border");
    }
}

package app.saywell.desk.school;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GivenRecordingsTest {
    @Test
    void fewNamesAreAllShownAndNoneOfThemIsLong() {
        assertThat(GivenRecordings.firstOf(List.of("a", "b"))).isEqualTo("a, b");
        assertThat(GivenRecordings.firstOf(List.of("a", "b", "c", "d", "e", "f")))
                .isEqualTo("a, b, c, d, e, …");
        assertThat(GivenRecordings.firstOf(List.of("😀".repeat(81)))).isEqualTo("😀".repeat(79) + "…");
    }
}

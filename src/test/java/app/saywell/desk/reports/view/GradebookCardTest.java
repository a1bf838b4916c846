package app.saywell.desk.reports.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GradebookCardTest {
    @Test
    void aColumnWithoutAHeadingIsNamedAsInASpreadsheet() {
        assertThat(List.of(0, 4, 25, 26, 51, 52, 701, 702))
                .extracting(GradebookCard::letters)
                .containsExactly("A", "E", "Z", "AA", "AZ", "BA", "ZZ", "AAA");
    }
}

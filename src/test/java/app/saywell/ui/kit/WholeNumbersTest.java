package app.saywell.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.ui.Fx;

import javafx.scene.control.Spinner;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeNumbersTest {
    private final Spinner<Integer> spinner =
            Fx.call(
                    () -> {
                        Spinner<Integer> made = new Spinner<>(1, 100, 55);
                        WholeNumbers.letWrite(made);
                        return made;
                    });

    @ParameterizedTest
    @CsvSource({"70, 70", "'', 55", "0, 1", "999999, 100"})
    void takesWhatIsWrittenAsNearAsItMay(String written, int value) {
        Fx.run(
                () -> {
                    spinner.getEditor().setText(written);
                    spinner.commitValue();
                });
        assertThat(spinner.getValue()).isEqualTo(value);
    }

    @Test
    void letsNoLetterIn() {
        Fx.run(() -> spinner.getEditor().appendText("l"));
        assertThat(spinner.getEditor().getText()).isEqualTo("55");
        Fx.run(spinner::decrement);
        assertThat(spinner.getValue()).isEqualTo(54);
    }
}

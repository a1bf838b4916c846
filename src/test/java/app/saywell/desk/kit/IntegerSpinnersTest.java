package app.saywell.desk.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import javafx.scene.control.Spinner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntegerSpinnersTest {
    private final Spinner<Integer> spinner = WindowRobot.call(() -> {
        Spinner<Integer> made = new Spinner<>(1, 100, 55);
        IntegerSpinners.makeEditable(made);
        return made;
    });

    @ParameterizedTest
    @CsvSource({"70, 70", "'', 55", "0, 1", "999999, 100"})
    void takesWhatIsWrittenAsNearAsItMay(String written, int value) {
        WindowRobot.run(() -> {
            spinner.getEditor().setText(written);
            spinner.commitValue();
        });
        assertThat(spinner.getValue()).isEqualTo(value);
    }

    @Test
    void letsNoLetterIn() {
        WindowRobot.run(() -> spinner.getEditor().appendText("l"));
        assertThat(spinner.getEditor().getText()).isEqualTo("55");
        WindowRobot.run(spinner::decrement);
        assertThat(spinner.getValue()).isEqualTo(54);
    }
}

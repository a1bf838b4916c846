package app.saywell.desk.reports.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import javafx.scene.input.Clipboard;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class ShortClipboardTest {
    @Test
    void onlyTheSecretItselfIsTakenAway() {
        Stage stage = WindowRobot.call(Stage::new);
        WindowRobot.run(() -> ShortClipboard.copy("twenty four words", stage));
        assertThat(content()).isEqualTo("twenty four words");
        WindowRobot.run(() -> ShortClipboard.forget("other words, copied before"));
        assertThat(content()).isEqualTo("twenty four words");
        WindowRobot.run(() -> ShortClipboard.forget("twenty four words"));
        assertThat(WindowRobot.call(() -> Clipboard.getSystemClipboard().hasString()))
                .isFalse();
    }

    @Test
    void aWindowThatIsClosedTakesItAway() {
        Stage stage = WindowRobot.call(Stage::new);
        WindowRobot.run(stage::show);
        WindowRobot.run(() -> ShortClipboard.copy("twenty four more words", stage));
        WindowRobot.run(stage::close);
        assertThat(WindowRobot.call(() -> Clipboard.getSystemClipboard().hasString()))
                .isFalse();
    }

    private static String content() {
        return WindowRobot.call(() -> Clipboard.getSystemClipboard().getString());
    }
}

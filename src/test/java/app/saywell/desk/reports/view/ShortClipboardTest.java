package app.saywell.desk.reports.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import javafx.scene.input.Clipboard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class ShortClipboardTest {
    @Test
    void onlyTheSecretItselfIsTakenAway() {
        WindowRobot.run(() -> ShortClipboard.copy("twenty four words"));
        assertThat(content()).isEqualTo("twenty four words");
        WindowRobot.run(() -> ShortClipboard.forget("other words, copied before"));
        assertThat(content()).isEqualTo("twenty four words");
        WindowRobot.run(() -> ShortClipboard.forget("twenty four words"));
        assertThat(WindowRobot.call(() -> Clipboard.getSystemClipboard().hasString()))
                .isFalse();
    }

    private static String content() {
        return WindowRobot.call(() -> Clipboard.getSystemClipboard().getString());
    }
}

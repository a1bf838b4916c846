package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.ui.Fx;

import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class ReportsTabsTest {
    @TempDir Path folder;

    @Test
    void theArrowKeysTurnToThePageThatTheyPress() {
        try (Opened window = new Opened(folder)) {
            Fx.run(() -> window.shell.go("REPORTS"));
            Fx.await("the tabs", () -> window.scene().lookup("#reports-paper") != null);
            Node paper = page(window);
            Fx.run(() -> window.scene().lookup("#reports-paper").requestFocus());
            Fx.press(KeyCode.RIGHT);
            ToggleButton now = Fx.call(() -> (ToggleButton) window.scene().getFocusOwner());
            assertThat(now.getId()).startsWith("reports-").isNotEqualTo("reports-paper");
            assertThat(now.isSelected()).isTrue();
            assertThat(page(window)).isNotSameAs(paper);
            Fx.press(KeyCode.LEFT);
            assertThat(page(window)).isSameAs(paper);
        }
    }

    private static Node page(Opened window) {
        return Fx.call(
                () -> {
                    Node tabs = window.scene().lookup(".reports-tabs");
                    return ((BorderPane) tabs.getParent()).getCenter();
                });
    }
}

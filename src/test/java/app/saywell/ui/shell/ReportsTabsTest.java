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
            // Where the next button lies is known after the first layout.
            Fx.await("the tabs", () -> width(window) > 0);
            Node paper = page(window);
            Fx.run(() -> window.scene().lookup("#reports-paper").requestFocus());
            Fx.press(KeyCode.RIGHT);
            Fx.await("the next page", () -> page(window) != paper);
            ToggleButton now = Fx.call(() -> (ToggleButton) window.scene().getFocusOwner());
            assertThat(now.getId()).startsWith("reports-").isNotEqualTo("reports-paper");
            assertThat(now.isSelected()).isTrue();
            Fx.press(KeyCode.LEFT);
            assertThat(page(window)).isSameAs(paper);
        }
    }

    private static double width(Opened window) {
        Node tab = window.scene().lookup("#reports-copies");
        return tab == null ? 0 : tab.getBoundsInParent().getMinX();
    }

    private static Node page(Opened window) {
        return Fx.call(
                () -> {
                    Node tabs = window.scene().lookup(".reports-tabs");
                    return ((BorderPane) tabs.getParent()).getCenter();
                });
    }
}

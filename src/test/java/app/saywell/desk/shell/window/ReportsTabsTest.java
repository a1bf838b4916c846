package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportsTabsTest {
    @TempDir
    Path folder;

    @Test
    void theArrowKeysTurnToThePageThatTheyPress() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.run(() -> window.window.navigateTo("REPORTS"));
            // The next button has a position only after the first layout.
            WindowRobot.await("the tabs", () -> width(window) > 0);
            Node paper = page(window);
            WindowRobot.focus(window.scene(), "#reports-paper");
            WindowRobot.press(KeyCode.RIGHT);
            WindowRobot.await("the next page", () -> page(window) != paper);
            ToggleButton now =
                    WindowRobot.call(() -> (ToggleButton) window.scene().getFocusOwner());
            assertThat(now.getId()).startsWith("reports-").isNotEqualTo("reports-paper");
            assertThat(now.isSelected()).isTrue();
            WindowRobot.press(KeyCode.LEFT);
            assertThat(page(window)).isSameAs(paper);
        }
    }

    private static double width(PracticeWindow window) {
        Node tab = window.scene().lookup("#reports-copies");
        return tab == null ? 0 : tab.getBoundsInParent().getMinX();
    }

    private static Node page(PracticeWindow window) {
        return WindowRobot.call(() -> {
            Node tabs = window.scene().lookup(".reports-tabs");
            return ((BorderPane) tabs.getParent()).getCenter();
        });
    }
}

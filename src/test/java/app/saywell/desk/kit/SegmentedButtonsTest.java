package app.saywell.desk.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import atlantafx.base.theme.Styles;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

class SegmentedButtonsTest {
    @Test
    void eachRowOfAPaneThatWrapsIsAControlOfItsOwn() {
        FlowPane pane = WindowRobot.call(SegmentedButtonsTest::fiveButtons);
        Stage stage = WindowRobot.show(WindowRobot.call(() -> new Scene(pane)));
        WindowRobot.run(() -> stage.setWidth(340));
        WindowRobot.await("two rows", () -> pane.getChildren().get(3).getLayoutY() > 0);
        assertThat(hasPill(pane, 0, Styles.LEFT_PILL)).isTrue();
        assertThat(hasPill(pane, 2, Styles.RIGHT_PILL)).isTrue();
        assertThat(hasPill(pane, 3, Styles.LEFT_PILL)).isTrue();
        assertThat(hasPill(pane, 4, Styles.RIGHT_PILL)).isTrue();
        WindowRobot.run(() -> stage.setWidth(800));
        WindowRobot.await("one row", () -> pane.getChildren().get(4).getLayoutY() == 0);
        assertThat(hasPill(pane, 2, Styles.CENTER_PILL)).isTrue();
        assertThat(hasPill(pane, 3, Styles.CENTER_PILL)).isTrue();
        WindowRobot.run(stage::close);
    }

    private static FlowPane fiveButtons() {
        FlowPane pane = new FlowPane();
        for (int i = 0; i < 5; i++) {
            ToggleButton button = new ToggleButton();
            button.setMinSize(100, 30);
            pane.getChildren().add(button);
        }
        SegmentedButtons.joinRows(pane);
        return pane;
    }

    private static boolean hasPill(FlowPane pane, int button, String pill) {
        return WindowRobot.call(
                () -> pane.getChildren().get(button).getStyleClass().contains(pill));
    }
}

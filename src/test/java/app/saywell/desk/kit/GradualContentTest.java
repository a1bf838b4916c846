package app.saywell.desk.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GradualContentTest {
    private static final int PARTS = 12;
    private static final double HEIGHT = 30;

    private final Pane page = new VBox();
    private final StackPane window = new StackPane();
    private GradualContent content;
    private Stage stage;

    @BeforeEach
    void show() {
        for (int i = 0; i < PARTS; i++) {
            Region part = new Region();
            part.setMinHeight(HEIGHT);
            page.getChildren().add(part);
        }
        page.setMaxHeight(Region.USE_PREF_SIZE);
        content = WindowRobot.call(() -> GradualContent.of(page, 3, 2));
        Scene scene = WindowRobot.call(() -> new Scene(window, 300, 300));
        stage = WindowRobot.show(scene);
    }

    @AfterEach
    void close() {
        WindowRobot.run(stage::close);
    }

    @Test
    void thePartsEnterAWindowAFewInEachFrame() {
        assertThat(enter()).isEqualTo(3);
        WindowRobot.await("all parts", () -> page.getChildren().size() == PARTS);
        assertThat(WindowRobot.call(page::getMinHeight)).isEqualTo(Region.USE_COMPUTED_SIZE);
    }

    @Test
    void theyLeaveWithThePaneAndTheirRoomIsKept() {
        enter();
        WindowRobot.await("all parts", () -> page.getHeight() == PARTS * HEIGHT);
        WindowRobot.run(() -> window.getChildren().clear());
        WindowRobot.await("the withdrawal", () -> page.getChildren().size() == 3);
        assertThat(enter()).isEqualTo(3);
        assertThat(WindowRobot.call(() -> page.minHeight(-1))).isEqualTo(PARTS * HEIGHT);
        WindowRobot.await("all parts again", () -> page.getChildren().size() == PARTS);
        assertThat(WindowRobot.call(page::getMinHeight)).isEqualTo(Region.USE_COMPUTED_SIZE);
    }

    @Test
    void whatIsAskedForIsThereAtOnce() {
        assertThat(WindowRobot.call(() -> {
                    window.getChildren().add(page);
                    content.enterAll();
                    return page.getChildren().size();
                }))
                .isEqualTo(PARTS);
        WindowRobot.await("a frame more", () -> page.getHeight() == PARTS * HEIGHT);
        assertThat(WindowRobot.call(() -> page.getChildren().size())).isEqualTo(PARTS);
    }

    @Test
    void aSceneThatNoWindowShowsHasAllParts() {
        assertThat(WindowRobot.call(() -> {
                    Scene drawn = new Scene(page);
                    return drawn.getRoot().getChildrenUnmodifiable().size();
                }))
                .isEqualTo(PARTS);
    }

    /// Puts the page into the window.
    ///
    /// @return how many parts are there at once
    private int enter() {
        return WindowRobot.call(() -> {
            window.getChildren().add(page);
            return page.getChildren().size();
        });
    }
}

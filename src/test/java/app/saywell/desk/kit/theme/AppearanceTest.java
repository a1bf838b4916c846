package app.saywell.desk.kit.theme;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.window.WindowRobot;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AppearanceTest {
    /// JavaFX asks for the type of a node each time it matches it with the styles.
    private static final class MatchedRegion extends Region {
        private int matches;

        @Override
        public String getTypeSelector() {
            matches++;
            return super.getTypeSelector();
        }
    }

    private final MatchedRegion matched = new MatchedRegion();
    private Scene scene;
    private Stage stage;

    @BeforeEach
    void show() {
        scene = WindowRobot.call(() -> new Scene(new StackPane(new VBox(matched)), 300, 300));
        WindowRobot.run(() -> Appearance.LIGHT.applyTo(scene, List.of()));
        stage = WindowRobot.show(scene);
    }

    @AfterEach
    void close() {
        WindowRobot.run(stage::close);
    }

    @Test
    void aChangeOfThemeAndSizeMatchesEachNodeOnce() {
        WindowRobot.run(() -> {
            scene.getRoot().applyCss();
            matched.matches = 0;
            new Appearance(Theme.DARK, 130).applyTo(scene, List.of());
            scene.getRoot().applyCss();
            assertThat(matched.matches).isEqualTo(1);
        });
    }

    @Test
    void theSceneHasTheSameNodesAfterwards() {
        WindowRobot.run(() -> {
            List<Node> before = List.copyOf(scene.getRoot().getChildrenUnmodifiable());
            new Appearance(Theme.DARK, 100).applyTo(scene, List.of());
            assertThat(scene.getRoot().getChildrenUnmodifiable()).hasSameElementsAs(before);
        });
    }
}

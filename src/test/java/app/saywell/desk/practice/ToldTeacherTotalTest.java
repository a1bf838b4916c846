package app.saywell.desk.practice;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.wave.LanesView;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.TeacherTotal;
import app.saywell.desk.shell.window.WindowRobot;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Whoever hears the description of the lanes hears the figure that others see.
@Timeout(240)
class ToldTeacherTotalTest {
    private final ObjectProperty<Optional<TeacherTotal>> total = new SimpleObjectProperty<>(Optional.empty());

    @Test
    void theFigureOfTheLanesIsTheOneThatIsShown() {
        WindowRobot.run(() -> {
            var state = PracticeImageRenderer.createState(
                    SyntheticReading.learner().take(),
                    Optional.of(SyntheticReading.model().asModel()));
            ExplainedResult result = state.result().get().orElseThrow();
            var view = new PracticeView(
                    state,
                    PracticeImageRenderer.withoutActions(),
                    new LocalizedTexts(InterfaceLanguage.ENGLISH),
                    new KeyBindings(),
                    Optional::empty);
            new Scene(view.root(), 1366, 768);
            view.root().applyCss();
            view.showTeacherTotal(total);
            String service = result.figure(Optional.empty());
            assertThat(told(view.root())).startsWith(service + " of 100: ");

            total.set(Optional.of(new TeacherTotal(31, result.total())));
            assertThat(shown(view.root())).isEqualTo("31");
            assertThat(told(view.root())).startsWith("31 of 100: ");

            total.set(Optional.empty());
            assertThat(shown(view.root())).isEqualTo(service);
            assertThat(told(view.root())).startsWith(service + " of 100: ");
        });
    }

    private static String shown(Parent root) {
        return ((Label) root.lookup(".big-number")).getText();
    }

    private static String told(Parent root) {
        Deque<Node> left = new ArrayDeque<>();
        left.add(root);
        while (!left.isEmpty()) {
            switch (left.remove()) {
                case LanesView lanes -> {
                    return lanes.getAccessibleText();
                }
                case ScrollPane pane -> left.add(pane.getContent());
                case Parent parent -> left.addAll(parent.getChildrenUnmodifiable());
                default -> {}
            }
        }
        throw new AssertionError("no lanes");
    }
}

package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.FrameTurns;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is only shown when it is asked for, in a window as low as that of `LowWindowTest`: the overviews of keys, which
/// are read to their last line with the keyboard alone, and the access record.
@Timeout(300)
class LowSheetsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"911, 512, 100, en", "911, 512, 100, ko", "1366, 768, 200, ko"})
    void theKeysAreReadToTheLastWithTheKeyboardAlone(double width, double height, int textPercent, String language) {
        try (PracticeWindow window = new PracticeWindow(folder, width, height)) {
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.TEXT_SIZE_PERCENT, textPercent));
            window.speak(language);
            List<String> faults = new ArrayList<>();
            for (String screen : List.of("PRACTICE", "DAILY")) {
                WindowRobot.run(() -> window.window.navigateTo(screen));
                String sheet = screen.equals("PRACTICE") ? "#key-sheet" : "#window-keys";
                WindowRobot.await(
                        "the screen", () -> FrameTurns.of(window.scene()).isIdle());
                if (screen.equals("DAILY")) {
                    WindowRobot.await("its first button", () -> window.scene()
                            .lookup("#daily-placement-begin")
                            .isFocused());
                }
                Node before = WindowRobot.call(() -> window.scene().getFocusOwner());
                WindowRobot.press(KeyCode.SHIFT, KeyCode.SLASH);
                WindowRobot.await("the keys", () -> isShown(window.scene(), sheet));
                WindowRobot.await(
                        "the keyboard there",
                        () -> scrolled(window.scene(), sheet).isFocused()
                                && isLaidOut(scrolled(window.scene(), sheet)));
                String picture = "low-keys-%s-%s-%d".formatted(screen, language, textPercent);
                Pictures.keep(window.scene(), picture);
                faults.addAll(WindowRobot.call(
                        () -> LayoutFaults.of(window.scene(), window.scene().lookup(sheet))));
                faults.addAll(LowWindowTest.hiddenParts(window.scene(), sheet + " .chip"));
                WindowRobot.press(KeyCode.END);
                WindowRobot.await("the last line", () -> isInSight(window.scene(), sheet));
                Pictures.keep(window.scene(), picture + "-end");
                WindowRobot.press(KeyCode.ESCAPE);
                WindowRobot.await("none", () -> !isShown(window.scene(), sheet));
                assertThat(WindowRobot.call(() -> window.scene().getFocusOwner()))
                        .as("the keyboard is where it was")
                        .isEqualTo(before);
            }
            assertThat(faults).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "911, 512, 100, en",
        "911, 512, 100, ko",
        "1024, 600, 100, ko",
        "1366, 768, 200, en",
        "1366, 768, 200, ko"
    })
    void theAccessRecordIsWhole(double width, double height, int textPercent, String language) throws IOException {
        try (ClassWindow window = ClassWindow.withAssignedLesson(folder)) {
            WindowRobot.run(() -> {
                window.services.practice.settings().set(Setting.TEXT_SIZE_PERCENT, textPercent);
                window.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language);
                window.stage.setWidth(width);
                window.stage.setHeight(height);
                window.window.navigateTo("SETTINGS");
            });
            WindowRobot.await(
                    "the settings",
                    () -> window.scene().getWidth() == width
                            && window.scene().lookup("#about") != null
                            && FrameTurns.of(window.scene()).isIdle());
            show(window);
            assertThat(lines(window)).as("that the class was seen").isEqualTo(1);
            List<String> faults = new ArrayList<>(WindowRobot.call(() -> LayoutFaults.of(window.scene())));
            for (int learner = 0; learner < 5; learner++) {
                Take take = window.take(learner, 0);
                window.services.practice.takes().opened(take);
                window.services.practice.marks().grade(take.id(), Optional.of(70.0));
                window.services
                        .practice
                        .reports()
                        .personalDataExport()
                        .export(window.learners.get(learner).id(), folder.resolve(learner + ".zip"));
            }
            show(window);
            WindowRobot.await("the newest, and how many more", () -> lines(window) == 13);
            WindowRobot.focus(window.scene(), "#access-save");
            Pictures.keep(window.scene(), "low-access-%.0f-%s-%d".formatted(width, language, textPercent));
            faults.addAll(WindowRobot.call(() -> LayoutFaults.of(window.scene())));
            assertThat(faults).isEmpty();
        }
    }

    private static void show(ClassWindow window) {
        WindowRobot.run(() -> window.scene().lookup("#access-show").fireEvent(new ActionEvent()));
        WindowRobot.await("an answer", () -> lines(window) > 0);
    }

    /// How many lines the record has in the card, after its title and what it is about.
    private static long lines(ClassWindow window) {
        return WindowRobot.call(() -> window.scene().lookup("#access").lookupAll(".label").stream()
                .filter(Label.class::isInstance)
                .filter(NodeFactory::isVisibleInTree)
                .skip(2)
                .count());
    }

    private static ScrollPane scrolled(Scene scene, String sheet) {
        return (ScrollPane) scene.lookup(sheet + " .scroll-pane");
    }

    private static boolean isLaidOut(ScrollPane pane) {
        Node viewport = pane.lookup(".viewport");
        return viewport != null && viewport.getLayoutBounds().getHeight() > 0 && !pane.isNeedsLayout();
    }

    private static boolean isShown(Scene scene, String selector) {
        return WindowRobot.call(() -> {
            Node node = scene.lookup(selector);
            return node != null && NodeFactory.isVisibleInTree(node);
        });
    }

    /// Whether the lowest line of a sheet is in sight.
    private static boolean isInSight(Scene scene, String sheet) {
        ScrollPane pane = scrolled(scene, sheet);
        double seen = pane.lookup(".viewport")
                .localToScene(pane.lookup(".viewport").getLayoutBounds())
                .getMaxY();
        return pane.getContent().lookupAll(".label").stream()
                .filter(NodeFactory::isVisibleInTree)
                .mapToDouble(
                        label -> label.localToScene(label.getLayoutBounds()).getMaxY())
                .allMatch(bottom -> bottom <= Math.min(seen, scene.getHeight()) + 1);
    }
}

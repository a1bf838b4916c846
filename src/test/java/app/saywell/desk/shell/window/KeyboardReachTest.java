package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every control of every screen is reached by the Tab key, and what has the keyboard is in sight,
/// in a window of a laptop at 150 %.
@Tag("pixels")
class KeyboardReachTest {
    private static final int MAX_TAB_PRESSES = 250;

    /// All but the class, whose pages are looked at one by one.
    private static final List<String> SCREENS = Stream.of(ScreenRoute.values())
            .filter(route -> route != ScreenRoute.CLASS)
            .map(Enum::name)
            .toList();

    @TempDir
    Path folder;

    /// Whether the keyboard is seen is looked at in one language.
    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void theTabKeyReachesEveryControlAndScrollsToIt(String language) {
        try (ClassWindow window = ClassWindow.withAssignedLesson(folder)) {
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            WindowRobot.run(() -> {
                window.stage.setWidth(911);
                window.stage.setHeight(512);
            });
            WindowRobot.await("the size", () -> window.scene().getWidth() == 911);
            List<String> faults = new ArrayList<>();
            for (String screen : SCREENS) {
                WindowRobot.run(() -> window.window.navigateTo(screen));
                faults.addAll(faults(window.scene(), screen, language.equals("ko")));
            }
            WindowRobot.run(() -> window.window.navigateTo("CLASS"));
            for (String page : classPages(window.scene())) {
                WindowRobot.scrollAndClick(window.scene(), "#" + page);
                faults.addAll(faults(window.scene(), page, language.equals("ko")));
            }
            assertThat(faults).isEmpty();
        }
    }

    @Test
    void aSoundThatAKeyChoosesIsInSight() {
        try (PracticeWindow window = new PracticeWindow(folder, 911, 512)) {
            window.recordAndWait();
            for (int i = 0; i < 3; i++) {
                WindowRobot.press(KeyCode.ALT, KeyCode.RIGHT);
                WindowRobot.await(
                        "a button of the sound in sight",
                        () -> "hear-sound-mine"
                                        .equals(window.scene().getFocusOwner().getId())
                                && isInSight(window.scene().getFocusOwner()));
            }
        }
    }

    /// A control as it looks while it has the keyboard.
    private record FocusedLook(Node node, WritableImage picture) {
        static FocusedLook of(Node node) {
            return new FocusedLook(node, picture(node));
        }

        /// With the styles of this moment: on a busy machine the pulse that brings them is late.
        private static WritableImage picture(Node node) {
            return WindowRobot.call(() -> {
                node.applyCss();
                return node.snapshot(null, null);
            });
        }

        /// Whether the control looks otherwise without the keyboard.
        boolean differsFromNow() {
            WritableImage now = picture(node);
            if (now.getWidth() != picture.getWidth() || now.getHeight() != picture.getHeight()) {
                return true;
            }
            return !Arrays.equals(pixels(now), pixels(picture));
        }

        private static int[] pixels(WritableImage image) {
            int width = (int) image.getWidth();
            int height = (int) image.getHeight();
            int[] pixels = new int[width * height];
            image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
            return pixels;
        }
    }

    private static List<String> classPages(Scene scene) {
        return WindowRobot.call(() -> scene.getRoot().lookupAll(".row").stream()
                .map(Node::getId)
                .filter(id -> id != null && id.startsWith("page-"))
                .toList());
    }

    private static List<String> faults(Scene scene, String where, boolean looks) {
        Set<Node> visited = new LinkedHashSet<>();
        List<String> faults = new ArrayList<>();
        Optional<FocusedLook> before = Optional.empty();
        awaitWholeScreen(scene);
        for (int i = 0; i < MAX_TAB_PRESSES; i++) {
            WindowRobot.press(KeyCode.TAB);
            Node owner = WindowRobot.call(scene::getFocusOwner);
            before.filter(look -> look.node() != owner && !look.differsFromNow())
                    .ifPresent(look -> faults.add(where + ": no ring: " + look.node()));
            if (owner == null || !visited.add(owner)) {
                break;
            }
            WindowRobot.call(() -> 0);
            if (!WindowRobot.call(() -> isInSight(owner))) {
                faults.add(where + ": not in sight: " + owner);
            }
            before = looks ? Optional.of(FocusedLook.of(owner)) : Optional.empty();
        }
        WindowRobot.call(() -> controls(scene.getRoot())).stream()
                .filter(node -> !visited.contains(node))
                .forEach(node -> faults.add(where + ": not reached: " + node));
        return faults;
    }

    /// Screens enter part by part.
    private static void awaitWholeScreen(Scene scene) {
        List<Integer> counts = new ArrayList<>();
        WindowRobot.await("the whole screen", () -> {
            counts.add(controls(scene.getRoot()).size());
            int seen = counts.size();
            return seen >= 40 && Set.copyOf(counts.subList(seen - 40, seen)).size() == 1;
        });
    }

    /// What a mouse can press or write in. Of a group of toggle buttons Tab visits one; arrow keys
    /// go on.
    private static List<Node> controls(Parent parent) {
        List<Node> controls = new ArrayList<>();
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (!child.isVisible() || child.isDisabled()) {
                continue;
            }
            if (child instanceof ToggleButton toggle && toggle.getToggleGroup() != null) {
                continue;
            }
            if (child instanceof ButtonBase || child instanceof TextInputControl || child instanceof ComboBoxBase<?>) {
                controls.add(child);
            } else if (child instanceof Spinner<?> spinner) {
                controls.add(spinner);
            } else if (child instanceof ScrollPane pane) {
                if (pane.getContent() instanceof Parent content) {
                    controls.addAll(controls(content));
                }
            } else if (child instanceof Parent inner) {
                controls.addAll(controls(inner));
            }
        }
        return controls;
    }

    /// Whether the middle of a node lies inside every area that scrolls it.
    private static boolean isInSight(Node node) {
        Bounds bounds = node.getLayoutBounds();
        Point2D middle = node.localToScene(bounds.getCenterX(), bounds.getCenterY());
        if (!NodeFactory.isVisibleInTree(node)
                || !node.getScene().getRoot().getLayoutBounds().contains(middle)) {
            return false;
        }
        for (Parent around = node.getParent(); around != null; around = around.getParent()) {
            if (around instanceof ScrollPane pane) {
                Node viewport = pane.lookup(".viewport");
                boolean isTaller =
                        bounds.getHeight() > viewport.getLayoutBounds().getHeight();
                if (!isTaller && !viewport.getLayoutBounds().contains(viewport.sceneToLocal(middle))) {
                    return false;
                }
            }
        }
        return true;
    }
}

package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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
import javafx.scene.input.KeyCode;

/// Presses Tab through every screen, and every page of the class, in a window of a laptop at 150 %: each control is to
/// be reached, and what has the keyboard to be in sight.
final class KeyboardWalk {
    private static final int MAX_TAB_PRESSES = 250;

    /// All but the class, whose pages are looked at one by one.
    private static final List<String> SCREENS = Stream.of(ScreenRoute.values())
            .filter(route -> route != ScreenRoute.CLASS)
            .map(Enum::name)
            .toList();

    private final ClassWindow window;
    private final FocusObserver observer;
    private final List<String> faults = new ArrayList<>();

    /// Looks at what has the keyboard.
    interface FocusObserver {
        /// A control has the keyboard.
        void gained(Node control);

        /// It has given the keyboard to another.
        ///
        /// @return whether it was seen to have had it
        boolean wasSeen(Node control);
    }

    /// What only reaches.
    static final FocusObserver NOBODY = new FocusObserver() {
        @Override
        public void gained(Node control) {}

        @Override
        public boolean wasSeen(Node control) {
            return true;
        }
    };

    private KeyboardWalk(ClassWindow window, FocusObserver observer) {
        this.window = window;
        this.observer = observer;
    }

    /// @return what is wrong
    static List<String> faults(ClassWindow window, FocusObserver observer) {
        KeyboardWalk walk = new KeyboardWalk(window, observer);
        walk.everyScreen();
        return walk.faults;
    }

    private void everyScreen() {
        WindowRobot.run(() -> {
            window.stage.setWidth(911);
            window.stage.setHeight(512);
        });
        WindowRobot.await("the size", () -> window.scene().getWidth() == 911);
        for (String screen : SCREENS) {
            WindowRobot.run(() -> window.window.navigateTo(screen));
            everyControl(window.scene(), screen);
        }
        WindowRobot.run(() -> window.window.navigateTo("CLASS"));
        for (String page : classPages(window.scene())) {
            WindowRobot.scrollAndClick(window.scene(), "#" + page);
            everyControl(window.scene(), page);
        }
    }

    private static List<String> classPages(Scene scene) {
        return WindowRobot.call(() -> scene.getRoot().lookupAll(".row").stream()
                .map(Node::getId)
                .filter(id -> id != null && id.startsWith("page-"))
                .toList());
    }

    private void everyControl(Scene scene, String where) {
        WindowRobot.awaitAllParts(scene);
        Set<Node> visited = new LinkedHashSet<>();
        Node before = null;
        for (int i = 0; i < MAX_TAB_PRESSES; i++) {
            WindowRobot.press(KeyCode.TAB);
            Node owner = WindowRobot.call(scene::getFocusOwner);
            if (before != null && before != owner && !observer.wasSeen(before)) {
                faults.add(where + ": no ring: " + before);
            }
            if (owner == null || !visited.add(owner)) {
                break;
            }
            if (!WindowRobot.call(() -> isInSight(owner))) {
                faults.add(where + ": not in sight: " + owner);
            }
            observer.gained(owner);
            before = owner;
        }
        WindowRobot.call(() -> controls(scene.getRoot())).stream()
                .filter(node -> !visited.contains(node))
                .forEach(node -> faults.add(where + ": not reached: " + node));
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
    static boolean isInSight(Node node) {
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

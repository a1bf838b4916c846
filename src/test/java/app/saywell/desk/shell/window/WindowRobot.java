package app.saywell.desk.shell.window;

import app.saywell.desk.kit.FrameTurns;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OffScreenRenderer;
import com.sun.javafx.scene.NodeHelper;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Cell;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.hamcrest.Matchers;
import org.jspecify.annotations.Nullable;
import org.testfx.api.FxRobot;
import org.testfx.matcher.control.LabeledMatchers;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.MouseRobot;

/// Keyboard and mouse for headless windows. A click hits what a user would hit: a node off the
/// screen, behind another one or disabled makes the test fail.
///
/// Every look and every input first waits until the window is settled ([WindowWork]), and every
/// input until it is settled again, so a test never sees half of what its input does.
public final class WindowRobot {
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final long PARK_NANOS = 5_000_000;

    /// Looks are counted, not time: on a busy machine a test waits longer. A minute on a quiet one.
    private static final int MAX_LOOKS = 10_000;

    private static final int MAX_TAB_PRESSES = 200;
    private static final int MAX_CLICKS = 3;
    private static final FxRobot ROBOT = call(FxRobot::new);

    private WindowRobot() {}

    /// Calls `work` on the UI thread of a settled window.
    public static <T> T call(Callable<T> work) {
        settle();
        T value = onUiThread(work);
        settle();
        return value;
    }

    /// Runs `work` on the UI thread of a settled window.
    public static void run(Runnable work) {
        call(() -> {
            work.run();
            return 0;
        });
    }

    private static <T> T onUiThread(Callable<T> work) {
        return OffScreenRenderer.callOnUiThread(work);
    }

    /// Waits until the window is settled: nothing is in flight, and what was handed to the UI thread
    /// by its answers has run.
    private static void settle() {
        if (Platform.isFxApplicationThread()) {
            return;
        }
        boolean isQuiet = WindowWork.isSettled();
        while (!isQuiet) {
            if (!WindowWork.awaitSettled(PATIENCE)) {
                throw new AssertionError("the window does not settle: %d in flight%n%s"
                        .formatted(WindowWork.inFlight(), describeWindows()));
            }
            isQuiet = onUiThread(WindowWork::isSettled);
        }
    }

    /// Waits until a condition is true in a settled window, on the UI thread. Where it looks up a
    /// node that is not there yet, it is not true yet.
    public static void await(String what, BooleanSupplier condition) {
        settle();
        for (int looks = 0; !onUiThread(() -> WindowWork.isSettled() && isTrue(condition)); looks++) {
            if (looks == MAX_LOOKS) {
                throw new AssertionError("never came: %s%n%s".formatted(what, describeWindows()));
            }
            LockSupport.parkNanos(PARK_NANOS);
            settle();
        }
    }

    /// Waits until all parts of a screen are there: they enter one after another, in turns that the scene knows.
    public static void awaitAllParts(Scene scene) {
        await("all parts of the screen", () -> {
            // What a scroll pane holds is in the scene only once it has its skin.
            layOut(scene);
            return FrameTurns.of(scene).isIdle();
        });
    }

    private static String describeWindows() {
        return "The keyboard is at: %s%nThe windows show: %s".formatted(focusOwners(), shownTexts());
    }

    private static boolean isTrue(BooleanSupplier condition) {
        try {
            return condition.getAsBoolean();
        } catch (NullPointerException missingNode) {
            return false;
        }
    }

    /// Where each window that has the keyboard sends its keys, for the message of a failed test.
    private static List<String> focusOwners() {
        return onUiThread(() -> Window.getWindows().stream()
                .filter(Window::isFocused)
                .map(Window::getScene)
                .filter(Objects::nonNull)
                .map(scene -> String.valueOf(scene.getFocusOwner()))
                .toList());
    }

    /// All texts that a user could read now, for the message of a failed test.
    private static List<String> shownTexts() {
        return onUiThread(() -> Window.getWindows().stream()
                .map(Window::getScene)
                .filter(Objects::nonNull)
                .flatMap(scene -> ROBOT
                        .from(scene.getRoot())
                        .lookup(Text.class::isInstance)
                        .match(NodeFactory::isVisibleInTree)
                        .queryAllAs(Text.class)
                        .stream())
                .map(Text::getText)
                .filter(text -> !text.isBlank())
                .toList());
    }

    /// Shows a scene in a window at the corner of the screen, so that it can be clicked.
    public static Stage show(Scene scene) {
        return call(() -> {
            Stage stage = new Stage();
            stage.setX(0);
            stage.setY(0);
            stage.setWidth(1366);
            stage.setHeight(768);
            stage.setScene(scene);
            stage.show();
            stage.requestFocus();
            return stage;
        });
    }

    /// Presses keys together; the last one is pressed last. A key that stayed down, because the
    /// robot threw what had failed elsewhere, would not be pressed again by a later test.
    public static void press(KeyCode... keys) {
        run(WindowRobot::layOutWhatHearsKeys);
        KeyboardRobot keyboard = ROBOT.robotContext().getKeyboardRobot();
        try {
            keyboard.pressNoWait(keys);
        } finally {
            keyboard.releaseNoWait(reversed(keys));
        }
        call(() -> 0);
    }

    /// Nobody presses a key before the frame that shows where it goes, and a control hears none before.
    private static void layOutWhatHearsKeys() {
        Window.getWindows().stream()
                .filter(Window::isFocused)
                .map(Window::getScene)
                .filter(Objects::nonNull)
                .forEach(WindowRobot::layOut);
    }

    /// Presses keys one after another, so quickly that no time-out of the window ends between them.
    public static void pressQuickly(KeyCode... keys) {
        run(() -> {
            layOutWhatHearsKeys();
            Robot robot = new Robot();
            for (KeyCode key : keys) {
                robot.keyType(key);
            }
        });
    }

    private static KeyCode[] reversed(KeyCode[] keys) {
        KeyCode[] reversed = new KeyCode[keys.length];
        for (int i = 0; i < keys.length; i++) {
            reversed[i] = keys[keys.length - 1 - i];
        }
        return reversed;
    }

    /// Presses the Tab key until a node has the focus.
    public static void tabTo(Scene scene, String selector) {
        for (int i = 0; i < MAX_TAB_PRESSES; i++) {
            if (call(() -> hasVisibleFocus(scene, selector))) {
                await(selector + " to hear keys", () -> isReadyForKeys(scene.lookup(selector)));
                return;
            }
            press(KeyCode.TAB);
        }
        throw new AssertionError("the Tab key does not reach " + selector);
    }

    private static boolean hasVisibleFocus(Scene scene, String selector) {
        Node owner = scene.getFocusOwner();
        return owner != null && owner.isFocusVisible() && owner == scene.lookup(selector);
    }

    /// A control handles keys only after its first layout.
    private static boolean isReadyForKeys(Node node) {
        return !(node instanceof Control control) || control.getSkin() != null;
    }

    /// Gives a control the keyboard and waits until it has it.
    public static void focus(Scene scene, String selector) {
        await(selector + " to have the keyboard", () -> {
            Node node = scene.lookup(selector);
            if (node == null) {
                return false;
            }
            if (!node.isFocused()) {
                scene.getWindow().requestFocus();
                node.requestFocus();
            }
            return node.isFocused() && isReadyForKeys(node);
        });
    }

    /// Clicks the middle of a node, which must be there to be hit. A list that is filled anew just
    /// then has another node for it.
    public static void click(Scene scene, String selector) {
        await(selector + " to be there", () -> isInLayout(scene, selector));
        click(call(() -> scene.lookup(selector)), () -> scene.lookup(selector));
    }

    private static boolean isInLayout(Scene scene, String selector) {
        layOut(scene);
        return scene.lookup(selector) != null;
    }

    /// Clicks the middle of a node, which must be there to be hit.
    public static void click(Node node) {
        click(node, () -> node);
    }

    /// Tries again where the layout moved just then and the click hit nothing that acts.
    ///
    /// @param current the node that stands for the same thing now
    private static void click(Node node, Supplier<Node> current) {
        Scene scene = call(() -> sceneOf(node, current));
        for (int attempt = 1; ; attempt++) {
            PressListener pressed = press(scene, current);
            if (pressed.hit(node) || pressed.hit(call(current::get))) {
                return;
            }
            if (attempt == MAX_CLICKS || isInControl(pressed.target())) {
                throw new AssertionError(node + " was not hit but " + pressed.target());
            }
        }
    }

    /// Hovers over a node, then presses and releases in one turn of the window, on the place that the node has in
    /// that turn: it may have moved since, and again before a later turn. Nobody waits for the turn itself,
    /// because a click that opens a dialogue ends only when that is closed.
    private static PressListener press(Scene scene, Supplier<Node> current) {
        run(() -> layOut(scene));
        if (!call(() -> isMiddleInSight(current.get()))) {
            throw new AssertionError(call(current::get) + " is off the screen");
        }
        moveTo(call(() -> middleOnScreen(current)));
        PressListener pressed = new PressListener();
        run(() -> pressed.listenTo(scene));
        Platform.runLater(() -> {
            layOut(scene);
            Robot robot = new Robot();
            robot.mouseMove(middleOnScreen(current));
            robot.mouseClick(MouseButton.PRIMARY);
        });
        call(() -> 0);
        run(() -> pressed.stopListening(scene));
        return pressed;
    }

    private static Point2D middleOnScreen(Supplier<Node> current) {
        Node node = current.get();
        return node.localToScreen(middle(node));
    }

    private static boolean isInControl(@Nullable Node target) {
        for (Node at = target; at != null; at = at.getParent()) {
            if (at instanceof ButtonBase || at instanceof TextInputControl || at instanceof Cell) {
                return true;
            }
        }
        return false;
    }

    private static Scene sceneOf(Node node, Supplier<Node> current) {
        return node.getScene() == null ? current.get().getScene() : node.getScene();
    }

    /// Scrolls until a node is in sight, as a user would with the wheel, and clicks it. A list that
    /// is filled anew meanwhile has another node for it.
    public static void scrollAndClick(Scene scene, String selector) {
        Node[] found = new Node[1];
        Bounds[] place = new Bounds[1];
        await(selector + " to be there", () -> {
            Node node = scene.lookup(selector);
            if (node == null) {
                return false;
            }
            scrollTo(node);
            Bounds bounds = call(() -> node.localToScene(node.getLayoutBounds()));
            // In the next look it must still be the same one at the same place.
            boolean isSettled = node == found[0] && bounds.equals(place[0]);
            found[0] = node;
            place[0] = bounds;
            return isSettled && scene.lookup(selector) == node;
        });
        click(scene, selector);
    }

    /// Scrolls all scroll panes around a node so that its middle is in sight.
    public static void scrollTo(Node node) {
        run(() -> {
            layOut(node.getScene());
            for (Parent at = node.getParent(); at != null; at = at.getParent()) {
                if (at instanceof ScrollPane pane) {
                    scroll(pane, node);
                }
            }
            layOut(node.getScene());
        });
    }

    private static void scroll(ScrollPane pane, Node node) {
        Node content = pane.getContent();
        double hidden =
                content.getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
        if (hidden <= 0) {
            return;
        }
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        double middle = content.sceneToLocal(bounds).getCenterY();
        double top = middle - pane.getViewportBounds().getHeight() / 2;
        pane.setVvalue(Math.clamp(top / hidden, 0, 1));
    }

    /// Drags with the primary button through points of the screen.
    public static void drag(Point2D from, Point2D... through) {
        MouseRobot mouse = ROBOT.robotContext().getMouseRobot();
        moveTo(from);
        try {
            mouse.pressNoWait(MouseButton.PRIMARY);
            for (Point2D point : through) {
                moveTo(point);
            }
        } finally {
            mouse.releaseNoWait(MouseButton.PRIMARY);
        }
        call(() -> 0);
    }

    /// Clicks a point of the screen.
    public static void click(Point2D point) {
        MouseRobot mouse = ROBOT.robotContext().getMouseRobot();
        moveTo(point);
        try {
            mouse.pressNoWait(MouseButton.PRIMARY);
        } finally {
            mouse.releaseNoWait(MouseButton.PRIMARY);
        }
        call(() -> 0);
    }

    /// Clicks a point of the screen twice, so quickly that the second click never comes too late for the first.
    public static void doubleClick(Point2D point) {
        run(() -> {
            Robot robot = new Robot();
            robot.mouseMove(point);
            robot.mouseClick(MouseButton.PRIMARY);
            robot.mouseClick(MouseButton.PRIMARY);
        });
    }

    /// Moves the pointer to a point of the screen, at once: the robot's own way there takes fifty
    /// steps and seconds.
    public static void moveTo(Point2D point) {
        ROBOT.robotContext().getMouseRobot().moveNoWait(point);
        call(() -> 0);
    }

    /// Clicks an item of a menu that is open.
    public static void click(MenuItem item) {
        await("the menu of " + item.getText(), () -> item.getStyleableNode() != null);
        Node row = call(item::getStyleableNode);
        await(
                "the row of " + item.getText(),
                () -> row.getScene() != null && row.getScene().getWindow().isShowing());
        click(row);
    }

    /// Types text into the field that has the focus, character by character.
    public static void write(String text) {
        run(WindowRobot::layOutWhatHearsKeys);
        ROBOT.write(text, 0);
        call(() -> 0);
    }

    /// Whether a visible label or button of the scene shows these words.
    public static boolean shows(Scene scene, String words) {
        return call(() -> ROBOT.from(scene.getRoot())
                .lookup(Labeled.class::isInstance)
                .lookup(LabeledMatchers.hasText(containing(words)))
                .match(NodeFactory::isVisibleInTree)
                .tryQuery()
                .isPresent());
    }

    private static org.hamcrest.Matcher<String> containing(String words) {
        return Matchers.both(Matchers.notNullValue(String.class)).and(Matchers.containsString(words));
    }

    private static boolean isMiddleInSight(Node node) {
        return node.getScene().getRoot().getLayoutBounds().contains(node.localToScene(middle(node)));
    }

    private static Point2D middle(Node node) {
        Bounds bounds = node.getLayoutBounds();
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    /// Styles and lays out what has changed, as the next frame would. [Node#applyCss] of the root would style every
    /// node of the window anew.
    static void layOut(Scene scene) {
        NodeHelper.processCSS(scene.getRoot());
        scene.getRoot().layout();
    }
}

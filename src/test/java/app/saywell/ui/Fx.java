package app.saywell.ui;

import app.saywell.ui.kit.OffScreen;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/// A hand for windows that nobody sees.
public final class Fx {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int MOST_STEPS = 200;

    private Fx() {}

    public static <T> T call(Callable<T> work) {
        return OffScreen.call(work);
    }

    public static void run(Runnable work) {
        OffScreen.call(
                () -> {
                    work.run();
                    return 0;
                });
    }

    /// Waits until something holds, as seen from the window's thread.
    public static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!call(condition::getAsBoolean)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain for: " + what);
            }
            LockSupport.parkNanos(5_000_000);
        }
    }

    /// Presses keys together, the last one last.
    public static void press(KeyCode... keys) {
        run(
                () -> {
                    Robot robot = new Robot();
                    for (KeyCode key : keys) {
                        robot.keyPress(key);
                    }
                    for (int i = keys.length - 1; i >= 0; i--) {
                        robot.keyRelease(keys[i]);
                    }
                });
        call(() -> 0);
    }

    /// Goes with the Tab key until a node has the keyboard.
    public static void tabTo(Scene scene, String selector) {
        for (int i = 0; i < MOST_STEPS; i++) {
            if (call(() -> isOwner(scene, selector))) {
                await(selector + " to hear keys", () -> hears(scene.lookup(selector)));
                return;
            }
            press(KeyCode.TAB);
        }
        throw new AssertionError("the Tab key does not lead to " + selector);
    }

    private static boolean isOwner(Scene scene, String selector) {
        Node owner = scene.getFocusOwner();
        return owner != null && owner.isFocusVisible() && owner == scene.lookup(selector);
    }

    /// Before its first layout a control hears no key.
    private static boolean hears(Node node) {
        return !(node instanceof Control control) || control.getSkin() != null;
    }

    public static void click(Scene scene, String selector) {
        await(selector + " to be there", () -> scene.lookup(selector) != null);
        run(
                () -> {
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    Node node = scene.lookup(selector);
                    Bounds bounds = node.localToScreen(node.getLayoutBounds());
                    Robot robot = new Robot();
                    robot.mouseMove(bounds.getCenterX(), bounds.getCenterY());
                    robot.mouseClick(MouseButton.PRIMARY);
                });
        call(() -> 0);
    }
}

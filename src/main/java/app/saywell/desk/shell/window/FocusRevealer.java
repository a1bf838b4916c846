package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScrollReveal;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Lets a user of the keyboard see where it is. JavaFX scrolls to a control that the Tab key
/// reached, but not to one that a command gave the focus; and it removes the ring from a group of
/// toggle buttons when an arrow key goes to the next one.
final class FocusRevealer implements AutoCloseable {
    private static final double MARGIN = 12;

    private final Scene scene;
    private final ChangeListener<@Nullable Node> owners = (owner, was, is) -> revealLater();
    private final EventHandler<KeyEvent> arrows = this::arrowPressed;
    private final Runnable pulse = this::reveal;
    private boolean awaitsLayout;

    FocusRevealer(Scene scene) {
        this.scene = scene;
        scene.focusOwnerProperty().addListener(owners);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, arrows);
    }

    private void arrowPressed(KeyEvent event) {
        if (event.getCode().isArrowKey() && event.getTarget() instanceof ToggleButton) {
            // The button handles the key after this filter.
            Platform.runLater(this::showRing);
        }
    }

    private void showRing() {
        if (scene.getFocusOwner() instanceof ToggleButton button && !button.isFocusVisible()) {
            NodeFactory.focusByKey(button);
        }
    }

    /// A control that was just added has its place only after the next layout.
    private void revealLater() {
        if (!awaitsLayout) {
            awaitsLayout = true;
            scene.addPostLayoutPulseListener(pulse);
            Platform.requestNextPulse();
        }
    }

    private void reveal() {
        scene.removePostLayoutPulseListener(pulse);
        awaitsLayout = false;
        Node owner = scene.getFocusOwner();
        if (owner == null || !owner.isFocusVisible()) {
            return;
        }
        for (Parent around = owner.getParent(); around != null; around = around.getParent()) {
            if (around instanceof ScrollPane pane) {
                ScrollReveal.scrollTo(pane, owner, MARGIN);
            }
        }
    }

    @Override
    public void close() {
        scene.focusOwnerProperty().removeListener(owners);
        scene.removeEventFilter(KeyEvent.KEY_PRESSED, arrows);
    }
}

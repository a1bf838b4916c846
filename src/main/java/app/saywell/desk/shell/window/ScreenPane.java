package app.saywell.desk.shell.window;

import app.saywell.desk.kit.FrameTurns;
import app.saywell.desk.kit.NodeFactory;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The screens that are in the window: the one that is seen, and those that were seen before, which
/// keep their styles until these change. Used on the UI thread.
final class ScreenPane extends StackPane {
    private @Nullable Node shown;
    private Subscription focusReturn = Subscription.EMPTY;

    /// Shows a screen instead of the one that is seen.
    void show(Node screen) {
        shown = screen;
        if (!getChildren().contains(screen)) {
            getChildren().add(screen);
        }
        getChildren().forEach(child -> child.setVisible(child == screen));
    }

    /// Takes out what is not seen: it is styled and laid out anew when it is shown, and not all of
    /// it at once.
    void removeHidden() {
        getChildren().removeIf(screen -> !screen.isVisible());
    }

    /// Changes the styles of the scene in one frame and brings the screen back with the next, which
    /// styles it: both in one frame would stop the window for too long. The keyboard stays where it
    /// is.
    void restyle(Scene scene, Runnable change) {
        Node owner = scene.getFocusOwner();
        getChildren().clear();
        change.run();
        boolean[] isStyled = new boolean[1];
        FrameTurns.of(scene).add(() -> {
            boolean isFirst = !isStyled[0];
            isStyled[0] = true;
            if (!isFirst) {
                bringBack(owner);
            }
            return isFirst;
        });
    }

    private void bringBack(@Nullable Node owner) {
        if (shown == null || !getChildren().isEmpty()) {
            return;
        }
        if (owner != null && owner.getScene() == null) {
            returnFocusOnceThere(owner);
        }
        getChildren().add(shown);
    }

    /// The parts of a screen may enter one after another, and the keyboard may have gone on since.
    private void returnFocusOnceThere(Node owner) {
        focusReturn.unsubscribe();
        Node substitute = getScene().getFocusOwner();
        focusReturn = owner.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                Platform.runLater(() -> returnFocus(owner, substitute));
            }
        });
    }

    private void returnFocus(Node owner, @Nullable Node substitute) {
        focusReturn.unsubscribe();
        Scene scene = owner.getScene();
        if (scene != null && scene.getFocusOwner() == substitute) {
            owner.requestFocus();
        }
    }

    /// Whether the keyboard is in the screen that is seen.
    boolean hasFocus(Scene scene) {
        Node owner = scene.getFocusOwner();
        return owner != null
                && NodeFactory.isVisibleInTree(owner)
                && Stream.iterate(owner, Objects::nonNull, Node::getParent).anyMatch(ancestor -> ancestor == shown);
    }
}

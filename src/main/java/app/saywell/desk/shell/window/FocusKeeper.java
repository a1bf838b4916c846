package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// Keeps the keyboard where it was when the focused control vanishes, because it was replaced,
/// hidden or removed. JavaFX gives the focus to the first control of the window then, so that the
/// next key would open another screen.
///
/// The focus goes to the control with the same id if there is one, and otherwise to the nearest
/// part of the window around it that is still shown: Tab goes on from there, and Enter does nothing
/// that nobody asked for.
final class FocusKeeper implements AutoCloseable {
    private final Scene scene;
    private final ChangeListener<@Nullable Node> listener = (owner, was, is) -> follow(was, is);
    private List<Parent> surroundings = List.of();
    private @Nullable Node vanished;

    FocusKeeper(Scene scene) {
        this.scene = scene;
        scene.focusOwnerProperty().addListener(listener);
    }

    private void follow(@Nullable Node was, @Nullable Node is) {
        if (is == null) {
            vanished = was == null || isShown(was) ? null : was;
            return;
        }
        Node lost = vanished;
        vanished = null;
        if (lost != null) {
            Optional<Node> substitute = substitute(lost);
            if (substitute.isPresent()) {
                substitute.get().requestFocus();
                return;
            }
        }
        surroundings = parents(is);
    }

    private Optional<Node> substitute(Node lost) {
        if (lost.getId() != null) {
            Node successor = scene.lookup("#" + lost.getId());
            if (successor != null && canTakeFocus(successor)) {
                return Optional.of(successor);
            }
        }
        return surroundings.stream().filter(this::isShown).findFirst().map(Node.class::cast);
    }

    private boolean canTakeFocus(Node node) {
        return node.isFocusTraversable() && !node.isDisabled() && isShown(node);
    }

    private boolean isShown(Node node) {
        return node.getScene() == scene && NodeFactory.isVisibleInTree(node);
    }

    private static List<Parent> parents(Node node) {
        List<Parent> parents = new ArrayList<>();
        for (Parent parent = node.getParent(); parent != null; parent = parent.getParent()) {
            parents.add(parent);
        }
        return parents;
    }

    @Override
    public void close() {
        scene.focusOwnerProperty().removeListener(listener);
    }
}

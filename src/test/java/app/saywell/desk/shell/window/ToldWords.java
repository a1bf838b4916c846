package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import java.util.stream.Collectors;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Scene;

/// What a screen reader was told last, by itself.
final class ToldWords {
    private ToldWords() {}

    /// By the screen that is shown.
    static String of(Scene scene) {
        return of(scene, "#live-message");
    }

    /// @param selector of the messages that are looked at, where they are visible
    static String of(Scene scene, String selector) {
        return WindowRobot.call(() -> scene.getRoot().lookupAll(selector).stream()
                .filter(NodeFactory::isVisibleInTree)
                .map(message -> (Node) message.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM))
                .map(Node::getAccessibleText)
                .collect(Collectors.joining()));
    }
}

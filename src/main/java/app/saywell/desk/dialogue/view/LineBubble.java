package app.saywell.desk.dialogue.view;

import app.saywell.desk.kit.NodeFactory;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A line of a conversation: the learner's at the right, those of others at the left.
final class LineBubble extends HBox {
    LineBubble(String speaker, String text, boolean isMine, String style) {
        VBox bubble = NodeFactory.column(
                2,
                NodeFactory.label(speaker, "small", "soft"),
                NodeFactory.wrapped(NodeFactory.label(text, "dialogue-text")));
        bubble.getStyleClass().addAll("dialogue-bubble", style);
        if (isMine) {
            bubble.getStyleClass().add("mine");
        }
        setAlignment(isMine ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        getChildren().add(bubble);
    }
}

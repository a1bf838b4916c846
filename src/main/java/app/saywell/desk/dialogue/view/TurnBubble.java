package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.kit.NodeFactory;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What the learner is to say now, with its meaning; one of several answers has its number.
final class TurnBubble extends HBox {
    TurnBubble(DialogueLine line, Optional<String> number) {
        super(10);
        getStyleClass().addAll("dialogue-bubble", "dialogue-turn", "mine");
        number.ifPresent(figure -> getChildren().add(NodeFactory.label(figure, "key-cap")));
        Label text = NodeFactory.wrapped(NodeFactory.label(line.spoken(), "dialogue-turn-text"));
        VBox lines = NodeFactory.column(3, text);
        String meaning = line.sentence().meaning();
        if (!meaning.isBlank()) {
            lines.getChildren().add(NodeFactory.wrapped(NodeFactory.label(meaning, "small", "soft")));
        }
        HBox.setHgrow(lines, Priority.ALWAYS);
        getChildren().add(lines);
    }
}

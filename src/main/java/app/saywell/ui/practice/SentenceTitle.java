package app.saywell.ui.practice;

import app.saywell.ui.kit.Level;
import app.saywell.ui.practice.desk.Sheet;

import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.IntConsumer;

/// The sentence as the title: each word with the colour and the line of its level; a click plays
/// it.
final class SentenceTitle extends FlowPane {
    private static final double GAP = 14;

    SentenceTitle() {
        super(GAP, 8);
        getStyleClass().add("sentence");
    }

    void show(List<Sheet.TitleWord> words, IntConsumer play) {
        getChildren().clear();
        for (int i = 0; i < words.size(); i++) {
            getChildren().add(word(words.get(i), i, play));
        }
    }

    private static VBox word(Sheet.TitleWord word, int number, IntConsumer play) {
        Label text = new Label(word.text());
        text.getStyleClass().addAll("sentence-word", word.level().styleClass());
        Region line = new Region();
        line.getStyleClass().addAll("level-line", word.level().styleClass());
        VBox both = new VBox(7, text, line);
        both.getStyleClass().add("sentence-box");
        if (word.level() != Level.MISSING) {
            both.setOnMouseClicked(event -> play.accept(number));
        }
        return both;
    }
}

package app.saywell.ui.practice;

import app.saywell.ui.kit.Level;
import app.saywell.ui.practice.desk.Sheet;

import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.IntConsumer;

/// The sentence as the title: each word with the colour and the line of its level; a click plays
/// it.
///
/// A passage is written smaller, and scrolls where it is long.
final class SentenceTitle extends VBox {
    private static final double GAP = 14;
    private static final int PASSAGE_WORDS = 22;
    private static final double PASSAGE_HEIGHT = 176;

    SentenceTitle() {
        getStyleClass().add("sentence");
    }

    void show(List<Sheet.TitleWord> words, IntConsumer play) {
        boolean passage = words.size() > PASSAGE_WORDS;
        FlowPane flow = passage ? new FlowPane(GAP / 2, 4) : new FlowPane(GAP, 8);
        for (int i = 0; i < words.size(); i++) {
            flow.getChildren().add(word(words.get(i), i, play));
        }
        getStyleClass().remove("passage");
        getChildren().clear();
        if (passage) {
            getStyleClass().add("passage");
            ScrollPane scrolled = new ScrollPane(flow);
            scrolled.setFitToWidth(true);
            scrolled.setFocusTraversable(false);
            scrolled.setMinHeight(PASSAGE_HEIGHT / 2);
            scrolled.setPrefHeight(PASSAGE_HEIGHT);
            getChildren().add(scrolled);
        } else {
            getChildren().add(flow);
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

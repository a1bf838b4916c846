package app.saywell.desk.practice;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.state.SentenceDetail;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The sentence as a title: each word with the colour and line of its score level; a click plays
/// it.
///
/// A passage is smaller and scrolls if it is long.
final class SentenceTitle extends VBox {
    private static final double GAP = 14;
    private static final int PASSAGE_WORDS = 22;
    private static final double PASSAGE_HEIGHT = 176;

    SentenceTitle() {
        getStyleClass().add("sentence");
    }

    void show(List<SentenceDetail.TitleWord> words, IntConsumer play) {
        boolean isPassage = words.size() > PASSAGE_WORDS;
        FlowPane flow = isPassage ? new FlowPane(GAP / 2, 4) : new FlowPane(GAP, 8);
        for (int i = 0; i < words.size(); i++) {
            flow.getChildren().add(word(words.get(i), i, play));
        }
        getStyleClass().remove("passage");
        getChildren().clear();
        if (isPassage) {
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

    private static VBox word(SentenceDetail.TitleWord word, int number, IntConsumer play) {
        Label text = new Label(word.text());
        text.getStyleClass().addAll("sentence-word", word.level().styleClass());
        Region line = new Region();
        line.getStyleClass().addAll("level-line", word.level().styleClass());
        VBox wordBox = new VBox(7, text, line);
        wordBox.getStyleClass().add("sentence-box");
        if (word.level() != ScoreLevel.MISSING) {
            wordBox.setOnMouseClicked(event -> play.accept(number));
        }
        return wordBox;
    }
}

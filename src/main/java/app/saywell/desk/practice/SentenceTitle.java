package app.saywell.desk.practice;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.state.ForeseenSound;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.speech.SoundNotation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
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

    private final LocalizedTexts texts;

    SentenceTitle(LocalizedTexts texts) {
        this.texts = texts;
        getStyleClass().add("sentence");
    }

    /// @param mind by index of a word the sound in it to mind; shown until the word has a score
    void show(List<SentenceDetail.TitleWord> words, Map<Integer, ForeseenSound> mind, IntConsumer play) {
        boolean isPassage = words.size() > PASSAGE_WORDS;
        FlowPane flow = isPassage ? new FlowPane(GAP / 2, 4) : new FlowPane(GAP, 8);
        for (int i = 0; i < words.size(); i++) {
            flow.getChildren().add(word(words.get(i), Optional.ofNullable(mind.get(i)), i, play));
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

    private VBox word(SentenceDetail.TitleWord word, Optional<ForeseenSound> mind, int number, IntConsumer play) {
        Label text = new Label(word.text());
        text.getStyleClass().addAll("sentence-word", word.level().styleClass());
        Region line = new Region();
        line.getStyleClass().addAll("level-line", word.level().styleClass());
        VBox wordBox = new VBox(7, text, line);
        wordBox.getStyleClass().add("sentence-box");
        mind.filter(sound -> word.level() == ScoreLevel.MISSING).ifPresent(sound -> {
            line.getStyleClass().setAll("level-line", "foreseen-line");
            Label sign = new Label("/" + SoundNotation.toDisplay(sound.sound()) + "/");
            sign.getStyleClass().addAll("small", "foreseen-sign");
            String words = sound.reminder(texts);
            sign.setAccessibleText(words);
            Tooltip.install(wordBox, new Tooltip(words));
            wordBox.setSpacing(3);
            wordBox.getChildren().add(sign);
        });
        if (word.level() != ScoreLevel.MISSING) {
            wordBox.setOnMouseClicked(event -> play.accept(number));
        }
        return wordBox;
    }
}

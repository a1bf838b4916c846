package app.saywell.desk.practice;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.state.ForeseenSound;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.speech.SoundNotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
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
    private final List<TitleWordBox> boxes = new ArrayList<>();
    private FlowPane flow = new FlowPane();
    private List<String> shown = List.of();

    SentenceTitle(LocalizedTexts texts) {
        this.texts = texts;
        getStyleClass().add("sentence");
    }

    /// A passage that was shown before stays where it was scrolled to.
    ///
    /// @param mind by index of a word the sound in it to mind; shown until the word has a score
    void show(List<SentenceDetail.TitleWord> words, Map<Integer, ForeseenSound> mind, IntConsumer play) {
        boxes.clear();
        for (int i = 0; i < words.size(); i++) {
            boxes.add(box(words.get(i), Optional.ofNullable(mind.get(i)), i, play));
        }
        List<String> now = words.stream().map(SentenceDetail.TitleWord::text).toList();
        if (!now.equals(shown)) {
            shown = now;
            layOut(words.size() > PASSAGE_WORDS);
        }
        flow.getChildren().setAll(boxes);
    }

    /// Gives the first words levels, and the others none, and moves nothing: what was said of a word to mind stays in
    /// its place, unseen where the word has a level.
    void recolour(List<ScoreLevel> levels) {
        for (int i = 0; i < boxes.size(); i++) {
            boxes.get(i).show(i < levels.size() ? levels.get(i) : ScoreLevel.MISSING);
        }
    }

    private void layOut(boolean isPassage) {
        flow = isPassage ? new FlowPane(GAP / 2, 4) : new FlowPane(GAP, 8);
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

    private TitleWordBox box(
            SentenceDetail.TitleWord word, Optional<ForeseenSound> mind, int number, IntConsumer play) {
        boolean hasScore = word.level() != ScoreLevel.MISSING;
        TitleWordBox box = new TitleWordBox(word.text());
        mind.filter(_ -> !hasScore)
                .ifPresent(
                        sound -> box.mind("/" + SoundNotation.toDisplay(sound.sound()) + "/", sound.reminder(texts)));
        box.show(word.level());
        if (hasScore) {
            box.setOnMouseClicked(event -> play.accept(number));
        }
        return box;
    }
}

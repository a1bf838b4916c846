package app.saywell.ui.practice.verdict;

import app.saywell.library.people.Strictness;
import app.saywell.practice.passage.SpokenSentence;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.LanesModel;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;

/// The sentences of a passage that was read in one go, each with its share of the one result; a
/// click shows and plays it.
final class PassageCard extends VBox {
    private final LanesModel lanes;
    private final PracticeActions actions;
    private final Texts texts;

    PassageCard(
            List<SpokenSentence> sentences,
            Strictness strictness,
            LanesModel lanes,
            PracticeActions actions,
            Texts texts) {
        super(2);
        this.lanes = lanes;
        this.actions = actions;
        this.texts = texts;
        setId("passage");
        getStyleClass().addAll("card", "passage-card");
        getChildren().add(Nodes.label(texts.get("practice.passage"), "caption"));
        for (int i = 0; i < sentences.size(); i++) {
            getChildren().add(row(sentences.get(i), i, strictness));
        }
    }

    private Button row(SpokenSentence sentence, int number, Strictness strictness) {
        Level level = Level.of(sentence.share() * 100, strictness);
        String right =
                texts.get("practice.passage.right", sentence.right(), sentence.words().size());
        Label text = Nodes.label(sentence.text(), "small");
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        Label count = Nodes.label(right, "caption");
        count.setMinWidth(USE_PREF_SIZE);
        HBox line = Nodes.row(8, new LevelMark(level), text, count);
        line.setAlignment(Pos.CENTER_LEFT);
        Button button = new Button();
        button.setGraphic(line);
        button.setId("passage-sentence-" + number);
        button.getStyleClass().setAll("button", "row");
        button.setMaxWidth(Double.MAX_VALUE);
        line.prefWidthProperty().bind(button.widthProperty().subtract(20));
        button.setAccessibleText(
                sentence.text() + ", " + right + ", " + texts.get("practice.level." + level.key()));
        button.setOnAction(event -> show(sentence));
        return button;
    }

    private void show(SpokenSentence sentence) {
        lanes.select(Side.LEARNER, sentence.start(), sentence.end());
        lanes.fitSelection();
        actions.play(Side.LEARNER, sentence.start(), sentence.end());
    }
}

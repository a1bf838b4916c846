package app.saywell.desk.practice.result;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.lessons.passage.SpokenSentence;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.school.learner.ScoreThresholds;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The sentences of a passage that was read in one go, each with its share of correct words; a
/// click selects and plays it.
final class PassageResultCard extends VBox {
    private final LanesViewModel lanes;
    private final PracticeActions actions;
    private final LocalizedTexts texts;

    PassageResultCard(
            List<SpokenSentence> sentences,
            ScoreThresholds thresholds,
            LanesViewModel lanes,
            PracticeActions actions,
            LocalizedTexts texts) {
        super(2);
        this.lanes = lanes;
        this.actions = actions;
        this.texts = texts;
        setId("passage");
        getStyleClass().addAll("card", "passage-card");
        getChildren().add(NodeFactory.label(texts.get("practice.passage"), "caption"));
        for (int i = 0; i < sentences.size(); i++) {
            getChildren().add(row(sentences.get(i), i, thresholds));
        }
    }

    private Button row(SpokenSentence sentence, int number, ScoreThresholds thresholds) {
        ScoreLevel level = ScoreLevel.of(sentence.verdict(thresholds));
        String correctCount = texts.get(
                "practice.passage.right",
                sentence.correctWords(),
                sentence.words().size());
        Label text = NodeFactory.label(sentence.text(), "small");
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        Label count = NodeFactory.label(correctCount, "caption");
        count.setMinWidth(USE_PREF_SIZE);
        HBox line = NodeFactory.row(8, new ScoreLevelBadge(level), text, count);
        line.setAlignment(Pos.CENTER_LEFT);
        Button button = new Button();
        button.setGraphic(line);
        button.setId("passage-sentence-" + number);
        button.getStyleClass().setAll("button", "row");
        button.setMaxWidth(Double.MAX_VALUE);
        line.prefWidthProperty().bind(button.widthProperty().subtract(20));
        button.setAccessibleText(
                sentence.text() + ", " + correctCount + ", " + texts.get("practice.level." + level.key()));
        button.setOnAction(event -> show(sentence));
        return button;
    }

    private void show(SpokenSentence sentence) {
        lanes.select(VoiceSide.LEARNER, sentence.start(), sentence.end());
        lanes.fitSelection();
        actions.play(VoiceSide.LEARNER, sentence.start(), sentence.end());
    }
}

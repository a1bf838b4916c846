package app.saywell.desk.practice.result;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScaleBar;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.TeacherTotal;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.speech.SpeakingTime;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The total, its parts on their true scales, and on demand the explanation.
final class ScoreCard extends VBox {

    /// @param teacherTotal counts instead of the total of the service, which is shown below it
    /// @param modelWords the words of the model reading; empty without one
    ScoreCard(
            ExplainedResult result, Optional<TeacherTotal> teacherTotal, List<Word> modelWords, LocalizedTexts texts) {
        super(12);
        getStyleClass().addAll("card", "score-card");
        ScoreExplanation explanation = new ScoreExplanation(result, texts);
        ToggleButton whyToggle = new ToggleButton(texts.get("practice.why"));
        whyToggle.getStyleClass().setAll("toggle-button", "link");
        whyToggle.setId("why");
        NodeFactory.showWhen(explanation, whyToggle.selectedProperty());
        // In large letters the question goes below: the number is never shortened.
        Optional<ScoreBand> band = result.band(teacherTotal);
        FlowPane numberRow = new FlowPane(
                8,
                0,
                NodeFactory.label(result.figure(teacherTotal), "big-number"),
                NodeFactory.label(texts.get("practice.of-hundred"), "soft", "of-hundred"),
                whyToggle);
        numberRow.setRowValignment(VPos.BASELINE);
        getChildren().add(numberRow);
        band.ifPresent(people -> getChildren().add(bandLabel(people, texts)));
        teacherTotal.ifPresent(total -> {
            Label source = NodeFactory.wrapped(NodeFactory.label(
                    texts.get("practice.marks.counts", ScoreBand.figure(total.service(), Optional.empty())),
                    "small",
                    "soft"));
            source.setId("teacher-total");
            getChildren().add(source);
        });
        getChildren().add(parts(result.parts(), texts));
        paceLabel(result, modelWords, texts).ifPresent(getChildren()::add);
        getChildren().add(explanation);
    }

    /// What pace the model asks for, where speed is scored.
    private static Optional<Label> paceLabel(ExplainedResult result, List<Word> modelWords, LocalizedTexts texts) {
        boolean hasSpeed = result.parts().stream().anyMatch(part -> part.part() == ExplainedResult.ScorePart.SPEED);
        Optional<Double> own =
                SpeakingTime.syllablesASecond(result.pronunciationResult().words());
        return SpeakingTime.syllablesASecond(modelWords)
                .filter(model -> hasSpeed)
                .flatMap(model -> own.map(said -> {
                    Label label = NodeFactory.wrapped(
                            NodeFactory.label(texts.get("practice.pace", model, said), "small", "soft"));
                    label.setId("asked-pace");
                    return label;
                }));
    }

    /// What people would give, in one line.
    private static Label bandLabel(ScoreBand band, LocalizedTexts texts) {
        Label label = NodeFactory.wrapped(NodeFactory.label(
                texts.get(band.isUnsure() ? "practice.band.unsure" : "practice.band", band.lowest(), band.highest()),
                "small",
                band.isUnsure() ? "strong" : "soft"));
        label.setId("score-band");
        return label;
    }

    private static GridPane parts(List<ExplainedResult.PartScore> parts, LocalizedTexts texts) {
        GridPane grid = new GridPane(12, 10);
        ColumnConstraints names = new ColumnConstraints();
        ColumnConstraints bars = new ColumnConstraints(40, 58, 90);
        bars.setHgrow(Priority.ALWAYS);
        ColumnConstraints numbers = new ColumnConstraints();
        numbers.setHalignment(HPos.RIGHT);
        numbers.setHgrow(Priority.SOMETIMES);
        grid.getColumnConstraints().setAll(names, bars, numbers);
        for (int i = 0; i < parts.size(); i++) {
            ExplainedResult.PartScore part = parts.get(i);
            String key = part.part().name().toLowerCase(Locale.ROOT);
            Label name = NodeFactory.label(texts.get("practice.part." + key), "small");
            Label number = NodeFactory.label(
                    part.min() == 0
                            ? texts.get("practice.of", part.score(), part.max())
                            : texts.get("practice.of-range", 100 * part.fraction()),
                    "small",
                    "soft");
            number.setMinWidth(USE_PREF_SIZE);
            name.setMinWidth(USE_PREF_SIZE);
            ScaleBar bar = new ScaleBar(part.fraction());
            bar.setMaxWidth(90);
            grid.addRow(i, name, bar, number);
        }
        return grid;
    }
}

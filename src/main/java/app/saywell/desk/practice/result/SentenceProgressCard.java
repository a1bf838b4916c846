package app.saywell.desk.practice.result;

import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.TakeProgress;
import app.saywell.speech.ScoreScale;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The scores of this sentence over its takes, as a chart and in words.
final class SentenceProgressCard extends VBox {

    /// @param chosenTakeId the shown take
    SentenceProgressCard(TakeProgress progress, long chosenTakeId, LocalizedTexts texts) {
        super(8);
        setId("progress");
        getStyleClass().addAll("card", "progress-card");
        SentenceProgressChart chart = new SentenceProgressChart(progress, chosenTakeId);
        chart.setAccessibleRole(AccessibleRole.TEXT);
        chart.setAccessibleText(progress.points().stream()
                .map(point -> texts.get("practice.progress.take", point.takeNumber(), point.total()))
                .collect(Collectors.joining(", ")));
        getChildren()
                .addAll(
                        NodeFactory.label(texts.get("practice.progress"), "caption"),
                        chart,
                        NodeFactory.wrapped(NodeFactory.label(trendText(progress, texts), "small")),
                        NodeFactory.wrapped(NodeFactory.label(scaleText(progress, texts), "caption")));
        if (progress.engineChanges()) {
            Label engines = NodeFactory.wrapped(NodeFactory.label(texts.get("practice.progress.engines"), "caption"));
            engines.setId("progress-engines");
            getChildren().add(engines);
        }
    }

    private static String trendText(TakeProgress progress, LocalizedTexts texts) {
        ScoreHistory.ScoreTrend trend = progress.trend();
        String key = progress.hasTeachersTotals() ? "teachers-totals" : EnumKey.of(trend);
        return texts.get("practice.progress." + key, Math.abs(progress.change()));
    }

    private static String scaleText(TakeProgress progress, LocalizedTexts texts) {
        return texts.get(
                progress.scale() == ScoreScale.HUNDRED
                        ? "practice.progress.scale-alone"
                        : "practice.progress.scale-model");
    }
}

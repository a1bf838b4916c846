package app.saywell.ui.practice.verdict;

import app.saywell.practice.progress.Course;
import app.saywell.speech.Scale;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Progress;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.VBox;

import java.util.Locale;
import java.util.stream.Collectors;

/// How this sentence went over its takes, drawn and in words.
final class ProgressCard extends VBox {

    /// @param chosen the take on the desk
    ProgressCard(Progress progress, long chosen, Texts texts) {
        super(8);
        setId("progress");
        getStyleClass().addAll("card", "progress-card");
        ProgressChart chart = new ProgressChart(progress, chosen);
        chart.setAccessibleRole(AccessibleRole.TEXT);
        chart.setAccessibleText(
                progress.points().stream()
                        .map(
                                point ->
                                        texts.get(
                                                "practice.progress.take",
                                                point.number(),
                                                point.total()))
                        .collect(Collectors.joining(", ")));
        getChildren()
                .addAll(
                        Nodes.label(texts.get("practice.progress"), "caption"),
                        chart,
                        Nodes.wrapped(Nodes.label(verdict(progress, texts), "small")),
                        Nodes.wrapped(Nodes.label(scale(progress, texts), "caption")));
    }

    private static String verdict(Progress progress, Texts texts) {
        Course.Verdict verdict = progress.verdict();
        String key = verdict.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return texts.get("practice.progress." + key, Math.abs(progress.change()));
    }

    private static String scale(Progress progress, Texts texts) {
        return texts.get(
                progress.scale() == Scale.HUNDRED
                        ? "practice.progress.scale-alone"
                        : "practice.progress.scale-model");
    }
}

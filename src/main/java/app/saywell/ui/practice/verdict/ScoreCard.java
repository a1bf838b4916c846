package app.saywell.ui.practice.verdict;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.ScaleBar;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Verdict;

import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Locale;

/// The number, its parts on their true scales, and on demand why it is what it is.
final class ScoreCard extends VBox {

    ScoreCard(Verdict verdict, Texts texts) {
        super(12);
        getStyleClass().addAll("card", "score-card");
        Why why = new Why(verdict, texts);
        ToggleButton ask = new ToggleButton(texts.get("practice.why"));
        ask.getStyleClass().setAll("toggle-button", "link");
        ask.setId("why");
        Nodes.showWhen(why, ask.selectedProperty());
        HBox number =
                Nodes.row(
                        8,
                        Nodes.label(
                                String.format(Locale.ROOT, "%.0f", verdict.total()), "big-number"),
                        Nodes.label(texts.get("practice.of-hundred"), "soft", "of-hundred"),
                        ask);
        number.setAlignment(Pos.BASELINE_LEFT);
        getChildren().addAll(number, parts(verdict.parts(), texts), why);
    }

    private static GridPane parts(List<Verdict.Scored> parts, Texts texts) {
        GridPane grid = new GridPane(12, 10);
        ColumnConstraints names = new ColumnConstraints();
        ColumnConstraints bars = new ColumnConstraints(40, 58, 90);
        bars.setHgrow(Priority.ALWAYS);
        ColumnConstraints numbers = new ColumnConstraints();
        numbers.setHalignment(HPos.RIGHT);
        numbers.setHgrow(Priority.SOMETIMES);
        grid.getColumnConstraints().setAll(names, bars, numbers);
        for (int i = 0; i < parts.size(); i++) {
            Verdict.Scored part = parts.get(i);
            String key = part.part().name().toLowerCase(Locale.ROOT);
            Label name = Nodes.label(texts.get("practice.part." + key), "small");
            Label number =
                    Nodes.label(
                            part.min() == 0
                                    ? texts.get("practice.of", part.score(), part.max())
                                    : texts.get(
                                            "practice.of-range",
                                            part.score(),
                                            part.min(),
                                            part.max()),
                            "small",
                            "soft");
            number.setMinWidth(USE_PREF_SIZE);
            name.setMinWidth(USE_PREF_SIZE);
            ScaleBar bar = new ScaleBar(part.share());
            bar.setMaxWidth(90);
            grid.addRow(i, name, bar, number);
        }
        return grid;
    }
}

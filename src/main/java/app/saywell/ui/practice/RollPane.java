package app.saywell.ui.practice;

import app.saywell.ui.kit.Excerpt;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Roll;

import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;

/// The left column: who practises, the lesson, and its sentences with the levels they stand at.
final class RollPane extends VBox {
    private static final double ROW_WIDTH = 160;
    private static final int LONGEST = 80;

    private final Desk desk;
    private final Texts texts;
    private final PracticeActions actions;
    private final VBox rows = new VBox(2);
    private final Label lesson = Nodes.wrapped(Nodes.label("", "place-title"));
    private final Label counts = Nodes.wrapped(Nodes.label("", "caption"));

    RollPane(Desk desk, PracticeActions actions, Texts texts) {
        this.desk = desk;
        this.actions = actions;
        this.texts = texts;
        getStyleClass().add("roll");
        VBox head = Nodes.column(6, lesson, counts);
        head.getStyleClass().add("roll-head");
        ScrollPane list = new ScrollPane(rows);
        list.setFitToWidth(true);
        list.setFocusTraversable(false);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren()
                .addAll(
                        new PupilCard(desk, actions, texts),
                        new VisitNotice(desk, actions, texts),
                        head,
                        list);
        desk.roll().subscribe(this::show);
        texts.language().addListener(change -> show(desk.roll().get()));
    }

    private void show(Roll roll) {
        lesson.setText(roll.lesson());
        Nodes.showWhen(lesson, Bindings.createBooleanBinding(() -> !roll.lesson().isEmpty()));
        counts.setText(
                roll.rows().isEmpty()
                        ? texts.get("practice.roll.empty")
                        : texts.get(
                                "practice.roll.counts",
                                roll.count(Level.GOOD),
                                roll.count(Level.NEARLY),
                                roll.count(Level.WORK),
                                roll.rows().size()));
        rows.getChildren().clear();
        for (int i = 0; i < roll.rows().size(); i++) {
            rows.getChildren().add(row(roll.rows().get(i), i, i == roll.chosen()));
        }
    }

    private Button row(Roll.Row row, int number, boolean chosen) {
        Text text = new Text(Excerpt.of(row.text(), LONGEST));
        text.getStyleClass().add("row-text");
        text.setWrappingWidth(ROW_WIDTH);
        HBox line = Nodes.row(10, new LevelMark(row.level()), text);
        line.setAlignment(Pos.CENTER_LEFT);
        Button button = new Button();
        button.setGraphic(line);
        button.setId("row-" + number);
        button.getStyleClass().setAll("button", "row");
        if (chosen) {
            button.getStyleClass().add("chosen");
        }
        button.setMaxWidth(Double.MAX_VALUE);
        button.setAccessibleRole(AccessibleRole.LIST_ITEM);
        button.setAccessibleText(
                row.text() + ", " + texts.get("practice.level." + row.level().key()));
        button.setOnAction(event -> actions.choose(number));
        return button;
    }
}

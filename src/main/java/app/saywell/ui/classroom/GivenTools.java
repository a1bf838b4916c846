package app.saywell.ui.classroom;

import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.DayFormat;
import app.saywell.ui.classroom.choice.Given;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.Optional;

/// The day by which the lesson that is shown is due, and the way to take it back.
final class GivenTools extends VBox {

    GivenTools(ClassChoice choice, Given given, Texts texts) {
        super(2);
        getStyleClass().add("given-tools");
        DatePicker due = new DatePicker();
        due.setId("due-on");
        due.setConverter(new DayFormat(texts));
        due.setValue(given.assignment().dueOn().orElse(null));
        due.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(due, Priority.ALWAYS);
        due.valueProperty()
                .addListener(change -> choice.setDue(Optional.ofNullable(due.getValue())));
        Label word = Nodes.label(texts.of("classroom.due-on"), "small", "soft");
        word.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = Nodes.row(8, word, due);
        row.setAlignment(Pos.CENTER_LEFT);
        Button back =
                Nodes.button(texts.of("classroom.withdraw"), choice::withdraw, "link", "small");
        back.setId("withdraw");
        getChildren().addAll(row, back);
    }
}

package app.saywell.ui.classroom;

import app.saywell.practice.classroom.Grades;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.DayFormat;
import app.saywell.ui.classroom.choice.Given;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.Optional;

/// The lesson that is shown: the day by which it is due, its grades, its slips, and the way to take
/// it back.
final class GivenTools extends VBox {

    GivenTools(ClassChoice choice, Given given, GivenVerbs verbs, Texts texts) {
        super(6);
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
        Button slips = Nodes.button(texts.of("classroom.slips"), verbs.slips(), "link", "small");
        slips.setId("print-slips");
        getChildren().addAll(row, grades(verbs.grades(), texts), slips, back);
    }

    /// Which marks are grades; nothing becomes one but by this button.
    private static VBox grades(GradesModel model, Texts texts) {
        Label words = Nodes.wrapped(Nodes.label(said(model, texts), "caption"));
        words.setId("grades");
        Button use =
                Nodes.button(
                        Bindings.createStringBinding(
                                () ->
                                        texts.get(
                                                model.state().get().given() == 0
                                                        ? "classroom.grades.use"
                                                        : "classroom.grades.again"),
                                model.state(),
                                texts.language()),
                        model::use,
                        "chip");
        use.setId("use-as-grades");
        use.disableProperty()
                .bind(model.state().map(state -> state.judged() == 0 || state.mixed()));
        Button back = Nodes.button(texts.of("classroom.grades.back"), model::takeBack, "link");
        back.getStyleClass().add("small");
        back.setId("take-grades-back");
        Nodes.showWhen(back, model.state().map(state -> state.given() > 0));
        return Nodes.column(4, words, use, back);
    }

    private static StringBinding said(GradesModel model, Texts texts) {
        return Bindings.createStringBinding(
                () -> {
                    Grades.State state = model.state().get();
                    if (state.mixed()) {
                        return texts.get("classroom.grades.mixed");
                    }
                    if (state.given() == 0) {
                        return texts.get("classroom.grades.none");
                    }
                    String given =
                            texts.get("classroom.grades.given", state.given(), state.judged());
                    return state.others() == 0
                            ? given
                            : given + ". " + texts.get("classroom.grades.others", state.others());
                },
                model.state(),
                texts.language());
    }
}

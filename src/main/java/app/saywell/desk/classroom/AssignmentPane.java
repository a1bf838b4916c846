package app.saywell.desk.classroom;

import app.saywell.desk.classes.GradeProposal;
import app.saywell.desk.classes.GradeService;
import app.saywell.desk.classes.view.AssignedLesson;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.LocalizedDatePicker;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.Optional;
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

/// The selected lesson of a class: its due day, its homework and slips, a button to withdraw it, and its grades.
final class AssignmentPane extends VBox {
    private final AssignedLesson assignedLesson;

    AssignmentPane(
            ClassViewModel classViewModel,
            AssignedLesson assignedLesson,
            AssignmentActions actions,
            LocalizedTexts texts) {
        super(6);
        this.assignedLesson = assignedLesson;
        getStyleClass().add("given-tools");
        DatePicker duePicker = new LocalizedDatePicker(texts);
        duePicker.setId("due-on");
        duePicker.setValue(assignedLesson.assignment().dueOn().orElse(null));
        duePicker.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(duePicker, Priority.ALWAYS);
        duePicker
                .valueProperty()
                .addListener(change -> classViewModel.setDue(Optional.ofNullable(duePicker.getValue())));
        Label dueLabel = NodeFactory.label(texts.binding("classroom.due-on"), "small", "soft");
        dueLabel.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = NodeFactory.row(8, dueLabel, duePicker);
        row.setAlignment(Pos.CENTER_LEFT);
        Button withdrawButton = NodeFactory.button(
                texts.binding("classroom.withdraw"), classViewModel::withdrawLesson, "link", "small");
        withdrawButton.setId("withdraw");
        Button slipsButton = NodeFactory.button(texts.binding("classroom.slips"), actions.openSlips(), "link", "small");
        slipsButton.setId("print-slips");
        Button homeworkButton =
                NodeFactory.button(texts.binding("classroom.homework"), actions.giveHomework(), "link", "small");
        homeworkButton.setId("give-homework");
        // Few lines, so that all is in sight of a low window.
        HBox links = NodeFactory.row(12, slipsButton, withdrawButton);
        getChildren().addAll(row, homeworkButton, links, gradesBox(actions.gradesViewModel(), texts));
    }

    /// Whether this is the pane of that lesson, with that due day.
    boolean shows(AssignedLesson other) {
        return assignedLesson.equals(other);
    }

    /// Which marks are grades. A mark becomes a grade only through this button.
    private static VBox gradesBox(GradesViewModel viewModel, LocalizedTexts texts) {
        Label label = NodeFactory.wrapped(NodeFactory.label(gradesText(viewModel, texts), "caption"));
        label.setId("grades");
        Button useButton = NodeFactory.button(
                Bindings.createStringBinding(
                        () -> texts.get(
                                viewModel.state().get().gradedTakes() == 0
                                        ? "classroom.grades.use"
                                        : "classroom.grades.again"),
                        viewModel.state(),
                        texts.language()),
                () -> viewModel.propose(GradeProposal.GradeChange.USE_MARKS),
                "chip");
        useButton.setId("use-as-grades");
        useButton
                .disableProperty()
                .bind(viewModel.state().map(state -> state.scoredTakes() == 0 || state.mixedScales()));
        Button takeBackButton = NodeFactory.button(
                texts.binding("classroom.grades.back"),
                () -> viewModel.propose(GradeProposal.GradeChange.REMOVE),
                "link",
                "small");
        takeBackButton.setId("take-grades-back");
        // Its place is kept, so that no other button stands there once grades are given.
        takeBackButton.disableProperty().bind(viewModel.state().map(state -> state.gradedTakes() == 0));
        return NodeFactory.column(4, label, useButton, takeBackButton);
    }

    private static StringBinding gradesText(GradesViewModel viewModel, LocalizedTexts texts) {
        return Bindings.createStringBinding(
                () -> {
                    GradeService.GradingState state = viewModel.state().get();
                    if (state.mixedScales()) {
                        return texts.get("classroom.grades.mixed");
                    }
                    if (state.gradedTakes() == 0) {
                        return texts.get("classroom.grades.none");
                    }
                    String graded = texts.get("classroom.grades.given", state.gradedTakes(), state.scoredTakes());
                    return state.differingGrades() == 0
                            ? graded
                            : graded + ". " + texts.get("classroom.grades.others", state.differingGrades());
                },
                viewModel.state(),
                texts.language());
    }
}

package app.saywell.desk.classroom;

import app.saywell.desk.classes.GradeService;
import app.saywell.desk.classes.OddTake;
import app.saywell.desk.classes.view.AssignedLesson;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.LocalizedDatePicker;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The selected lesson of a class: its due day, its grades, its slips, and a button to withdraw it.
final class AssignmentPane extends VBox {
    private static final int MAX_SENTENCE_LENGTH = 30;
    private static final int MAX_ODD_TAKES = 4;

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
        getChildren()
                .addAll(row, gradesBox(actions.gradesViewModel(), texts), homeworkButton, slipsButton, withdrawButton);
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
                viewModel::confirmGrades,
                "chip");
        useButton.setId("use-as-grades");
        useButton
                .disableProperty()
                .bind(viewModel.state().map(state -> state.scoredTakes() == 0 || state.mixedScales()));
        Button takeBackButton =
                NodeFactory.button(texts.binding("classroom.grades.back"), viewModel::withdrawGrades, "link");
        takeBackButton.getStyleClass().add("small");
        takeBackButton.setId("take-grades-back");
        NodeFactory.showWhen(takeBackButton, viewModel.state().map(state -> state.gradedTakes() > 0));
        return NodeFactory.column(4, label, useButton, oddTakesBox(viewModel, texts), takeBackButton);
    }

    /// Takes that should be heard before they become grades.
    private static VBox oddTakesBox(GradesViewModel viewModel, LocalizedTexts texts) {
        Label question = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> texts.get(
                                "classroom.grades.odd",
                                viewModel.oddTakes().get().size()),
                        viewModel.oddTakes(),
                        texts.language()),
                "small"));
        Button anywayButton = NodeFactory.button(
                texts.binding("classroom.grades.odd.anyway"), viewModel::confirmGradesAnyway, "chip");
        anywayButton.setId("grade-anyway");
        Button cancelButton =
                NodeFactory.button(texts.binding("classroom.grades.odd.cancel"), viewModel::cancelGrades, "chip");
        cancelButton.setId("grade-cancel");
        VBox box = NodeFactory.column(
                6, question, oddTakeRows(viewModel, texts), new FlowPane(6, 6, anywayButton, cancelButton));
        box.setId("odd-takes");
        box.getStyleClass().addAll("notice", "failed");
        NodeFactory.showWhen(box, viewModel.oddTakes().map(odd -> !odd.isEmpty()));
        return box;
    }

    private static VBox oddTakeRows(GradesViewModel viewModel, LocalizedTexts texts) {
        VBox rows = NodeFactory.column(2);
        for (int i = 0; i < MAX_ODD_TAKES; i++) {
            rows.getChildren().add(oddTakeButton(viewModel, i, texts));
        }
        var more = viewModel.oddTakes().map(odd -> odd.size() - MAX_ODD_TAKES);
        Label moreLabel = NodeFactory.label(
                Bindings.createStringBinding(
                        () -> texts.get("classroom.grades.odd.more", more.getValue()), more, texts.language()),
                "small");
        NodeFactory.showWhen(moreLabel, more.map(count -> count > 0));
        rows.getChildren().add(moreLabel);
        return rows;
    }

    /// Opens one of the takes, so that it can be heard and marked.
    private static Button oddTakeButton(GradesViewModel viewModel, int index, LocalizedTexts texts) {
        ObservableValue<List<OddTake>> shown = viewModel
                .oddTakes()
                .map(odd -> odd.stream().skip(index).limit(1).toList());
        Button button = NodeFactory.button(
                Bindings.createStringBinding(
                        () -> shown.getValue().stream()
                                .map(take -> oddTakeText(take, texts))
                                .collect(Collectors.joining()),
                        shown,
                        texts.language()),
                () -> shown.getValue().forEach(viewModel::open),
                "link",
                "small");
        button.setId("odd-take-" + index);
        button.setWrapText(true);
        button.setMinHeight(Region.USE_PREF_SIZE);
        NodeFactory.showWhen(button, shown.map(takes -> !takes.isEmpty()));
        return button;
    }

    private static String oddTakeText(OddTake odd, LocalizedTexts texts) {
        String reason = odd.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return texts.get(
                "classroom.grades.odd.take",
                (odd.learner().number() + " " + odd.learner().name()).strip(),
                TextExcerpt.of(odd.sentence().text(), MAX_SENTENCE_LENGTH),
                texts.get("classroom.grades.odd." + reason));
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

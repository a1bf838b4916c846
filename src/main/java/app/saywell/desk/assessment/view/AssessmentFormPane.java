package app.saywell.desk.assessment.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.assessment.Conditions;
import app.saywell.desk.school.assessment.Rubric;
import app.saywell.desk.school.assessment.Rubric.Criterion;
import app.saywell.desk.school.assessment.Rubric.CriterionKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What a new assessment is opened with: the weights of its criteria, and equal conditions.
final class AssessmentFormPane extends VBox {
    private static final int MAX_WEIGHT = 100;
    private static final int WEIGHT_STEP = 5;
    private static final int MAX_TRIES = 9;
    private static final int MAX_SECONDS = 600;

    private final AssessmentViewModel viewModel;
    private final LocalizedTexts texts;
    private final Map<CriterionKind, Spinner<Integer>> weights = new EnumMap<>(CriterionKind.class);
    private final TextField ownName = new TextField();
    private final Spinner<Integer> tries = new Spinner<>(1, MAX_TRIES, Conditions.USUAL.tries());
    private final Spinner<Integer> seconds = new Spinner<>(1, MAX_SECONDS, Conditions.USUAL.seconds());
    private final CheckBox microphone = new CheckBox();
    private final Label lessonLabel = NodeFactory.wrapped(NodeFactory.label("", "strong"));
    private final Button openButton;

    AssessmentFormPane(AssessmentViewModel viewModel, LocalizedTexts texts) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        openButton = button("assessment.open", "open-assessment", this::open);
        openButton.getStyleClass().setAll("button", "primary");
        getStyleClass().add("card");
        setId("assessment-form");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("assessment.new"), "place-title"),
                        lessonLabel,
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("assessment.weights"), "soft")),
                        NodeFactory.row(
                                8,
                                button("assessment.rubric.middle", "rubric-middle", () -> use(Rubric.MIDDLE_SCHOOL)),
                                button("assessment.rubric.high", "rubric-high", () -> use(Rubric.HIGH_SCHOOL))),
                        criteria(),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("assessment.conditions"), "soft")),
                        conditions(),
                        openButton);
        use(Rubric.MIDDLE_SCHOOL);
    }

    /// Shows for which lesson an assessment would be opened.
    ///
    /// @param title empty without a lesson
    void showLesson(String title) {
        lessonLabel.setText(
                title.isEmpty() ? texts.get("assessment.no-lesson") : texts.get("assessment.for-lesson", title));
        openButton.setDisable(title.isEmpty());
    }

    private Button button(String key, String id, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "quiet");
        button.setId(id);
        return button;
    }

    private FlowPane criteria() {
        FlowPane criteria = fields();
        for (CriterionKind kind : CriterionKind.values()) {
            ObservableValue<String> name = texts.binding("assessment.criterion." + kind.name());
            Spinner<Integer> spinner = new Spinner<>(0, MAX_WEIGHT, 0, WEIGHT_STEP);
            weights.put(kind, spinner);
            VBox field = field("weight-" + kind.name().toLowerCase(Locale.ROOT), name, spinner);
            if (kind == CriterionKind.OWN) {
                ownName.setId("own-criterion");
                ownName.promptTextProperty().bind(texts.binding("assessment.criterion.own.prompt"));
                ownName.accessibleTextProperty().bind(texts.binding("assessment.criterion.own.prompt"));
                field.getChildren().set(0, ownName);
            }
            criteria.getChildren().add(field);
        }
        return criteria;
    }

    private FlowPane conditions() {
        microphone.setId("assessment-microphone");
        microphone.setSelected(Conditions.USUAL.sameMicrophone());
        microphone.textProperty().bind(texts.binding("assessment.microphone"));
        FlowPane conditions = fields();
        conditions
                .getChildren()
                .addAll(
                        field("assessment-tries", texts.binding("assessment.tries"), tries),
                        field("assessment-seconds", texts.binding("assessment.seconds"), seconds),
                        microphone);
        return conditions;
    }

    private static FlowPane fields() {
        FlowPane pane = new FlowPane(14, 10);
        pane.setRowValignment(VPos.BOTTOM);
        return pane;
    }

    private static VBox field(String id, ObservableValue<String> name, Spinner<Integer> spinner) {
        Label label = NodeFactory.label(name, "small", "soft");
        spinner.setId(id);
        spinner.setEditable(true);
        spinner.setPrefWidth(110);
        spinner.getEditor().setAlignment(Pos.CENTER_RIGHT);
        spinner.accessibleTextProperty().bind(name);
        spinner.getEditor().accessibleTextProperty().bind(name);
        label.setLabelFor(spinner);
        VBox field = NodeFactory.column(4, label, spinner);
        // A name that is written is higher than a label, and the spinners stand in one line.
        field.setAlignment(Pos.BOTTOM_LEFT);
        return field;
    }

    private void use(Rubric rubric) {
        weights.forEach((kind, spinner) -> spinner.getValueFactory()
                .setValue(rubric.criteria().stream()
                        .filter(criterion -> criterion.kind() == kind)
                        .map(Criterion::weight)
                        .findFirst()
                        .orElse(0)));
    }

    private void open() {
        List<Criterion> criteria = new ArrayList<>();
        weights.forEach((kind, spinner) -> {
            String name = kind == CriterionKind.OWN ? ownName.getText().strip() : "";
            boolean isNamed = kind != CriterionKind.OWN || !name.isEmpty();
            if (spinner.getValue() > 0 && isNamed) {
                criteria.add(new Criterion(kind, name, spinner.getValue()));
            }
        });
        if (!criteria.isEmpty()) {
            viewModel.open(
                    new Rubric(criteria),
                    new Conditions(tries.getValue(), seconds.getValue(), microphone.isSelected()));
        }
    }
}

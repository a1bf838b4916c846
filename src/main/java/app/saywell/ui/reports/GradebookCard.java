package app.saywell.ui.reports;

import app.saywell.practice.report.GradebookFiller;
import app.saywell.ui.context.FilePrompt;
import app.saywell.ui.kit.NodeFactory;
import app.saywell.ui.kit.UserMessageLabel;
import app.saywell.ui.kit.text.LocalizedTexts;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;

import java.util.ArrayList;
import java.util.List;

/// Fills a column of the school's own file. The teacher selects the column and sees the changes
/// before the file is written.
final class GradebookCard extends VBox {
    private final GradebookViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final ComboBox<Integer> columnChoice;
    private final TextField headingField = new TextField();
    private final GridPane planTable = new GridPane(18, 4);
    private final VBox planBox = new VBox(8);
    private List<String> headings = List.of();

    GradebookCard(GradebookViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        columnChoice =
                ReportControls.comboBox(
                        "gradebook-column", this::columnName, index -> selectColumn());
        getStyleClass().add("card");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("reports.gradebook"), "strong"),
                        NodeFactory.wrapped(
                                NodeFactory.label(
                                        texts.binding("reports.gradebook.about"), "small", "soft")),
                        openButton(),
                        columnRow(),
                        planBox,
                        new UserMessageLabel(texts, viewModel.message(), "gradebook-told"));
        planTable.setId("gradebook-plan");
        viewModel.gradebook().subscribe(any -> updateColumns());
        viewModel.plan().subscribe(any -> show());
        texts.language().subscribe(any -> show());
    }

    private Button openButton() {
        return ReportControls.button(
                texts,
                "reports.gradebook.open",
                Feather.FOLDER,
                "quiet",
                "gradebook-open",
                () ->
                        filePrompt
                                .chooseFile(
                                        texts.get("reports.gradebook.open"),
                                        FilePrompt.FileKind.CSV)
                                .ifPresent(viewModel::open));
    }

    private HBox columnRow() {
        headingField.setId("gradebook-heading");
        headingField.promptTextProperty().bind(texts.binding("reports.gradebook.heading"));
        NodeFactory.saveWhenLeft(headingField, this::selectColumn);
        ObservableValue<Boolean> isNewColumn =
                columnChoice
                        .valueProperty()
                        .map(index -> index != null && index == headings.size());
        NodeFactory.showWhen(headingField, isNewColumn.orElse(false));
        columnChoice.setPrefWidth(240);
        HBox row =
                NodeFactory.row(
                        10,
                        NodeFactory.label(texts.binding("reports.gradebook.column"), "soft"),
                        columnChoice,
                        headingField);
        row.setAlignment(Pos.CENTER_LEFT);
        NodeFactory.showWhen(row, viewModel.gradebook().map(opened -> opened.isPresent()));
        return row;
    }

    private void updateColumns() {
        headings =
                viewModel
                        .gradebook()
                        .get()
                        .map(GradebookViewModel.OpenedGradebook::headings)
                        .orElse(List.of());
        List<Integer> indices = new ArrayList<>();
        for (int i = 0; i <= headings.size(); i++) {
            indices.add(i);
        }
        columnChoice.setValue(null);
        columnChoice.getItems().setAll(viewModel.gradebook().get().isEmpty() ? List.of() : indices);
    }

    private String columnName(int index) {
        if (index >= headings.size()) {
            return texts.get("reports.gradebook.new");
        }
        String name = headings.get(index).strip();
        return name.isEmpty() ? texts.get("reports.gradebook.nameless", index + 1) : name;
    }

    private void selectColumn() {
        Integer index = columnChoice.getValue();
        if (index != null) {
            String newHeading = headingField.getText().strip();
            viewModel.selectColumn(index, newHeading.isEmpty() ? "Saywell" : newHeading);
        }
    }

    private void show() {
        planBox.getChildren().clear();
        viewModel.plan().get().ifPresent(this::show);
    }

    private void show(GradebookFiller.GradebookPlan plan) {
        Label sumLabel =
                NodeFactory.wrapped(
                        NodeFactory.label(
                                texts.get("reports.gradebook.plan", plan.changes().size()),
                                "strong"));
        planBox.getChildren().addAll(sumLabel, fillTable(plan));
        if (!plan.ungraded().isEmpty()) {
            planBox.getChildren().add(remarkLabel("reports.gradebook.ungraded", plan.ungraded()));
        }
        if (!plan.unmatched().isEmpty()) {
            planBox.getChildren().add(remarkLabel("reports.gradebook.unknown", plan.unmatched()));
        }
        if (!plan.changes().isEmpty()) {
            planBox.getChildren()
                    .add(
                            ReportControls.button(
                                    texts,
                                    "reports.gradebook.save",
                                    Feather.DOWNLOAD,
                                    "primary",
                                    "gradebook-save",
                                    this::save));
        }
    }

    private GridPane fillTable(GradebookFiller.GradebookPlan plan) {
        planTable.getChildren().clear();
        for (int i = 0; i < plan.changes().size(); i++) {
            GradebookFiller.GradebookChange cell = plan.changes().get(i);
            String before = cell.before().isBlank() ? "–" : cell.before();
            planTable.addRow(
                    i,
                    NodeFactory.label(cell.learner()),
                    NodeFactory.label(before, "soft"),
                    NodeFactory.label("→", "soft"),
                    NodeFactory.label(cell.after(), "strong"));
        }
        return planTable;
    }

    private Label remarkLabel(String key, List<String> learners) {
        return NodeFactory.wrapped(
                NodeFactory.label(
                        texts.get(key, learners.size(), String.join(", ", learners)),
                        "small",
                        "soft"));
    }

    private void save() {
        viewModel
                .gradebook()
                .get()
                .ifPresent(
                        gradebook ->
                                filePrompt
                                        .chooseSaveTarget(
                                                texts.get("reports.gradebook.save"),
                                                String.valueOf(gradebook.file().getFileName()),
                                                FilePrompt.FileKind.CSV)
                                        .ifPresent(viewModel::fill));
    }
}

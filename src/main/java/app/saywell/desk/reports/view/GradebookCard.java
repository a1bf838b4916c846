package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScrollReveal;
import app.saywell.desk.kit.SettledChoice;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.GradebookFiller;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Fills a column of the school's own file. The teacher selects the column and sees the changes
/// before the file is written.
public final class GradebookCard extends VBox {
    private final GradebookViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final SettledChoice<ColumnEntry> columnChoice;
    private final TextField headingField = new TextField();
    private final GridPane planTable = new GridPane(18, 4);
    private final VBox planBox = new VBox(8);
    private boolean isPlanAwaited;

    /// A column that can be filled.
    ///
    /// @param heading empty for a new column
    private record ColumnEntry(int index, Optional<String> heading) {}

    /// @param about the key of the text that says which grades are filled in
    public GradebookCard(GradebookViewModel viewModel, String about, LocalizedTexts texts, FilePrompt filePrompt) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        columnChoice = ReportControls.choice("gradebook-column", this::columnName, column -> selectColumn());
        getStyleClass().add("card");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("reports.gradebook"), "strong"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding(about), "small", "soft")),
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
                texts, "reports.gradebook.open", Feather.FOLDER, "quiet", "gradebook-open", () -> filePrompt
                        .chooseFile(texts.get("reports.gradebook.open"), FilePrompt.FileKind.GRADEBOOK)
                        .ifPresent(viewModel::open));
    }

    private HBox columnRow() {
        headingField.setId("gradebook-heading");
        headingField.promptTextProperty().bind(texts.binding("reports.gradebook.heading"));
        NodeFactory.saveWhenLeft(headingField, this::selectColumn);
        ObservableValue<Boolean> isNewColumn = columnChoice
                .comboBox()
                .valueProperty()
                .map(column -> column.heading().isEmpty());
        NodeFactory.showWhen(headingField, isNewColumn.orElse(false));
        columnChoice.comboBox().setPrefWidth(240);
        HBox row = NodeFactory.row(
                10,
                NodeFactory.label(texts.binding("reports.gradebook.column"), "soft"),
                columnChoice.comboBox(),
                headingField);
        row.setAlignment(Pos.CENTER_LEFT);
        NodeFactory.showWhen(row, viewModel.gradebook().map(opened -> opened.isPresent()));
        return row;
    }

    private void updateColumns() {
        List<ColumnEntry> columns = new ArrayList<>();
        viewModel.gradebook().get().ifPresent(opened -> {
            for (String heading : opened.sheet().headings()) {
                columns.add(new ColumnEntry(columns.size(), Optional.of(heading)));
            }
            columns.add(new ColumnEntry(columns.size(), Optional.empty()));
        });
        columnChoice.show(columns, null);
    }

    private String columnName(ColumnEntry column) {
        return column.heading()
                .map(String::strip)
                .map(name -> name.isEmpty() ? texts.get("reports.gradebook.nameless", letters(column.index())) : name)
                .orElseGet(() -> texts.get("reports.gradebook.new"));
    }

    /// As spreadsheet programs name a column: A to Z, then AA.
    static String letters(int index) {
        StringBuilder letters = new StringBuilder();
        for (int rest = index; rest >= 0; rest = rest / 26 - 1) {
            letters.insert(0, (char) ('A' + rest % 26));
        }
        return letters.toString();
    }

    private void selectColumn() {
        ColumnEntry column = columnChoice.comboBox().getValue();
        if (column != null) {
            String newHeading = headingField.getText().strip();
            isPlanAwaited = true;
            viewModel.selectColumn(
                    column.index(), newHeading.isEmpty() ? "Saywell" : newHeading, () -> isPlanAwaited = false);
        }
    }

    private void show() {
        planBox.getChildren().clear();
        viewModel.plan().get().ifPresent(plan -> {
            show(plan);
            if (isPlanAwaited) {
                ScrollReveal.revealSoon(this);
            }
        });
    }

    private void show(GradebookFiller.GradebookPlan plan) {
        Label sumLabel = NodeFactory.wrapped(NodeFactory.label(
                texts.get("reports.gradebook.plan", plan.changes().size()), "strong"));
        planBox.getChildren().add(sumLabel);
        viewModel.gradebook().get().filter(opened -> !opened.sheet().isOnly()).ifPresent(opened -> planBox.getChildren()
                .add(sheetLabel(opened.sheet())));
        planBox.getChildren().add(fillTable(plan));
        if (!plan.ungraded().isEmpty()) {
            planBox.getChildren().add(remarkLabel("reports.gradebook.ungraded", plan.ungraded()));
        }
        if (!plan.unmatched().isEmpty()) {
            planBox.getChildren().add(remarkLabel("reports.gradebook.unknown", plan.unmatched()));
        }
        if (!plan.changes().isEmpty()) {
            planBox.getChildren()
                    .add(ReportControls.button(
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
                    NodeFactory.label(rowText(cell), "small", "soft"),
                    NodeFactory.label(before, "soft"),
                    NodeFactory.label("→", "soft"),
                    NodeFactory.label(cell.after(), "strong"));
        }
        return planTable;
    }

    private Label sheetLabel(GradebookFiller.GradebookSheet sheet) {
        Label label = NodeFactory.wrapped(
                NodeFactory.label(texts.get("reports.gradebook.sheet", sheet.name()), "small", "soft"));
        label.setId("gradebook-sheet");
        return label;
    }

    private String rowText(GradebookFiller.GradebookChange change) {
        return change.rowText().isEmpty() ? "" : texts.get("reports.gradebook.row", change.rowText());
    }

    private Label remarkLabel(String key, List<String> learners) {
        return NodeFactory.wrapped(
                NodeFactory.label(texts.get(key, learners.size(), String.join(", ", learners)), "small", "soft"));
    }

    private void save() {
        viewModel.gradebook().get().ifPresent(gradebook -> filePrompt
                .chooseSaveTarget(
                        texts.get("reports.gradebook.save"),
                        String.valueOf(gradebook.file().getFileName()),
                        FilePrompt.FileKind.XLSX.matches(gradebook.file())
                                ? FilePrompt.FileKind.XLSX
                                : FilePrompt.FileKind.CSV)
                .ifPresent(viewModel::fill));
    }
}

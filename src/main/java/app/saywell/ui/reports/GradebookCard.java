package app.saywell.ui.reports;

import app.saywell.practice.report.GradebookFilling;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Notice;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

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

/// Fills a column of the school's own file: which one is chosen here, and what will be another is
/// shown before anything is written.
final class GradebookCard extends VBox {
    private final GradebookModel model;
    private final Texts texts;
    private final FilePrompt files;
    private final ComboBox<Integer> columns;
    private final TextField heading = new TextField();
    private final GridPane table = new GridPane(18, 4);
    private final VBox plan = new VBox(8);
    private List<String> headings = List.of();

    GradebookCard(GradebookModel model, Texts texts, FilePrompt files) {
        super(10);
        this.model = model;
        this.texts = texts;
        this.files = files;
        columns = Controls.combo("gradebook-column", this::name, index -> choose());
        getStyleClass().add("card");
        getChildren()
                .addAll(
                        Nodes.label(texts.of("reports.gradebook"), "strong"),
                        Nodes.wrapped(
                                Nodes.label(texts.of("reports.gradebook.about"), "small", "soft")),
                        open(),
                        column(),
                        plan,
                        new Notice(texts, model.told(), "gradebook-told"));
        table.setId("gradebook-plan");
        model.opened().subscribe(any -> fill());
        model.plan().subscribe(any -> show());
        texts.language().subscribe(any -> show());
    }

    private Button open() {
        return Controls.button(
                texts,
                "reports.gradebook.open",
                Feather.FOLDER,
                "quiet",
                "gradebook-open",
                () ->
                        files.open(texts.get("reports.gradebook.open"), FilePrompt.Kind.CSV)
                                .ifPresent(model::open));
    }

    private HBox column() {
        heading.setId("gradebook-heading");
        heading.promptTextProperty().bind(texts.of("reports.gradebook.heading"));
        heading.setOnAction(event -> choose());
        heading.focusedProperty()
                .addListener(
                        (property, was, is) -> {
                            if (was && !is) {
                                choose();
                            }
                        });
        ObservableValue<Boolean> fresh =
                columns.valueProperty().map(index -> index != null && index == headings.size());
        Nodes.showWhen(heading, fresh.orElse(false));
        columns.setPrefWidth(240);
        HBox row =
                Nodes.row(
                        10,
                        Nodes.label(texts.of("reports.gradebook.column"), "soft"),
                        columns,
                        heading);
        row.setAlignment(Pos.CENTER_LEFT);
        Nodes.showWhen(row, model.opened().map(one -> one.isPresent()));
        return row;
    }

    private void fill() {
        headings = model.opened().get().map(GradebookModel.Opened::headings).orElse(List.of());
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i <= headings.size(); i++) {
            all.add(i);
        }
        columns.setValue(null);
        columns.getItems().setAll(model.opened().get().isEmpty() ? List.of() : all);
    }

    private String name(int index) {
        if (index >= headings.size()) {
            return texts.get("reports.gradebook.new");
        }
        String name = headings.get(index).strip();
        return name.isEmpty() ? texts.get("reports.gradebook.nameless", index + 1) : name;
    }

    private void choose() {
        Integer index = columns.getValue();
        if (index != null) {
            String fresh = heading.getText().strip();
            model.choose(index, fresh.isEmpty() ? "Saywell" : fresh);
        }
    }

    private void show() {
        plan.getChildren().clear();
        model.plan().get().ifPresent(this::show);
    }

    private void show(GradebookFilling.Plan planned) {
        Label sum =
                Nodes.wrapped(
                        Nodes.label(
                                texts.get("reports.gradebook.plan", planned.cells().size()),
                                "strong"));
        plan.getChildren().addAll(sum, table(planned));
        if (!planned.ungraded().isEmpty()) {
            plan.getChildren().add(remark("reports.gradebook.ungraded", planned.ungraded()));
        }
        if (!planned.unknown().isEmpty()) {
            plan.getChildren().add(remark("reports.gradebook.unknown", planned.unknown()));
        }
        if (!planned.cells().isEmpty()) {
            plan.getChildren()
                    .add(
                            Controls.button(
                                    texts,
                                    "reports.gradebook.save",
                                    Feather.DOWNLOAD,
                                    "primary",
                                    "gradebook-save",
                                    this::save));
        }
    }

    private GridPane table(GradebookFilling.Plan planned) {
        table.getChildren().clear();
        for (int i = 0; i < planned.cells().size(); i++) {
            GradebookFilling.Cell cell = planned.cells().get(i);
            String before = cell.before().isBlank() ? "–" : cell.before();
            table.addRow(
                    i,
                    Nodes.label(cell.who()),
                    Nodes.label(before, "soft"),
                    Nodes.label("→", "soft"),
                    Nodes.label(cell.after(), "strong"));
        }
        return table;
    }

    private Label remark(String key, List<String> who) {
        return Nodes.wrapped(
                Nodes.label(texts.get(key, who.size(), String.join(", ", who)), "small", "soft"));
    }

    private void save() {
        model.opened()
                .get()
                .ifPresent(
                        book ->
                                files.save(
                                                texts.get("reports.gradebook.save"),
                                                String.valueOf(book.file().getFileName()),
                                                FilePrompt.Kind.CSV)
                                        .ifPresent(model::fill));
    }
}

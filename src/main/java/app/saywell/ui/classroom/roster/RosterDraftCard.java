package app.saywell.ui.classroom.roster;

import app.saywell.library.learner.Consent;
import app.saywell.practice.classroom.OneRosterReader;
import app.saywell.practice.classroom.RosterColumn;
import app.saywell.practice.classroom.RosterPreview;
import app.saywell.practice.text.TextTable;
import app.saywell.ui.kit.NodeFactory;
import app.saywell.ui.kit.SearchableChoice;
import app.saywell.ui.kit.text.LocalizedTexts;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// A list before it is stored: the meaning of each column, the learners to add, and the rows that
/// are left out with the reason.
final class RosterDraftCard extends VBox {
    private static final int MAX_ROWS = 8;

    /// Cells begin where the text of the choice above them does.
    private static final Insets BELOW_CHOICE = new Insets(0, 0, 0, 12);

    private static final int MAX_NAMED = 6;

    private final RosterDraftViewModel viewModel;
    private final LocalizedTexts texts;
    private Optional<ConsentFields> consent = Optional.empty();

    RosterDraftCard(RosterDraftViewModel viewModel, LocalizedTexts texts) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().addAll("card", "draft-card");
        viewModel.draft().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        getChildren().clear();
        viewModel.draft().get().ifPresent(this::show);
    }

    private void show(RosterDraft draft) {
        int count = draft.roster().entries().size();
        Label sumLabel = NodeFactory.label(texts.get("classroom.draft.sum", count), "page-title");
        sumLabel.setId("draft-sum");
        getChildren().add(sumLabel);
        if (draft.classLists().size() > 1) {
            getChildren().add(classListChoice(draft));
        }
        draft.table()
                .ifPresentOrElse(
                        table -> getChildren().add(columnTable(table, draft.roster().columns())),
                        () -> getChildren().add(namesLabel(draft.roster())));
        addFaults(draft);
        ConsentFields consentFields = new ConsentFields(texts, Consent.NONE);
        Button addButton =
                NodeFactory.button(
                        texts.binding("classroom.draft.add", count),
                        () -> viewModel.add(consentFields.consentInput()),
                        "primary");
        addButton.setId("store-roster");
        addButton.setDisable(count == 0);
        Button cancelButton =
                NodeFactory.button(
                        texts.binding("classroom.draft.cancel"), viewModel::cancel, "quiet");
        cancelButton.setId("cancel-roster");
        HBox buttons = NodeFactory.row(10, addButton, cancelButton);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.get("classroom.draft.consent"), "strong"),
                        NodeFactory.wrapped(
                                NodeFactory.label(texts.get("classroom.consent.why"), "soft")),
                        consentFields,
                        buttons);
        consent = Optional.of(consentFields);
    }

    /// Puts the keyboard on the question about consent, the one thing to answer.
    void focusConsent() {
        consent.ifPresent(ConsentFields::focusChoice);
    }

    private Node classListChoice(RosterDraft draft) {
        ComboBox<String> listChoice = new ComboBox<>();
        listChoice.setId("roster-part");
        for (OneRosterReader.OneRosterClass classList : draft.classLists()) {
            listChoice.getItems().add(classList.name() + " (" + classList.students().size() + ")");
        }
        listChoice.getSelectionModel().select(draft.selectedList());
        SearchableChoice.onChosen(
                listChoice,
                list ->
                        viewModel.selectClassList(
                                listChoice.getSelectionModel().getSelectedIndex()));
        HBox row =
                NodeFactory.row(
                        10, NodeFactory.label(texts.get("classroom.draft.part")), listChoice);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Node columnTable(TextTable table, List<RosterColumn> columns) {
        GridPane grid = new GridPane(16, 4);
        for (int i = 0; i < columns.size(); i++) {
            int index = i;
            ComboBox<RosterColumn> columnChoice = new ComboBox<>();
            columnChoice.setId("column-" + i);
            columnChoice.getItems().setAll(RosterColumn.values());
            columnChoice.setConverter(new ColumnNameConverter());
            columnChoice.setValue(columns.get(i));
            SearchableChoice.onChosen(columnChoice, column -> viewModel.setColumn(index, column));
            grid.add(columnChoice, i, 0);
        }
        int line = 1;
        Optional<TextTable.TableRow> headings = RosterPreview.headings(table);
        if (headings.isPresent()) {
            addRow(grid, line++, headings.get(), columns, column -> "draft-heading");
        }
        List<TextTable.TableRow> rows = RosterPreview.rows(table);
        for (TextTable.TableRow row : rows.subList(0, Math.min(MAX_ROWS, rows.size()))) {
            addRow(
                    grid,
                    line++,
                    row,
                    columns,
                    column -> column == RosterColumn.IGNORED ? "soft" : "kept");
        }
        if (rows.size() > MAX_ROWS) {
            Label more =
                    NodeFactory.label(
                            texts.get("classroom.draft.more", rows.size() - MAX_ROWS), "caption");
            GridPane.setMargin(more, BELOW_CHOICE);
            grid.add(more, 0, line, Math.max(1, columns.size()), 1);
        }
        ScrollPane scrollPane = new ScrollPane(grid);
        scrollPane.setFitToHeight(true);
        return scrollPane;
    }

    private static void addRow(
            GridPane grid,
            int line,
            TextTable.TableRow row,
            List<RosterColumn> columns,
            Function<RosterColumn, String> style) {
        for (int i = 0; i < columns.size(); i++) {
            Label cell = NodeFactory.label(row.cell(i), style.apply(columns.get(i)));
            GridPane.setMargin(cell, BELOW_CHOICE);
            grid.add(cell, i, line);
        }
    }

    private Node namesLabel(RosterPreview roster) {
        String names =
                String.join(
                        ", ",
                        roster.entries().stream()
                                .map(entry -> (entry.number() + " " + entry.name()).strip())
                                .toList());
        return NodeFactory.wrapped(NodeFactory.label(names));
    }

    private void addFaults(RosterDraft draft) {
        for (RosterPreview.RosterProblem.RosterProblemKind kind :
                RosterPreview.RosterProblem.RosterProblemKind.values()) {
            List<String> rows =
                    kind == RosterPreview.RosterProblem.RosterProblemKind.ALREADY_THERE
                            ? draft.existingNames()
                            : draft.faultyRows(kind);
            if (!rows.isEmpty()) {
                String key = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
                String namedRows = String.join("; ", rows.stream().limit(MAX_NAMED).toList());
                String more = rows.size() > MAX_NAMED ? " …" : "";
                Label label =
                        NodeFactory.wrapped(
                                NodeFactory.label(
                                        texts.get("classroom.fault." + key, rows.size())
                                                + " "
                                                + namedRows
                                                + more,
                                        "notice"));
                label.setMaxWidth(Double.MAX_VALUE);
                label.setId("fault-" + key);
                getChildren().add(label);
            }
        }
    }

    private final class ColumnNameConverter extends StringConverter<RosterColumn> {
        @Override
        public String toString(@Nullable RosterColumn column) {
            return column == null
                    ? ""
                    : texts.get("classroom.column." + column.name().toLowerCase(Locale.ROOT));
        }

        @Override
        public @Nullable RosterColumn fromString(String name) {
            return null;
        }
    }
}

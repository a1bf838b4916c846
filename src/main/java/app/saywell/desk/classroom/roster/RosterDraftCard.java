package app.saywell.desk.classroom.roster;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.ImportedRoster;
import app.saywell.desk.classes.RosterColumn;
import app.saywell.desk.classes.RosterPreview;
import app.saywell.desk.classes.RosterTable;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.lessons.text.TextTable;
import app.saywell.desk.school.learner.Consent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
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

/// A list before it is stored: the meaning of each column, the learners to add, and the rows that
/// are left out with the reason.
final class RosterDraftCard extends VBox {
    private static final int MAX_ROWS = 8;

    /// Cells begin where the text of the choice above them does.
    private static final Insets BELOW_CHOICE = new Insets(0, 0, 0, 12);

    private static final int MAX_NAMED = 6;
    private static final int MAX_LISTED = 200;
    private static final int MAX_CELL_LENGTH = 60;

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
        if (draft.lists().size() > 1) {
            getChildren().add(classListChoice(draft));
        }
        draft.table().ifPresentOrElse(table -> addTable(draft, table), () -> getChildren()
                .add(namesLabel(draft.roster())));
        addFaults(draft);
        boolean tooMany = count > ClassService.MAX_ADDED;
        if (tooMany) {
            addNotice(texts.get("classroom.draft.too-many", ClassService.MAX_ADDED), "too-many");
        }
        ConsentFields consentFields = new ConsentFields(texts, Consent.NONE);
        Button addButton = NodeFactory.button(
                texts.binding("classroom.draft.add", count),
                () -> viewModel.add(consentFields.consentInput()),
                "primary");
        addButton.setId("store-roster");
        addButton.setDisable(count == 0 || tooMany);
        Button cancelButton = NodeFactory.button(texts.binding("classroom.draft.cancel"), viewModel::cancel, "quiet");
        cancelButton.setId("cancel-roster");
        HBox buttons = NodeFactory.row(10, addButton, cancelButton);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.get("classroom.draft.consent"), "strong"),
                        NodeFactory.wrapped(NodeFactory.label(texts.get("classroom.consent.why"), "soft")),
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
        for (ImportedRoster classList : draft.lists()) {
            listChoice
                    .getItems()
                    .add(classList.name() + " (" + classList.roster().entries().size() + ")");
        }
        listChoice.getSelectionModel().select(draft.selectedList());
        SearchableChoice.onChosen(
                listChoice,
                list -> viewModel.selectClassList(listChoice.getSelectionModel().getSelectedIndex()));
        HBox row = NodeFactory.row(10, NodeFactory.label(texts.get("classroom.draft.part")), listChoice);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void addTable(RosterDraft draft, RosterTable table) {
        getChildren().add(columnTable(draft, table));
        int hidden = draft.hiddenColumns();
        if (hidden > 0) {
            addNotice(texts.get("classroom.draft.hidden", hidden), "hidden-columns");
        }
    }

    private Node columnTable(RosterDraft draft, RosterTable table) {
        List<RosterColumn> columns = draft.roster().columns();
        List<Integer> shown = draft.shownColumns();
        GridPane grid = new GridPane(16, 4);
        for (int i = 0; i < shown.size(); i++) {
            int index = shown.get(i);
            ComboBox<RosterColumn> columnChoice = new ComboBox<>();
            columnChoice.setId("column-" + index);
            columnChoice.getItems().setAll(RosterColumn.values());
            columnChoice.setConverter(new ColumnNameConverter());
            columnChoice.setValue(columns.get(index));
            SearchableChoice.onChosen(columnChoice, column -> viewModel.setColumn(index, column));
            grid.add(columnChoice, i, 0);
        }
        int line = 1;
        Optional<TextTable.TableRow> headings = table.headings();
        if (headings.isPresent()) {
            addRow(grid, line++, headings.get(), shown, column -> "draft-heading");
        }
        List<TextTable.TableRow> rows = table.rows();
        for (TextTable.TableRow row : rows.subList(0, Math.min(MAX_ROWS, rows.size()))) {
            addRow(grid, line++, row, shown, column -> columns.get(column) == RosterColumn.IGNORED ? "soft" : "kept");
        }
        if (rows.size() > MAX_ROWS) {
            Label more = NodeFactory.label(texts.get("classroom.draft.more", rows.size() - MAX_ROWS), "caption");
            GridPane.setMargin(more, BELOW_CHOICE);
            grid.add(more, 0, line, Math.max(1, shown.size()), 1);
        }
        ScrollPane scrollPane = new ScrollPane(grid);
        scrollPane.setFitToHeight(true);
        return scrollPane;
    }

    /// @param style the style class of a cell by the index of its column
    private static void addRow(
            GridPane grid, int line, TextTable.TableRow row, List<Integer> shown, IntFunction<String> style) {
        for (int i = 0; i < shown.size(); i++) {
            int column = shown.get(i);
            String text = TextExcerpt.of(row.cell(column), MAX_CELL_LENGTH);
            Label cell = NodeFactory.label(text, style.apply(column));
            GridPane.setMargin(cell, BELOW_CHOICE);
            grid.add(cell, i, line);
        }
    }

    private Node namesLabel(RosterPreview roster) {
        String names = String.join(
                ", ",
                roster.entries().stream()
                        .limit(MAX_LISTED)
                        .map(entry -> (entry.number() + " " + entry.name()).strip())
                        .toList());
        String more = roster.entries().size() > MAX_LISTED ? " …" : "";
        return NodeFactory.wrapped(NodeFactory.label(names + more));
    }

    private void addFaults(RosterDraft draft) {
        for (RosterPreview.RosterProblem.RosterProblemKind kind :
                RosterPreview.RosterProblem.RosterProblemKind.values()) {
            long count = draft.faultCount(kind);
            if (count > 0) {
                List<String> rows = draft.faultyRows(kind, MAX_NAMED).stream()
                        .map(fault -> describe(draft, fault))
                        .toList();
                String key = EnumKey.of(kind);
                String more = count > MAX_NAMED ? " …" : "";
                addNotice(
                        texts.get("classroom.fault." + key, count) + " " + String.join("; ", rows) + more,
                        "fault-" + key);
            }
        }
    }

    private String describe(RosterDraft draft, RosterPreview.RosterProblem fault) {
        String row = draft.described(fault);
        return fault.holder().isEmpty() ? row : texts.get("classroom.fault.holder", row, fault.holder());
    }

    private void addNotice(String text, String id) {
        Label label = NodeFactory.wrapped(NodeFactory.label(text, "notice"));
        label.setMaxWidth(Double.MAX_VALUE);
        label.setId(id);
        getChildren().add(label);
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

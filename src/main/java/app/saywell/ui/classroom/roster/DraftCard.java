package app.saywell.ui.classroom.roster;

import app.saywell.library.people.Consent;
import app.saywell.practice.classroom.Column;
import app.saywell.practice.classroom.OneRoster;
import app.saywell.practice.classroom.Roster;
import app.saywell.practice.text.Table;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

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

/// A list before it is stored: what each column is taken for, who would be added, what is left
/// out and why.
final class DraftCard extends VBox {
    private static final int ROWS = 8;
    private static final int NAMED = 6;

    private final RosterModel model;
    private final Texts texts;

    DraftCard(RosterModel model, Texts texts) {
        super(12);
        this.model = model;
        this.texts = texts;
        getStyleClass().addAll("card", "draft-card");
        model.draft().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        getChildren().clear();
        model.draft().get().ifPresent(this::show);
    }

    private void show(Draft draft) {
        int count = draft.roster().people().size();
        Label sum = Nodes.label(texts.get("classroom.draft.sum", count), "page-title");
        sum.setId("draft-sum");
        getChildren().add(sum);
        if (draft.parts().size() > 1) {
            getChildren().add(parts(draft));
        }
        draft.table()
                .ifPresentOrElse(
                        table -> getChildren().add(columns(table, draft.roster().columns())),
                        () -> getChildren().add(people(draft.roster())));
        faults(draft);
        AgreementFields agreement = new AgreementFields(texts, Consent.NONE);
        Button add =
                Nodes.button(
                        texts.of("classroom.draft.add", count),
                        () -> model.store(agreement.agreement()),
                        "primary");
        add.setId("store-roster");
        add.setDisable(count == 0);
        Button cancel = Nodes.button(texts.of("classroom.draft.cancel"), model::cancel, "quiet");
        cancel.setId("cancel-roster");
        HBox buttons = Nodes.row(10, add, cancel);
        getChildren()
                .addAll(
                        Nodes.label(texts.get("classroom.draft.consent"), "strong"),
                        Nodes.wrapped(Nodes.label(texts.get("classroom.consent.why"), "soft")),
                        agreement,
                        buttons);
    }

    private Node parts(Draft draft) {
        ComboBox<String> parts = new ComboBox<>();
        parts.setId("roster-part");
        for (OneRoster.ClassList one : draft.parts()) {
            parts.getItems().add(one.name() + " (" + one.people().size() + ")");
        }
        parts.getSelectionModel().select(draft.part());
        parts.setOnAction(event -> model.choosePart(parts.getSelectionModel().getSelectedIndex()));
        HBox row = Nodes.row(10, Nodes.label(texts.get("classroom.draft.part")), parts);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Node columns(Table table, List<Column> columns) {
        GridPane grid = new GridPane(16, 4);
        for (int i = 0; i < columns.size(); i++) {
            int index = i;
            ComboBox<Column> what = new ComboBox<>();
            what.setId("column-" + i);
            what.getItems().setAll(Column.values());
            what.setConverter(new Names());
            what.setValue(columns.get(i));
            what.setOnAction(event -> model.setColumn(index, what.getValue()));
            grid.add(what, i, 0);
        }
        for (int row = 0; row < Math.min(ROWS, table.rows().size()); row++) {
            for (int i = 0; i < columns.size(); i++) {
                boolean kept = columns.get(i) != Column.IGNORED;
                grid.add(
                        Nodes.label(table.rows().get(row).cell(i), kept ? "kept" : "soft"),
                        i,
                        row + 1);
            }
        }
        if (table.rows().size() > ROWS) {
            grid.add(
                    Nodes.label(
                            texts.get("classroom.draft.more", table.rows().size() - ROWS),
                            "caption"),
                    0,
                    ROWS + 1,
                    Math.max(1, columns.size()),
                    1);
        }
        ScrollPane wide = new ScrollPane(grid);
        wide.setFitToHeight(true);
        return wide;
    }

    private Node people(Roster roster) {
        String names =
                String.join(
                        ", ",
                        roster.people().stream()
                                .map(one -> (one.number() + " " + one.name()).strip())
                                .toList());
        return Nodes.wrapped(Nodes.label(names));
    }

    private void faults(Draft draft) {
        for (Roster.Fault.Kind kind : Roster.Fault.Kind.values()) {
            List<String> rows =
                    kind == Roster.Fault.Kind.ALREADY_THERE ? draft.known() : draft.rows(kind);
            if (!rows.isEmpty()) {
                String key = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
                String named = String.join("; ", rows.stream().limit(NAMED).toList());
                String more = rows.size() > NAMED ? " …" : "";
                Label label =
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.get("classroom.fault." + key, rows.size())
                                                + " "
                                                + named
                                                + more,
                                        "notice"));
                label.setMaxWidth(Double.MAX_VALUE);
                label.setId("fault-" + key);
                getChildren().add(label);
            }
        }
    }

    private final class Names extends StringConverter<Column> {
        @Override
        public String toString(@Nullable Column one) {
            return one == null
                    ? ""
                    : texts.get("classroom.column." + one.name().toLowerCase(Locale.ROOT));
        }

        @Override
        public @Nullable Column fromString(String name) {
            return null;
        }
    }
}

package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// The picture of the lanes as a table, for screen readers and for those who prefer to read.
///
/// Choosing a row chooses the same stretch in the picture.
public final class TextTwin extends TableView<TextTwin.Row> {
    private final Texts texts;

    /// A line of the table.
    public record Row(Side side, Tier.Kind kind, Mark mark) {}

    /// Follows a model for as long as it lives.
    public TextTwin(LanesModel model, Texts texts) {

        this.texts = texts;
        setId("text-twin");
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        column("voice", row -> texts.get("kit.twin." + lower(row.side())));
        column("kind", row -> texts.get("kit.twin." + lower(row.kind())));
        column("expected", row -> row.mark().label());
        column("heard", row -> row.mark().heard());
        column("from", row -> seconds(row.mark().soundStart()));
        column("to", row -> seconds(row.mark().soundEnd()));
        column("level", this::level);
        column("remark", row -> remark(model, row));
        setPlaceholder(Nodes.label(texts.of("kit.twin.empty"), "soft"));
        model.lanes().subscribe(lanes -> getItems().setAll(rows(lanes)));
        texts.language().addListener(change -> refresh());
        getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (property, before, row) -> {
                            if (row != null) {
                                model.select(row.side(), row.mark().start(), row.mark().end());
                                model.point(
                                        Optional.of(new Hit(row.side(), row.kind(), row.mark())));
                            }
                        });
    }

    /// Everything that is painted, voice by voice, in the order in which it is heard; a word before
    /// its sounds.
    static List<Row> rows(List<Lane> lanes) {
        List<Row> all = new ArrayList<>();
        for (Lane lane : lanes) {
            List<Row> own = new ArrayList<>();
            for (Tier.Kind kind : Tier.Kind.values()) {
                if (kind != Tier.Kind.SYLLABLES && kind != Tier.Kind.MARKS) {
                    lane.tiers()
                            .of(kind)
                            .marks()
                            .forEach(mark -> own.add(new Row(lane.side(), kind, mark)));
                }
            }
            own.sort(
                    Comparator.comparingDouble((Row row) -> row.mark().soundStart())
                            .thenComparing(Row::kind));
            all.addAll(own);
        }
        return all;
    }

    /// The stretch of a row, for whoever plays it.
    public Optional<Row> chosen() {
        return Optional.ofNullable(getSelectionModel().getSelectedItem());
    }

    private void column(String key, Function<Row, String> value) {
        TableColumn<Row, String> column = new TableColumn<>();
        column.textProperty().bind(texts.of("kit.twin.column." + key));
        column.setSortable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(value.apply(cell.getValue())));
        getColumns().add(column);
    }

    private String level(Row row) {
        Level level = row.mark().level();
        boolean judged = row.side() == Side.LEARNER && row.kind() != Tier.Kind.PAUSES;
        return judged ? texts.get("kit.level." + level.key()) + " " + level.sign() : "";
    }

    /// What the picture shows by signs: differences in stress and pauses, and a teacher's opinion.
    private String remark(LanesModel model, Row row) {
        if (row.side() == Side.MODEL || row.kind() == Tier.Kind.PAUSES) {
            return "";
        }
        List<String> said = new ArrayList<>();
        if (row.kind() == Tier.Kind.WORDS) {
            model.differences().stream()
                    .filter(one -> one.word() == row.mark().word())
                    .forEach(one -> said.add(texts.get("kit.twin." + one.key())));
        }
        model.lane(Side.LEARNER).stream()
                .flatMap(lane -> lane.reading().opinions().stream())
                .filter(one -> one.isOf(row.kind(), row.mark().place()))
                .forEach(one -> said.add(texts.get("kit.twin.teacher", one.value(), one.reason())));
        return String.join("; ", said);
    }

    private static String seconds(double at) {
        return String.format(Locale.ROOT, "%.2f", at);
    }

    private static String lower(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT);
    }
}

package app.saywell.desk.kit.wave;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.TierInterval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// The lanes as a table, for screen readers and for users who prefer to read.
///
/// Selecting a row selects the same interval in the lanes.
public final class AccessibleTierTable extends TableView<AccessibleTierTable.TierTableRow> {
    private final LocalizedTexts texts;

    public record TierTableRow(VoiceSide side, LaneTier.TierKind kind, TierInterval interval) {}

    /// Follows a view model for as long as this node exists.
    public AccessibleTierTable(LanesViewModel viewModel, LocalizedTexts texts) {

        this.texts = texts;
        setId("text-twin");
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        addColumn("voice", row -> texts.get("kit.twin." + voiceName(viewModel, row.side())));
        addColumn("kind", row -> texts.get("kit.twin." + lowerCaseName(row.kind())));
        addColumn("expected", row -> row.interval().label());
        addColumn("heard", row -> row.interval().heard());
        addColumn("from", row -> seconds(row.interval().soundStart()));
        addColumn("to", row -> seconds(row.interval().soundEnd()));
        addColumn("level", row -> levelText(viewModel, row));
        addColumn("remark", row -> remarks(viewModel, row));
        setPlaceholder(NodeFactory.label(texts.binding("kit.twin.empty"), "soft"));
        viewModel.lanes().subscribe(lanes -> getItems().setAll(rows(lanes)));
        texts.language().addListener(change -> refresh());
        getSelectionModel().selectedItemProperty().addListener((property, previous, row) -> {
            if (row != null) {
                viewModel.select(
                        row.side(), row.interval().start(), row.interval().end());
                viewModel.inspect(Optional.of(new IntervalHit(row.side(), row.kind(), row.interval())));
            }
        });
    }

    /// All intervals, lane by lane in the order of time, a word before its sounds.
    static List<TierTableRow> rows(List<VoiceLane> lanes) {
        List<TierTableRow> result = new ArrayList<>();
        for (VoiceLane lane : lanes) {
            List<TierTableRow> laneRows = new ArrayList<>();
            for (LaneTier.TierKind kind : LaneTier.TierKind.values()) {
                if (kind != LaneTier.TierKind.SYLLABLES && kind != LaneTier.TierKind.MARKS) {
                    lane.tiers()
                            .of(kind)
                            .intervals()
                            .forEach(interval -> laneRows.add(new TierTableRow(lane.side(), kind, interval)));
                }
            }
            laneRows.sort(Comparator.comparingDouble(
                            (TierTableRow row) -> row.interval().soundStart())
                    .thenComparing(TierTableRow::kind));
            result.addAll(laneRows);
        }
        return result;
    }

    private static String voiceName(LanesViewModel viewModel, VoiceSide side) {
        boolean isOtherTake = side == VoiceSide.MODEL
                && viewModel
                        .lane(side)
                        .filter(lane -> lane.colours() == VoiceSide.LEARNER)
                        .isPresent();
        return isOtherTake ? "other-take" : lowerCaseName(side);
    }

    private void addColumn(String key, Function<TierTableRow, String> value) {
        TableColumn<TierTableRow, String> tableColumn = new TableColumn<>();
        tableColumn.textProperty().bind(texts.binding("kit.twin.column." + key));
        tableColumn.setSortable(false);
        tableColumn.setCellValueFactory(cell -> new ReadOnlyStringWrapper(value.apply(cell.getValue())));
        getColumns().add(tableColumn);
    }

    private String levelText(LanesViewModel viewModel, TierTableRow row) {
        ScoreLevel level = row.interval().level();
        boolean isScored = row.side() == VoiceSide.LEARNER && row.kind() != LaneTier.TierKind.PAUSES;
        boolean isLater = level == ScoreLevel.MISSING
                && viewModel.lane(VoiceSide.LEARNER).stream()
                        .anyMatch(lane -> !lane.recording().focus().isAll());
        if (isScored && isLater) {
            return texts.get("kit.level.later");
        }
        return isScored ? texts.get("kit.level." + level.key()) + " " + level.symbol() : "";
    }

    /// What the lanes show by signs: differences in stress and pauses, and marks of a teacher.
    private String remarks(LanesViewModel viewModel, TierTableRow row) {
        if (row.side() == VoiceSide.MODEL || row.kind() == LaneTier.TierKind.PAUSES) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        if (row.kind() == LaneTier.TierKind.WORDS) {
            viewModel.differences().stream()
                    .filter(entry -> entry.wordIndex() == row.interval().wordIndex())
                    .forEach(entry -> parts.add(texts.get("kit.twin." + entry.key())));
            viewModel
                    .lane(VoiceSide.LEARNER)
                    .flatMap(lane -> lane.recording().stressOf(row.interval().wordIndex()))
                    .filter(pattern -> pattern.heardElsewhere().isPresent())
                    .ifPresent(pattern ->
                            parts.add(texts.get("kit.twin.word-stress", pattern.heardText(), pattern.usualText())));
            viewModel
                    .lane(VoiceSide.LEARNER)
                    .flatMap(lane -> lane.recording().turnAfter(row.interval().wordIndex()))
                    .ifPresent(movement -> parts.add(texts.get("kit.twin.melody." + EnumKey.of(movement))));
        }
        viewModel.lane(VoiceSide.LEARNER).stream()
                .flatMap(lane -> lane.recording().marks().stream())
                .filter(entry -> entry.isAbout(row.kind(), row.interval().position()))
                .forEach(entry -> parts.add(texts.get("kit.twin.teacher", entry.value(), entry.reason())));
        return String.join("; ", parts);
    }

    private static String seconds(double at) {
        return String.format(Locale.ROOT, "%.2f", at);
    }

    private static String lowerCaseName(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}

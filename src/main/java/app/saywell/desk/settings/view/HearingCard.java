package app.saywell.desk.settings.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OnDemandPane;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.HPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// How well Saywell hears, in plain words, with a table by age, gender and level. The figures are
/// those of `docs/accuracy.md`.
final class HearingCard extends VBox {
    private static final List<String> FACTS =
            List.of("order", "flagged", "unflagged", "fluent", "added", "other", "refused", "room", "korean");
    private static final int PERCENT = 100;

    /// What was counted in one group of speakers.
    ///
    /// @param key of the text that names the group
    /// @param flagged sounds that were called wrong
    /// @param right those of them that people call accented or wrong
    private record HearingGroup(String key, int speakers, int recordings, int sounds, int flagged, int right) {}

    private static final List<HearingGroup> GROUPS = List.of(
            new HearingGroup("girls.7", 8, 30, 432, 9, 5),
            new HearingGroup("boys.7", 15, 76, 1024, 18, 11),
            new HearingGroup("girls.12", 13, 51, 808, 4, 3),
            new HearingGroup("boys.12", 14, 56, 797, 6, 3),
            new HearingGroup("girls.17", 2, 3, 69, 1, 0),
            new HearingGroup("boys.17", 2, 9, 144, 0, 0),
            new HearingGroup("women", 41, 152, 2736, 150, 123),
            new HearingGroup("men", 26, 96, 1781, 105, 93));

    private final BooleanProperty open = new SimpleBooleanProperty();

    HearingCard(LocalizedTexts texts) {
        super(14);
        setId("hearing");
        getStyleClass().add("card");
        VBox facts = new VBox(8);
        for (String fact : FACTS) {
            facts.getChildren().add(paragraph(texts, "settings.hearing." + fact));
        }
        VBox details = NodeFactory.column(
                14,
                facts,
                NodeFactory.label(texts.binding("settings.hearing.table"), "strong"),
                table(texts),
                paragraph(texts, "settings.hearing.children"),
                paragraph(texts, "settings.hearing.level"));
        details.setId("hearing-details");
        Button button = NodeFactory.button(
                Bindings.createStringBinding(
                        () -> texts.get(open.get() ? "settings.hearing.less" : "settings.hearing.more"),
                        open,
                        texts.language()),
                () -> open.set(!open.get()),
                "quiet");
        button.setId("hearing-more");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.hearing"), "place-title"),
                        paragraph(texts, "settings.hearing.about"),
                        button,
                        new OnDemandPane(details, open));
    }

    private static Label paragraph(LocalizedTexts texts, String key) {
        return NodeFactory.wrapped(NodeFactory.label(texts.binding(key)));
    }

    private static GridPane table(LocalizedTexts texts) {
        GridPane grid = new GridPane(20, 6);
        grid.setId("hearing-table");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().add(wide);
        List<String> columns = List.of("who", "speakers", "recordings", "sounds", "flags", "agreed");
        for (int column = 0; column < columns.size(); column++) {
            if (column > 0) {
                ColumnConstraints number = new ColumnConstraints();
                number.setHalignment(HPos.RIGHT);
                grid.getColumnConstraints().add(number);
            }
            grid.add(
                    NodeFactory.wrapped(NodeFactory.label(
                            texts.binding("settings.hearing.column." + columns.get(column)), "caption")),
                    column,
                    0);
        }
        for (int i = 0; i < GROUPS.size(); i++) {
            HearingGroup group = GROUPS.get(i);
            grid.add(NodeFactory.label(texts.binding("settings.hearing.group." + group.key())), 0, i + 1);
            grid.add(number(group.speakers()), 1, i + 1);
            grid.add(number(group.recordings()), 2, i + 1);
            grid.add(number(group.sounds()), 3, i + 1);
            grid.add(number(group.flagged()), 4, i + 1);
            grid.add(
                    NodeFactory.label(
                            group.flagged() == 0
                                    ? "–"
                                    : Math.round((double) PERCENT * group.right() / group.flagged()) + " %"),
                    5,
                    i + 1);
        }
        return grid;
    }

    private static Label number(int value) {
        return NodeFactory.label(String.valueOf(value));
    }
}

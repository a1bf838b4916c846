package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.SegmentedButtons;
import app.saywell.desk.kit.SettledChoice;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Controls that several parts of this screen use.
final class ReportControls {
    private ReportControls() {}

    /// Controls below a label.
    static VBox labeled(ObservableValue<String> name, Node... controls) {
        VBox column = NodeFactory.column(4, NodeFactory.wrapped(NodeFactory.label(name, "small", "soft")));
        column.getChildren().addAll(controls);
        return column;
    }

    static Button button(LocalizedTexts texts, String key, Feather icon, String style, String id, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, style);
        button.setGraphic(NodeFactory.icon(icon));
        button.setId(id);
        return button;
    }

    /// A choice of one value from many, searched by typing.
    static <T> SettledChoice<T> choice(String id, Function<T, String> toText, Consumer<T> onSelect) {
        return SearchableChoice.onChosen(SearchableChoice.create(id, toText), onSelect);
    }

    /// A choice of one value from a few, as a segmented control.
    static <E extends Enum<E>> FlowPane toggleChips(
            List<E> values,
            String idPrefix,
            Function<E, ObservableValue<String>> name,
            javafx.beans.value.ObservableValue<E> selected,
            Consumer<E> onSelect) {
        ToggleGroup group = new ToggleGroup();
        FlowPane row = new FlowPane(0, 6);
        for (E value : values) {
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(name.apply(value));
            button.getStyleClass().setAll("toggle-button", "segment", "small-segment");
            button.setId(idPrefix + EnumKey.of(value));
            button.setToggleGroup(group);
            button.setOnAction(event -> {
                button.setSelected(true);
                onSelect.accept(value);
            });
            selected.subscribe(current -> button.setSelected(current == value));
            // The arrow keys select the next button without an action event.
            button.selectedProperty().subscribe((was, is) -> {
                if (is && selected.getValue() != value) {
                    onSelect.accept(value);
                }
            });
            row.getChildren().add(button);
        }
        SegmentedButtons.joinRows(row);
        return row;
    }
}

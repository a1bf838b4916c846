package app.saywell.desk.kit;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

/// A choice of one value from a few, as a segmented control. It works with clicks, the space bar
/// and the arrow keys, which select at once.
public final class ChoiceButtons {
    private ChoiceButtons() {}

    public static <E> FlowPane create(
            Iterable<E> values, E selected, Function<E, ObservableValue<String>> name, Consumer<E> onSelect) {
        ToggleGroup group = new ToggleGroup();
        FlowPane row = new FlowPane(0, 8);
        for (E value : values) {
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(name.apply(value));
            button.getStyleClass().setAll("toggle-button", "segment");
            button.setId("choice-" + value);
            button.setToggleGroup(group);
            button.setSelected(value.equals(selected));
            button.selectedProperty().subscribe((was, is) -> {
                if (is) {
                    onSelect.accept(value);
                }
            });
            row.getChildren().add(button);
        }
        preventDeselection(group);
        SegmentedButtons.joinRows(row);
        return row;
    }

    /// Pressing the selected button again keeps it selected.
    private static void preventDeselection(ToggleGroup group) {
        group.selectedToggleProperty().subscribe((was, is) -> {
            if (is == null && was != null) {
                was.setSelected(true);
            }
        });
    }

    /// The same for a value that can also change elsewhere.
    public static <E> FlowPane createBound(
            Iterable<E> values,
            ObservableValue<E> selected,
            Function<E, ObservableValue<String>> name,
            Consumer<E> onSelect) {
        Consumer<E> selectIfChanged = value -> {
            if (!value.equals(selected.getValue())) {
                onSelect.accept(value);
            }
        };
        FlowPane row = create(values, selected.getValue(), name, selectIfChanged);
        selected.subscribe(current -> {
            int index = 0;
            for (E value : values) {
                ToggleButton button = (ToggleButton) row.getChildren().get(index++);
                button.setSelected(value.equals(current));
            }
        });
        return row;
    }

    /// A setting: its label, and the control below it.
    public static javafx.scene.layout.VBox labeled(ObservableValue<String> name, javafx.scene.Node control) {
        return NodeFactory.column(6, NodeFactory.wrapped(NodeFactory.label(name, "small", "soft")), control);
    }
}

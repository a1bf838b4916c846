package app.saywell.desk.kit;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

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

    /// A setting: its label, and the control below it, which screen readers call by that label.
    public static VBox labeled(ObservableValue<String> name, Node control) {
        Label label = NodeFactory.wrapped(NodeFactory.label(name, "small", "soft"));
        firstControl(control).ifPresent(label::setLabelFor);
        if (control instanceof Spinner<?> spinner) {
            spinner.getEditor().accessibleTextProperty().bind(name);
        }
        return NodeFactory.column(6, label, control);
    }

    /// The control itself, or the first one in a column with a note below it.
    private static Optional<Node> firstControl(Node node) {
        return node instanceof VBox column
                ? column.getChildren().stream().findFirst().flatMap(ChoiceButtons::firstControl)
                : Optional.of(node).filter(Control.class::isInstance);
    }
}

package app.saywell.ui.reports;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// The controls that the pages of this place are built of.
final class Controls {
    private Controls() {}

    /// A control below its name.
    static VBox named(ObservableValue<String> name, Node... controls) {
        VBox column = Nodes.column(4, Nodes.label(name, "small", "soft"));
        column.getChildren().addAll(controls);
        return column;
    }

    static Button button(
            Texts texts, String key, Feather sign, String style, String id, Runnable action) {
        Button button = Nodes.button(texts.of(key), action, style);
        button.setGraphic(new FontIcon(sign));
        button.setId(id);
        return button;
    }

    /// One of many.
    static <T> ComboBox<T> combo(String id, Function<T, String> shown, Consumer<T> choose) {
        ComboBox<T> combo = new ComboBox<>();
        combo.setId(id);
        combo.setMaxWidth(Double.MAX_VALUE);
        combo.setCellFactory(list -> cell(shown));
        combo.setButtonCell(cell(shown));
        combo.setOnAction(
                event -> {
                    T value = combo.getValue();
                    if (value != null) {
                        choose.accept(value);
                    }
                });
        return combo;
    }

    /// One of a few, as buttons of which one is pressed.
    static <E extends Enum<E>> FlowPane chips(
            List<E> all,
            String prefix,
            Function<E, ObservableValue<String>> name,
            javafx.beans.value.ObservableValue<E> chosen,
            Consumer<E> choose) {
        ToggleGroup group = new ToggleGroup();
        FlowPane row = new FlowPane(6, 6);
        for (E one : all) {
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(name.apply(one));
            button.getStyleClass().setAll("toggle-button", "chip");
            button.setId(prefix + one.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
            button.setToggleGroup(group);
            button.setOnAction(
                    event -> {
                        button.setSelected(true);
                        choose.accept(one);
                    });
            chosen.subscribe(now -> button.setSelected(now == one));
            // The arrow keys press the next one without an action.
            button.selectedProperty()
                    .subscribe(
                            (was, is) -> {
                                if (is && chosen.getValue() != one) {
                                    choose.accept(one);
                                }
                            });
            row.getChildren().add(button);
        }
        return row;
    }

    private static <T> ListCell<T> cell(Function<T, String> shown) {
        return new ListCell<>() {
            @Override
            protected void updateItem(T item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty || item == null ? "" : shown.apply(item));
            }
        };
    }
}

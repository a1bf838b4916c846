package app.saywell.ui.settings;

import app.saywell.ui.kit.Nodes;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

import java.util.function.Consumer;
import java.util.function.Function;

/// One of a few, as buttons of which one is pressed.
final class Choices {
    private Choices() {}

    static <E> FlowPane of(
            Iterable<E> all,
            E chosen,
            Function<E, ObservableValue<String>> name,
            Consumer<E> choose) {
        ToggleGroup group = new ToggleGroup();
        FlowPane row = new FlowPane(8, 8);
        for (E one : all) {
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(name.apply(one));
            button.getStyleClass().setAll("toggle-button", "quiet");
            button.setId("choice-" + one);
            button.setToggleGroup(group);
            button.setSelected(one.equals(chosen));
            button.setOnAction(
                    event -> {
                        button.setSelected(true);
                        choose.accept(one);
                    });
            row.getChildren().add(button);
        }
        return row;
    }

    /// A line of the settings: its name, and below it what can be chosen.
    static javafx.scene.layout.VBox named(ObservableValue<String> name, javafx.scene.Node choice) {
        return Nodes.column(6, Nodes.label(name, "small", "soft"), choice);
    }
}

package app.saywell.ui.settings;

import app.saywell.ui.kit.Nodes;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

import java.util.function.Consumer;
import java.util.function.Function;

/// One of a few, as buttons of which one is pressed: by a click, the space bar, or the arrow keys,
/// which choose as they go.
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
            button.selectedProperty()
                    .subscribe(
                            (was, is) -> {
                                if (is) {
                                    choose.accept(one);
                                }
                            });
            row.getChildren().add(button);
        }
        keepOne(group);
        return row;
    }

    /// Who presses the chosen one again has it pressed still.
    private static void keepOne(ToggleGroup group) {
        group.selectedToggleProperty()
                .subscribe(
                        (was, is) -> {
                            if (is == null && was != null) {
                                was.setSelected(true);
                            }
                        });
    }

    /// The same where what is chosen may change from elsewhere too.
    static <E> FlowPane following(
            Iterable<E> all,
            ObservableValue<E> chosen,
            Function<E, ObservableValue<String>> name,
            Consumer<E> choose) {
        Consumer<E> another =
                one -> {
                    if (!one.equals(chosen.getValue())) {
                        choose.accept(one);
                    }
                };
        FlowPane row = of(all, chosen.getValue(), name, another);
        chosen.subscribe(
                now -> {
                    int at = 0;
                    for (E one : all) {
                        ToggleButton button = (ToggleButton) row.getChildren().get(at++);
                        button.setSelected(one.equals(now));
                    }
                });
        return row;
    }

    /// A line of the settings: its name, and below it what can be chosen.
    static javafx.scene.layout.VBox named(ObservableValue<String> name, javafx.scene.Node choice) {
        return Nodes.column(6, Nodes.label(name, "small", "soft"), choice);
    }
}

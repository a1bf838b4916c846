package app.saywell.ui.practice;

import app.saywell.ui.kit.NodeFactory;
import app.saywell.ui.kit.OnDemandPane;
import app.saywell.ui.kit.keyboard.KeyBindings;
import app.saywell.ui.kit.keyboard.KeyCommand;
import app.saywell.ui.kit.keyboard.KeyedButton;
import app.saywell.ui.kit.text.LocalizedTexts;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.util.Arrays;
import java.util.Locale;

/// An overview of all keys over the screen. A click outside closes it.
final class KeyboardHelpOverlay extends StackPane {
    private static final double WIDTH = 780;

    private final BooleanProperty open = new SimpleBooleanProperty();
    private final KeyBindings keymap;
    private final LocalizedTexts texts;

    KeyboardHelpOverlay(KeyBindings keymap, LocalizedTexts texts) {
        this.keymap = keymap;
        this.texts = texts;
        setId("key-sheet");
        getStyleClass().add("key-sheet");
        FlowPane groups = new FlowPane(32, 20);
        groups.setPrefWrapLength(WIDTH - 48);
        for (KeyCommand.CommandGroup group : KeyCommand.CommandGroup.values()) {
            groups.getChildren().add(groupColumn(group));
        }
        HBox header =
                NodeFactory.row(
                        8,
                        NodeFactory.label(texts.binding("kit.keys"), "page-title"),
                        NodeFactory.spacer(),
                        NodeFactory.button(
                                texts.binding("kit.keys.close"), () -> open.set(false), "chip"));
        header.setAlignment(Pos.CENTER_LEFT);
        VBox card =
                NodeFactory.column(
                        16,
                        header,
                        groups,
                        NodeFactory.wrapped(
                                NodeFactory.label(
                                        texts.binding("kit.keys.mouse"), "small", "soft")),
                        NodeFactory.label(texts.binding("kit.keys.change"), "small", "soft"));
        card.getStyleClass().addAll("card", "key-card");
        card.setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        OnDemandPane shown = new OnDemandPane(card, open);
        shown.setPickOnBounds(false); // a click beside the card is one on this
        getChildren().add(shown);
        setOnMouseClicked(
                event -> {
                    if (event.getTarget() == this) {
                        open.set(false);
                    }
                });
        NodeFactory.showWhen(this, open);
    }

    /// Whether it is open.
    BooleanProperty open() {
        return open;
    }

    private VBox groupColumn(KeyCommand.CommandGroup group) {
        GridPane grid = new GridPane(12, 5);
        Arrays.stream(KeyCommand.values())
                .filter(command -> command.group() == group)
                .forEach(command -> addRow(grid, command));
        String key = "kit.keys." + group.name().toLowerCase(Locale.ROOT);
        return NodeFactory.column(
                8, NodeFactory.label(texts.binding(key), "strong", "small"), grid);
    }

    private void addRow(GridPane grid, KeyCommand command) {
        Label keyCap = KeyedButton.keyCap(keymap, command);
        Label name = NodeFactory.label(texts.binding(command.textKey()), "small");
        grid.addRow(grid.getRowCount(), keyCap, name);
    }
}

package app.saywell.ui.practice;

import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.KeyedButton;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

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

/// All keys of the place on one sheet over it, as they are now; a click beside it puts it away.
final class KeySheet extends StackPane {
    private static final double WIDTH = 780;

    private final BooleanProperty open = new SimpleBooleanProperty();
    private final Keymap keymap;
    private final Texts texts;

    KeySheet(Keymap keymap, Texts texts) {
        this.keymap = keymap;
        this.texts = texts;
        setId("key-sheet");
        getStyleClass().add("key-sheet");
        FlowPane groups = new FlowPane(32, 20);
        groups.setPrefWrapLength(WIDTH - 48);
        for (Command.Group group : Command.Group.values()) {
            groups.getChildren().add(group(group));
        }
        HBox head =
                Nodes.row(
                        8,
                        Nodes.label(texts.of("kit.keys"), "page-title"),
                        Nodes.spacer(),
                        Nodes.button(texts.of("kit.keys.close"), () -> open.set(false), "chip"));
        head.setAlignment(Pos.CENTER_LEFT);
        VBox card =
                Nodes.column(
                        16,
                        head,
                        groups,
                        Nodes.wrapped(Nodes.label(texts.of("kit.keys.mouse"), "small", "soft")),
                        Nodes.label(texts.of("kit.keys.change"), "small", "soft"));
        card.getStyleClass().addAll("card", "key-card");
        card.setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        getChildren().add(card);
        setOnMouseClicked(
                event -> {
                    if (event.getTarget() == this) {
                        open.set(false);
                    }
                });
        Nodes.showWhen(this, open);
    }

    /// Whether it is to be seen.
    BooleanProperty open() {
        return open;
    }

    private VBox group(Command.Group group) {
        GridPane grid = new GridPane(12, 5);
        Arrays.stream(Command.values())
                .filter(command -> command.group() == group)
                .forEach(command -> line(grid, command));
        String key = "kit.keys." + group.name().toLowerCase(Locale.ROOT);
        return Nodes.column(8, Nodes.label(texts.of(key), "strong", "small"), grid);
    }

    private void line(GridPane grid, Command command) {
        Label cap = KeyedButton.cap(keymap, command);
        Label name = Nodes.label(texts.of(command.textKey()), "small");
        grid.addRow(grid.getRowCount(), cap, name);
    }
}

package app.saywell.desk.kit.keyboard;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OnDemandPane;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// An overview of keys over what it belongs to. A click outside closes it. Closed at first. In a low window it is
/// scrolled, and has the keyboard for that until it is closed.
public abstract class KeySheet extends StackPane {
    private final BooleanProperty open = new SimpleBooleanProperty();
    private final ScrollPane scrolled = new ScrollPane();
    private Optional<Node> focusedBefore = Optional.empty();

    /// @param maxWidth of the card
    /// @param content below the title of the card
    protected KeySheet(LocalizedTexts texts, double maxWidth, Node... content) {
        getStyleClass().add("key-sheet");
        HBox header = NodeFactory.row(
                8,
                NodeFactory.label(texts.binding("kit.keys"), "page-title"),
                NodeFactory.spacer(),
                NodeFactory.button(texts.binding("kit.keys.close"), () -> open.set(false), "chip"));
        header.setAlignment(Pos.CENTER_LEFT);
        scrolled.setContent(NodeFactory.column(16, content));
        scrolled.setFitToWidth(true);
        scrolled.accessibleTextProperty().bind(texts.binding("kit.keys"));
        VBox card = NodeFactory.column(16, header, scrolled);
        card.getStyleClass().addAll("card", "key-card");
        card.setMaxSize(maxWidth, Region.USE_PREF_SIZE);
        OnDemandPane shown = new OnDemandPane(card, open);
        shown.setPickOnBounds(false); // a click beside the card is one on this
        getChildren().add(shown);
        setOnMouseClicked(event -> {
            if (event.getTarget() == this) {
                open.set(false);
            }
        });
        NodeFactory.showWhen(this, open);
        open.subscribe((was, is) -> moveFocus(is));
    }

    private void moveFocus(boolean isOpen) {
        Scene scene = getScene();
        if (scene == null) {
            return;
        }
        if (isOpen) {
            focusedBefore = Optional.ofNullable(scene.getFocusOwner());
            scrolled.setVvalue(0);
            scrolled.requestFocus();
        } else {
            boolean isHere = scene.getFocusOwner() == null || isInside(scene.getFocusOwner());
            focusedBefore.filter(_ -> isHere).ifPresent(Node::requestFocus);
            focusedBefore = Optional.empty();
        }
    }

    private boolean isInside(Node node) {
        Parent parent = node.getParent();
        return parent == this || (parent != null && isInside(parent));
    }

    /// The commands of a group with their keys, below the name of the group. Those of a teacher are shown to teachers
    /// alone.
    protected static VBox groupColumn(KeyCommand.CommandGroup group, KeyBindings keymap, LocalizedTexts texts) {
        GridPane grid = new GridPane(12, 5);
        for (KeyCommand command : KeyCommand.values()) {
            if (command.group() == group) {
                Label name = NodeFactory.label(texts.binding(command.textKey()), "small");
                Node cap = KeyedButton.keyCap(keymap, command);
                grid.addRow(grid.getRowCount(), cap, name);
                ObservableValue<Boolean> isFor = keymap.role().map(command::isFor);
                NodeFactory.showWhen(cap, isFor);
                NodeFactory.showWhen(name, isFor);
            }
        }
        String key = "kit.keys." + group.name().toLowerCase(Locale.ROOT);
        return NodeFactory.column(8, NodeFactory.label(texts.binding(key), "strong", "small"), grid);
    }

    /// Shows or hides it.
    public void toggle() {
        open.set(!open.get());
    }

    /// Closes it; returns whether it was open.
    public boolean close() {
        boolean wasOpen = open.get();
        open.set(false);
        return wasOpen;
    }
}

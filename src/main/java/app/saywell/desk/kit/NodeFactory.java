package app.saywell.desk.kit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.IkonHandler;
import org.kordamp.ikonli.IkonResolverProvider;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.javafx.JavaFXFontLoader;

/// Creates the nodes that every screen is built of, and keeps the keyboard focus usable.
public final class NodeFactory {
    private static final double FOCUS_RING = 2;
    private static final double ICON_SIZE = 16; // as in kit.css
    private static final Map<Class<?>, Font> ICON_FONTS = new ConcurrentHashMap<>();

    private NodeFactory() {}

    /// A label bound to a text.
    public static Label label(ObservableValue<String> text, String... styles) {
        Label label = new Label();
        label.textProperty().bind(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// A label with a fixed text.
    public static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// The same label with line wrapping.
    public static Label wrapped(Label label) {
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /// A button bound to a text, with one action.
    public static Button button(ObservableValue<String> text, Runnable action, String... styles) {
        Button button = new Button();
        button.textProperty().bind(text);
        button.getStyleClass().setAll("button");
        button.getStyleClass().addAll(styles);
        button.setOnAction(event -> action.run());
        return button;
    }

    /// An icon drawn by the style sheet, such as `icon-play`.
    public static Region icon(String style) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", style);
        return icon;
    }

    /// An icon of the icon font, as large as the style sheet makes them all.
    ///
    /// It has its font and size from the beginning. A [FontIcon] leaves both to its style: until that is applied,
    /// JavaFX looks for the icon's character in every font of the system, and the size of the style sheet makes a
    /// new style that is applied once more.
    public static FontIcon icon(Ikon code) {
        FontIcon icon = new FontIcon();
        icon.setFont(ICON_FONTS.computeIfAbsent(code.getClass(), type -> iconFont(code)));
        icon.setIconCode(code);
        return icon;
    }

    private static Font iconFont(Ikon code) {
        IkonHandler handler =
                IkonResolverProvider.getInstance(JavaFXFontLoader.getInstance()).resolve(code.getDescription());
        return Font.font(handler.getFontFamily(), ICON_SIZE);
    }

    public static HBox row(double gap, Node... children) {
        return new HBox(gap, children);
    }

    public static VBox column(double gap, Node... children) {
        return new VBox(gap, children);
    }

    /// An empty region that takes the free room of a row or column.
    public static Region spacer() {
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        VBox.setVgrow(spacer, Priority.ALWAYS);
        return spacer;
    }

    /// A thin horizontal separator line.
    public static Region separatorLine() {
        Region rule = new Region();
        rule.getStyleClass().add("rule");
        return rule;
    }

    /// Makes a node visible and managed, or neither.
    public static void setShown(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /// Makes a node visible and managed while the condition is true.
    public static void showWhen(Node node, ObservableValue<Boolean> condition) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
    }

    /// Gives a container other children and does not touch those that stay: what enters a scene is
    /// styled anew.
    public static void exchangeChildren(Pane container, List<? extends Node> wanted) {
        List<Node> there = container.getChildren();
        there.removeAll(there.stream().filter(node -> !wanted.contains(node)).toList());
        if (!there.equals(wanted.stream().filter(there::contains).toList())) {
            there.clear();
        }
        for (int i = 0; i < wanted.size(); i++) {
            if (i == there.size() || there.get(i) != wanted.get(i)) {
                there.add(i, wanted.get(i));
            }
        }
    }

    /// Rebuilds the content of a container and keeps the keyboard focus: the focused node is found
    /// again by its id, and its ring is drawn again if it was; the caret of a text field stays where it was.
    public static void rebuildKeepingFocus(Parent container, Runnable rebuild) {
        Optional<Node> focused = Optional.ofNullable(container.getScene())
                .map(Scene::getFocusOwner)
                .filter(owner -> isInside(owner, container));
        boolean hadRing = focused.filter(Node::isFocusVisible).isPresent();
        int caret = focused.map(owner -> owner instanceof TextInputControl field ? field.getCaretPosition() : 0)
                .orElse(0);
        rebuild.run();
        focused.map(Node::getId).map(nodeId -> container.lookup("#" + nodeId)).ifPresent(node -> {
            if (hadRing) {
                focusByKey(node);
            } else if (node instanceof TextInputControl field) {
                focusAt(field, caret);
            } else {
                node.requestFocus();
            }
        });
    }

    private static boolean isInside(Node node, Parent container) {
        Parent parent = node.getParent();
        return parent == container || (parent != null && isInside(parent, container));
    }

    /// Gives a node the focus as Tab does, with its ring and its keys.
    public static void focusByKey(Node node) {
        node.requestFocus();
        node.requestFocusTraversal(TraversalDirection.NEXT);
        Scene scene = node.getScene();
        Node next = scene == null ? null : scene.getFocusOwner();
        if (next != null && next != node) {
            next.requestFocusTraversal(TraversalDirection.PREVIOUS);
        }
    }

    /// Gives a text field the focus with the caret at `caret`. A field that has the focus when it gets its skin selects
    /// all its text then, and the next key would replace it: the caret is put there again after that.
    public static void focusAt(TextInputControl field, int caret) {
        field.requestFocus();
        field.positionCaret(caret);
        if (field.getSkin() != null) {
            return;
        }
        ChangeListener<Skin<?>> skinned = new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends Skin<?>> property, Skin<?> was, Skin<?> is) {
                field.skinProperty().removeListener(this);
                field.positionCaret(caret);
            }
        };
        field.skinProperty().addListener(skinned);
    }

    /// Runs `action` now if a node is in a scene, and otherwise once it has entered one. The parts
    /// of a screen enter one after another.
    public static void whenInScene(Node node, Runnable action) {
        if (node.getScene() != null) {
            action.run();
            return;
        }
        ChangeListener<Scene> entered = new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends Scene> property, Scene was, Scene is) {
                node.sceneProperty().removeListener(this);
                Platform.runLater(action);
            }
        };
        node.sceneProperty().addListener(entered);
    }

    /// A pane of a column in which a list scrolls. Around the rows there is as much room as their
    /// focus rings take, and the rows lie where they would lie without it.
    public static ScrollPane scrollingList(Region rows) {
        rows.setPadding(new Insets(FOCUS_RING));
        ScrollPane list = new ScrollPane(rows);
        list.setFitToWidth(true);
        list.setFocusTraversable(false);
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox.setMargin(list, new Insets(-FOCUS_RING));
        return list;
    }

    /// A screen whose column stands in the middle and scrolls, also from the room beside it.
    public static ScrollPane scrollingMiddle(VBox column) {
        StackPane middle = new StackPane(column);
        middle.setAlignment(Pos.TOP_CENTER);
        middle.getStyleClass().add("middle");
        ScrollPane scrolled = new ScrollPane(middle);
        scrolled.setFitToWidth(true);
        scrolled.setFocusTraversable(false);
        return scrolled;
    }

    /// Whether a node and all its parents are visible.
    public static boolean isVisibleInTree(Node node) {
        Parent parent = node.getParent();
        return node.isVisible() && (parent == null || isVisibleInTree(parent));
    }

    /// Makes the Tab key move the focus out of a text area instead of inserting a tab.
    public static void moveFocusWithTab(TextArea area) {
        area.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
                area.requestFocusTraversal(event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
                event.consume();
            }
        });
    }

    /// Runs `save` on Enter and when the focus leaves the field.
    public static void saveWhenLeft(TextField field, Runnable save) {
        field.setOnAction(event -> save.run());
        field.focusedProperty().subscribe((was, is) -> {
            if (was && !is) {
                save.run();
            }
        });
    }
}

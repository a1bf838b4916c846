package app.saywell.desk.kit;

import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// A notice above the screens that asks something: a text, and buttons with what can be done.
public abstract class QuestionNotice extends VBox {
    private static final double GAP = 8;

    /// The texts of the window.
    protected final LocalizedTexts texts;

    private final Label message = NodeFactory.wrapped(NodeFactory.label(""));
    private final FlowPane buttons = new FlowPane(GAP, GAP);

    /// @param name begins the ids of the notice and its text
    protected QuestionNotice(String name, LocalizedTexts texts) {
        super(GAP);
        this.texts = texts;
        setId(name + "-notice");
        getStyleClass().add("notice");
        message.setId(name + "-message");
        getChildren().addAll(message, buttons);
    }

    /// Shows a text and its buttons instead of what was shown; the keyboard stays on the button of the same id.
    protected final void show(String text, Node... choices) {
        message.setText(text);
        NodeFactory.rebuildKeepingFocus(buttons, () -> buttons.getChildren().setAll(choices));
    }

    /// A button of the notice.
    ///
    /// @param key of its text
    protected final Button button(String key, String id, Runnable action, Object... arguments) {
        Button button = NodeFactory.button(texts.binding(key, arguments), action, "quiet");
        button.setId(id);
        return button;
    }
}

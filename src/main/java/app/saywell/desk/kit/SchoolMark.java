package app.saywell.desk.kit;

import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Controls that a school policy has settled: disabled, with a line that says why.
public final class SchoolMark {
    private static final double GAP = 4;

    private SchoolMark() {}

    /// The control as it is, or disabled above the line "set by your school".
    public static Node settled(Node control, boolean isSettled, LocalizedTexts texts) {
        return isSettled ? under(control, "kit.school.set", texts) : control;
    }

    /// The control as it is, or disabled above the line "locked by your school".
    public static Node locked(Node control, boolean isLocked, LocalizedTexts texts) {
        return isLocked ? under(control, "kit.school.locked", texts) : control;
    }

    private static VBox under(Node control, String key, LocalizedTexts texts) {
        control.disableProperty().unbind();
        control.setDisable(true);
        control.getStyleClass().add("settled");
        Label line = NodeFactory.wrapped(NodeFactory.label(texts.binding(key), "small", "soft", "by-school"));
        return NodeFactory.column(GAP, control, line);
    }
}

package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.policy.PolicyProblem;
import app.saywell.desk.school.policy.SchoolPolicy;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Says that the school's policy file cannot be used, until the user closes it, or that the library
/// is not encrypted although the school demands it, until it is switched on and Saywell started
/// again.
final class PolicyNotice extends HBox {
    private static final double GAP = 12;

    private final LocalizedTexts texts;
    private final BooleanProperty isOpen = new SimpleBooleanProperty();

    /// @param bar where it stands; shown only with it
    PolicyNotice(SchoolPolicy policy, LocalizedTexts texts, Node bar) {
        super(GAP);
        setId("policy-notice");
        getStyleClass().addAll("notice", "failed");
        setAlignment(Pos.CENTER_LEFT);
        isOpen.set(policy.problem().isPresent());
        this.texts = texts;
        policy.problem().ifPresent(this::show);
        NodeFactory.showWhen(this, isOpen.and(bar.visibleProperty()));
    }

    /// Asks for encryption.
    void demandEncryption() {
        getChildren().setAll(line("shell.policy.plain"));
        isOpen.set(true);
    }

    private Label line(String key, Object... arguments) {
        Label label = NodeFactory.wrapped(NodeFactory.label(texts.binding(key, arguments)));
        HBox.setHgrow(label, Priority.ALWAYS);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private void show(PolicyProblem problem) {
        Button close = NodeFactory.button(texts.binding("shell.policy.close"), () -> isOpen.set(false), "quiet");
        close.setId("policy-close");
        close.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(line("shell.policy.problem", problem.toString()), close);
    }
}

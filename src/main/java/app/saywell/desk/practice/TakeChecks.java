package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.takes.view.check.RecordingCheck;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/// The checks of the shown recording, below its wave. What failed stands alone with a sign of its own, and never looks
/// like what passed.
final class TakeChecks extends FlowPane {
    private final PracticeState practiceState;
    private final LocalizedTexts texts;
    private final Runnable builder = this::build;

    TakeChecks(PracticeState practiceState, LocalizedTexts texts) {
        super(12, 4);
        this.practiceState = practiceState;
        this.texts = texts;
        setId("take-checks");
        practiceState.checks().subscribe(any -> refresh());
        texts.language().subscribe(any -> refresh());
    }

    private void refresh() {
        practiceState.joinedChanges().build(builder);
    }

    private void build() {
        List<RecordingCheck> checks = practiceState.checks().get();
        getChildren().clear();
        checks.stream().filter(check -> !check.passed()).forEach(check -> getChildren()
                .add(label("! " + name(check), "warned", "strong")));
        String passed =
                checks.stream().filter(RecordingCheck::passed).map(this::name).collect(Collectors.joining(" · "));
        if (!passed.isEmpty()) {
            getChildren().add(label("✓ " + passed, "soft", "checks-passed"));
        }
        NodeFactory.setShown(this, !checks.isEmpty());
    }

    private String name(RecordingCheck check) {
        return texts.get("practice.check." + check.textKey());
    }

    private static Label label(String text, String... styles) {
        Label label = NodeFactory.wrapped(NodeFactory.label(text, styles));
        label.getStyleClass().add("small");
        return label;
    }
}

package app.saywell.desk.practice.notice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScrollReveal;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.takes.scoring.TakeScoring;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.speech.CallFailure;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Shows what waits or went wrong: what happened, what is safe, what to do. A phase that ends by
/// itself is shown by [PassingPhaseNotice].
public final class PracticePhaseNotice extends VBox {
    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;

    public PracticePhaseNotice(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        practiceState.phase().subscribe(any -> refresh());
        texts.language().addListener(change -> refresh());
    }

    private void refresh() {
        getChildren().clear();
        switch (practiceState.phase().get()) {
            case PracticePhase.ScoringTake judging -> {}
            case PracticePhase.ScoringFailed refused -> getChildren().add(failureBox(refused.failure()));
            case PracticePhase.LocalFailure broken -> getChildren().add(localFailureBox(broken));
            case PracticePhase.TakeWaiting waiting ->
                getChildren().add(plainRow(waiting.stopped() ? "practice.waiting.stopped" : "practice.waiting"));
            case PracticePhase.TakeUnscored unscored -> getChildren().add(unscoredRow());
            case PracticePhase.CountingDown counting -> {}
            case PracticePhase.OpeningLesson opening -> {}
            case PracticePhase.NoSentence nothing -> {}
            case PracticePhase.SentenceReady ready -> {}
            case PracticePhase.RecordingTake recording -> {
                if (practiceState.shadowing().get()) {
                    getChildren().add(plainRow("practice.shadowing"));
                }
            }
            case PracticePhase.TakeScored judged -> {}
        }
        boolean hasContent = !getChildren().isEmpty();
        setVisible(hasContent);
        setManaged(hasContent);
        if (hasContent) {
            // What it says is not to be missed below tall lanes.
            ScrollReveal.revealSoon(this);
        }
    }

    private VBox localFailureBox(PracticePhase.LocalFailure broken) {
        VBox box = messageBox(texts.get(broken.messageKey()), safe(broken.kept()), "");
        HBox footer = NodeFactory.row(10);
        footer.getChildren().addAll(codeOnDemand(texts.get("practice.code", broken.errorCode())));
        footer.setAlignment(Pos.CENTER_LEFT);
        box.getChildren().add(footer);
        return box;
    }

    private String safe(KeptRecordings kept) {
        return texts.get(
                switch (kept) {
                    case NEW_TAKE -> "practice.safe";
                    case EARLIER_TAKES -> "practice.safe.earlier";
                    case EVERYTHING -> "practice.safe.everything";
                });
    }

    private HBox plainRow(String key) {
        HBox row = NodeFactory.row(10, NodeFactory.wrapped(NodeFactory.label(texts.get(key))));
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("notice", "told");
        return row;
    }

    private HBox unscoredRow() {
        HBox row = plainRow("practice.unscored");
        Button scoreButton = NodeFactory.button(texts.binding("practice.unscored.score"), actions::scoreAgain, "chip");
        scoreButton.setId("score-take");
        scoreButton.setMinWidth(USE_PREF_SIZE);
        row.getChildren().add(scoreButton);
        return row;
    }

    private VBox failureBox(CallFailure failure) {
        String key = FailureTexts.key(failure.kind());
        VBox box = messageBox(texts.get(key + ".what"), texts.get("practice.safe"), texts.get(key + ".do"));
        Button retryButton = NodeFactory.button(
                texts.binding(
                        TakeScoring.waitsForApproval(failure.kind())
                                ? "practice.judge-anyway"
                                : "practice.judge-again"),
                actions::scoreAgain,
                "chip");
        retryButton.setId("judge-again");
        HBox footer = NodeFactory.row(10);
        if (failure.kind() != CallFailure.FailureKind.SILENT_TAKE) {
            footer.getChildren().add(retryButton);
        }
        if (!TakeScoring.waitsForApproval(failure.kind())) {
            String code = failure.kind() + (failure.status() > 0 ? " " + failure.status() : "");
            footer.getChildren().addAll(codeOnDemand(texts.get("practice.code", code)));
        }
        footer.setAlignment(Pos.CENTER_LEFT);
        if (!footer.getChildren().isEmpty()) {
            box.getChildren().add(footer);
        }
        return box;
    }

    /// What only somebody who helps needs to know, behind a click.
    private List<Node> codeOnDemand(String code) {
        Label label = NodeFactory.label(code, "caption");
        label.setId("failure-code");
        ToggleButton show = new ToggleButton(texts.get("practice.code.show"));
        show.getStyleClass().setAll("toggle-button", "link");
        show.setId("failure-details");
        NodeFactory.showWhen(label, show.selectedProperty());
        return List.of(show, label);
    }

    private static VBox messageBox(String what, String safe, String nextStep) {
        VBox box = NodeFactory.column(
                4,
                NodeFactory.wrapped(NodeFactory.label(what, "strong")),
                NodeFactory.wrapped(NodeFactory.label((safe + " " + nextStep).strip())));
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }
}

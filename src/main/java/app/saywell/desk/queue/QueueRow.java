package app.saywell.desk.queue;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.takes.queue.ScoringQueueEntries;
import app.saywell.desk.takes.scoring.TakeScoring;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A take in the queue, with its actions.
final class QueueRow extends VBox {
    private final ScoringQueueEntries.QueueEntry entry;
    private final QueueViewModel viewModel;
    private final LocalizedTexts texts;

    QueueRow(ScoringQueueEntries.QueueEntry entry, QueueViewModel viewModel, LocalizedTexts texts) {
        super(6);
        this.entry = entry;
        this.viewModel = viewModel;
        this.texts = texts;
        Label sentence = NodeFactory.wrapped(NodeFactory.label(entry.sentenceText(), "strong"));
        VBox about =
                NodeFactory.column(2, sentence, NodeFactory.wrapped(NodeFactory.label(stateText(), "small", "soft")));
        entry.queuedTake()
                .failure()
                .filter(kind -> !entry.queuedTake().isPutOff())
                .ifPresent(kind -> about.getChildren()
                        .add(NodeFactory.wrapped(NodeFactory.label(texts.get(FailureTexts.remedy(kind)), "small"))));
        HBox.setHgrow(about, Priority.ALWAYS);
        HBox row = NodeFactory.row(8, about);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getChildren().addAll(actionButtons());
        getChildren().add(row);
        if (viewModel
                .confirmingResend()
                .get()
                .equals(Optional.of(entry.queuedTake().takeId()))) {
            getChildren().add(resendWarning());
        }
    }

    private String stateText() {
        List<String> parts = new ArrayList<>();
        entry.learner()
                .map(viewModel.names()::of)
                .filter(name -> !name.isBlank())
                .ifPresent(parts::add);
        parts.add(texts.get(entry.service() == ServiceKind.HOSTED ? "queue.hosted" : "queue.embedded"));
        if (entry.estimate().microDollars() > 0) {
            parts.add(MoneyFormat.formatDollars(entry.estimate().microDollars()));
        }
        parts.add(
                switch (entry.queuedTake().state()) {
                    case WAITING ->
                        texts.get(entry.queuedTake().isPutOff() ? "queue.state.put-off" : "queue.state.waiting");
                    case RUNNING -> texts.get("queue.state.running");
                    case FAILED ->
                        entry.queuedTake()
                                .failure()
                                .map(kind -> texts.get(FailureTexts.what(kind)))
                                .orElse(texts.get("queue.state.failed"));
                    case UNKNOWN -> texts.get("queue.state.unknown");
                });
        return String.join("  ·  ", parts);
    }

    private List<Button> actionButtons() {
        long takeId = entry.queuedTake().takeId();
        return switch (entry.queuedTake().state()) {
            case RUNNING -> List.of();
            case WAITING ->
                entry.queuedTake().isPutOff()
                        ? List.of(retryButton("queue.retry"), cancelButton(takeId))
                        : List.of(cancelButton(takeId));
            case FAILED ->
                List.of(
                        retryButton(
                                entry.queuedTake()
                                                .failure()
                                                .filter(TakeScoring::waitsForApproval)
                                                .isPresent()
                                        ? "practice.judge-anyway"
                                        : "queue.retry"),
                        cancelButton(takeId));
            case UNKNOWN ->
                List.of(
                        chipButton("queue.send-again", "send-again-" + takeId, () -> viewModel.askToResend(takeId)),
                        cancelButton(takeId));
        };
    }

    private Button retryButton(String key) {
        long takeId = entry.queuedTake().takeId();
        return chipButton(key, "retry-" + takeId, () -> viewModel.retry(takeId));
    }

    private Button cancelButton(long takeId) {
        return chipButton("queue.cancel", "cancel-" + takeId, () -> viewModel.cancel(takeId));
    }

    private Button chipButton(String key, String id, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "chip");
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private VBox resendWarning() {
        Button sendButton = NodeFactory.button(texts.binding("queue.send-again.do"), viewModel::resend, "quiet");
        sendButton.setId("send-again");
        VBox box = NodeFactory.column(
                8,
                NodeFactory.wrapped(NodeFactory.label(texts.get("queue.send-again.sure"))),
                NodeFactory.row(
                        8,
                        sendButton,
                        NodeFactory.button(texts.binding("queue.send-again.not"), viewModel::cancelResend, "quiet")));
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }
}

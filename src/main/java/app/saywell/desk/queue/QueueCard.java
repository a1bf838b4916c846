package app.saywell.desk.queue;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.takes.queue.ScoringQueueEntries;
import app.saywell.speech.CallFailure;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The scoring queue: its cost, why it stopped, and each take.
final class QueueCard extends VBox {
    private static final int MAX_ROWS = 200;
    private static final double SECONDS_PER_MINUTE = 60;

    private final QueueViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox content = new VBox(12);

    QueueCard(QueueViewModel viewModel, LocalizedTexts texts) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("queue");
        getStyleClass().add("card");
        getChildren().addAll(NodeFactory.label(texts.binding("queue.title"), "place-title"), content);
        Runnable show = this::show;
        viewModel.snapshot().subscribe(show);
        viewModel.confirmingResend().subscribe(show);
        texts.language().subscribe(show);
        viewModel.names().hidden().subscribe((was, is) -> show());
    }

    private void show() {
        QueueViewModel.QueueSnapshot snapshot = viewModel.snapshot().get();
        content.getChildren().clear();
        if (snapshot.lines().isEmpty()) {
            content.getChildren().add(NodeFactory.wrapped(NodeFactory.label(texts.get("queue.empty"), "soft")));
            return;
        }
        content.getChildren().addAll(summary(snapshot), actionRow(snapshot));
        snapshot.stoppedBy().ifPresent(kind -> content.getChildren().add(stoppedNotice(kind)));
        VBox rows = new VBox(8);
        rows.setId("queue-rows");
        for (ScoringQueueEntries.QueueEntry line :
                snapshot.lines().stream().limit(MAX_ROWS).toList()) {
            rows.getChildren().addAll(NodeFactory.separatorLine(), new QueueRow(line, viewModel, texts));
        }
        int more = snapshot.lines().size() - MAX_ROWS;
        if (more > 0) {
            rows.getChildren().add(NodeFactory.label(texts.get("queue.more", more), "soft"));
        }
        content.getChildren().add(rows);
    }

    private Label summary(QueueViewModel.QueueSnapshot snapshot) {
        CostEstimate remaining = snapshot.remaining();
        String price = remaining.microDollars() == 0
                ? texts.get("queue.free")
                : MoneyFormat.formatDollars(remaining.microDollars());
        Label label = NodeFactory.wrapped(NodeFactory.label(
                texts.get(
                        "queue.summary",
                        snapshot.lines().size(),
                        remaining.calls(),
                        minutes(remaining.seconds()),
                        price),
                "strong"));
        label.setId("queue-summary");
        return label;
    }

    private static String minutes(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds / SECONDS_PER_MINUTE);
    }

    private FlowPane actionRow(QueueViewModel.QueueSnapshot snapshot) {
        FlowPane row = new FlowPane(8, 8);
        row.setAlignment(Pos.CENTER_LEFT);
        Button pauseButton = NodeFactory.button(
                texts.binding(snapshot.paused() ? "queue.resume" : "queue.pause"), viewModel::togglePause, "quiet");
        pauseButton.setGraphic(NodeFactory.icon(snapshot.paused() ? Feather.PLAY : Feather.PAUSE));
        pauseButton.setId("queue-pause");
        row.getChildren().add(pauseButton);
        if (snapshot.hasState(QueuedTake.QueueState.FAILED)) {
            Button retryAllButton = NodeFactory.button(texts.binding("queue.retry-all"), viewModel::retryAll, "quiet");
            retryAllButton.setId("queue-retry-all");
            row.getChildren().add(retryAllButton);
        }
        if (snapshot.hasHosted()) {
            Button localButton = NodeFactory.button(texts.binding("queue.here"), viewModel::scoreLocally, "quiet");
            localButton.setId("queue-here");
            row.getChildren().add(localButton);
        }
        String state = snapshot.hasState(QueuedTake.QueueState.RUNNING)
                ? "queue.running"
                : snapshot.paused() ? "queue.paused" : "queue.idle";
        row.getChildren().add(NodeFactory.label(texts.get(state), "small", "soft"));
        return row;
    }

    private VBox stoppedNotice(CallFailure.FailureKind kind) {
        VBox box = NodeFactory.column(
                4,
                NodeFactory.wrapped(
                        NodeFactory.label(texts.get("queue.stopped", texts.get(FailureTexts.what(kind))), "strong")),
                NodeFactory.wrapped(
                        NodeFactory.label(texts.get("queue.safe") + " " + texts.get(FailureTexts.remedy(kind)))));
        box.setId("queue-stopped");
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }
}

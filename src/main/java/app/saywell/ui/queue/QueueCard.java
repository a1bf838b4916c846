package app.saywell.ui.queue;

import app.saywell.library.take.Waiting;
import app.saywell.practice.scoring.Estimate;
import app.saywell.practice.scoring.QueueLines;
import app.saywell.speech.Failure;
import app.saywell.ui.kit.Money;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;

/// What waits to be judged: what it will cost, why it stands still, and each take.
final class QueueCard extends VBox {
    private static final int MOST_ROWS = 200;
    private static final double MINUTE = 60;

    private final QueueViewModel model;
    private final Texts texts;
    private final VBox content = new VBox(12);

    QueueCard(QueueViewModel model, Texts texts) {
        super(14);
        this.model = model;
        this.texts = texts;
        setId("queue");
        getStyleClass().add("card");
        getChildren().addAll(Nodes.label(texts.of("queue.title"), "place-title"), content);
        Runnable show = this::show;
        model.standing().subscribe(show);
        model.asked().subscribe(show);
        texts.language().subscribe(show);
    }

    private void show() {
        QueueViewModel.Standing now = model.standing().get();
        content.getChildren().clear();
        if (now.lines().isEmpty()) {
            content.getChildren().add(Nodes.wrapped(Nodes.label(texts.get("queue.empty"), "soft")));
            return;
        }
        content.getChildren().addAll(summary(now), verbs(now));
        now.stoppedBy().ifPresent(why -> content.getChildren().add(stopped(why)));
        VBox rows = new VBox(8);
        rows.setId("queue-rows");
        for (QueueLines.Line line : now.lines().stream().limit(MOST_ROWS).toList()) {
            rows.getChildren().addAll(Nodes.rule(), new QueueRow(line, model, texts));
        }
        int more = now.lines().size() - MOST_ROWS;
        if (more > 0) {
            rows.getChildren().add(Nodes.label(texts.get("queue.more", more), "soft"));
        }
        content.getChildren().add(rows);
    }

    private Label summary(QueueViewModel.Standing now) {
        Estimate left = now.left();
        String price =
                left.microDollars() == 0
                        ? texts.get("queue.free")
                        : Money.dollars(left.microDollars());
        Label label =
                Nodes.wrapped(
                        Nodes.label(
                                texts.get(
                                        "queue.summary",
                                        now.lines().size(),
                                        left.calls(),
                                        minutes(left.seconds()),
                                        price),
                                "strong"));
        label.setId("queue-summary");
        return label;
    }

    private static String minutes(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds / MINUTE);
    }

    private FlowPane verbs(QueueViewModel.Standing now) {
        FlowPane row = new FlowPane(8, 8);
        row.setAlignment(Pos.CENTER_LEFT);
        Button pause =
                Nodes.button(
                        texts.of(now.paused() ? "queue.resume" : "queue.pause"),
                        model::pauseOrResume,
                        "quiet");
        pause.setGraphic(new FontIcon(now.paused() ? Feather.PLAY : Feather.PAUSE));
        pause.setId("queue-pause");
        row.getChildren().add(pause);
        if (now.any(Waiting.State.FAILED)) {
            Button all = Nodes.button(texts.of("queue.retry-all"), model::retryAll, "quiet");
            all.setId("queue-retry-all");
            row.getChildren().add(all);
        }
        if (now.anyHosted()) {
            Button here = Nodes.button(texts.of("queue.here"), model::judgeHere, "quiet");
            here.setId("queue-here");
            row.getChildren().add(here);
        }
        String state =
                now.any(Waiting.State.RUNNING)
                        ? "queue.running"
                        : now.paused() ? "queue.paused" : "queue.idle";
        row.getChildren().add(Nodes.label(texts.get(state), "small", "soft"));
        return row;
    }

    private VBox stopped(Failure.Kind why) {
        VBox box =
                Nodes.column(
                        4,
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.get(
                                                "queue.stopped",
                                                texts.get(sentence(why) + ".what")),
                                        "strong")),
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.get("queue.safe")
                                                + " "
                                                + texts.get(sentence(why) + ".do"))));
        box.setId("queue-stopped");
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }

    /// The key of what is said about a failure.
    static String sentence(Failure.Kind why) {
        return "practice.failure." + why.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

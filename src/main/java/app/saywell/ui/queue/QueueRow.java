package app.saywell.ui.queue;

import app.saywell.library.settings.ServiceKind;
import app.saywell.practice.scoring.QueueLines;
import app.saywell.ui.kit.Money;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A take in the queue, with what can be done about it.
final class QueueRow extends VBox {
    private final QueueLines.Line line;
    private final QueueViewModel model;
    private final Texts texts;

    QueueRow(QueueLines.Line line, QueueViewModel model, Texts texts) {
        super(6);
        this.line = line;
        this.model = model;
        this.texts = texts;
        Label sentence = Nodes.wrapped(Nodes.label(line.sentence(), "strong"));
        VBox about =
                Nodes.column(2, sentence, Nodes.wrapped(Nodes.label(state(), "small", "soft")));
        HBox.setHgrow(about, Priority.ALWAYS);
        HBox row = Nodes.row(8, about);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getChildren().addAll(verbs());
        getChildren().add(row);
        if (model.asked().get().equals(Optional.of(line.waiting().takeId()))) {
            getChildren().add(warning());
        }
    }

    private String state() {
        List<String> parts = new ArrayList<>();
        if (!line.learner().isBlank()) {
            parts.add(line.learner());
        }
        parts.add(
                texts.get(
                        line.service() == ServiceKind.HOSTED ? "queue.hosted" : "queue.embedded"));
        if (line.estimate().microDollars() > 0) {
            parts.add(Money.dollars(line.estimate().microDollars()));
        }
        parts.add(
                switch (line.waiting().state()) {
                    case WAITING -> texts.get("queue.state.waiting");
                    case RUNNING -> texts.get("queue.state.running");
                    case FAILED ->
                            line.waiting()
                                    .failure()
                                    .map(why -> texts.get(QueueCard.sentence(why) + ".what"))
                                    .orElse(texts.get("queue.state.failed"));
                    case UNKNOWN -> texts.get("queue.state.unknown");
                });
        return String.join("  ·  ", parts);
    }

    private List<Button> verbs() {
        long take = line.waiting().takeId();
        return switch (line.waiting().state()) {
            case RUNNING -> List.of();
            case WAITING -> List.of(cancel(take));
            case FAILED ->
                    List.of(
                            verb("queue.retry", "retry-" + take, () -> model.retry(take)),
                            cancel(take));
            case UNKNOWN ->
                    List.of(
                            verb(
                                    "queue.send-again",
                                    "send-again-" + take,
                                    () -> model.wishToSendAgain(take)),
                            cancel(take));
        };
    }

    private Button cancel(long take) {
        return verb("queue.cancel", "cancel-" + take, () -> model.cancel(take));
    }

    private Button verb(String key, String id, Runnable action) {
        Button button = Nodes.button(texts.of(key), action, "chip");
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private VBox warning() {
        Button send = Nodes.button(texts.of("queue.send-again.do"), model::sendAgain, "quiet");
        send.setId("send-again");
        VBox box =
                Nodes.column(
                        8,
                        Nodes.wrapped(Nodes.label(texts.get("queue.send-again.sure"))),
                        Nodes.row(
                                8,
                                send,
                                Nodes.button(
                                        texts.of("queue.send-again.not"), model::leave, "quiet")));
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }
}

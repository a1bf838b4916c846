package app.saywell.ui.practice;

import app.saywell.speech.Failure;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Stage;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.Locale;

/// Says in its place what is going on or went wrong: what happened, what is safe, what to do.
final class StageNotice extends VBox {
    private final Desk desk;
    private final PracticeActions actions;
    private final Texts texts;

    StageNotice(Desk desk, PracticeActions actions, Texts texts) {
        this.desk = desk;
        this.actions = actions;
        this.texts = texts;
        desk.stage().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        getChildren().clear();
        switch (desk.stage().get()) {
            case Stage.Judging judging -> getChildren().add(busy());
            case Stage.Refused refused -> getChildren().add(refused(refused.failure()));
            case Stage.Broken broken ->
                    getChildren()
                            .add(
                                    notice(
                                            texts.get(broken.what()),
                                            texts.get("practice.safe"),
                                            texts.get("practice.code", broken.code())));
            case Stage.Counting counting -> getChildren().add(counting(counting.seconds()));
            case Stage.Nothing nothing -> {}
            case Stage.Ready ready -> {}
            case Stage.Recording recording -> {}
            case Stage.Judged judged -> {}
        }
        boolean any = !getChildren().isEmpty();
        setVisible(any);
        setManaged(any);
    }

    private HBox busy() {
        ProgressIndicator wheel = new ProgressIndicator();
        wheel.setPrefSize(20, 20);
        HBox row = Nodes.row(10, wheel, Nodes.label(texts.get("practice.judging"), "soft"));
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("notice", "told");
        return row;
    }

    private HBox counting(int seconds) {
        HBox row =
                Nodes.row(
                        16,
                        Nodes.label(String.valueOf(seconds), "big-number"),
                        Nodes.wrapped(Nodes.label(texts.get("practice.counting"))));
        row.setId("counting");
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("notice", "told");
        return row;
    }

    private VBox refused(Failure failure) {
        String key =
                "practice.failure."
                        + failure.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        VBox box =
                notice(
                        texts.get(key + ".what"),
                        texts.get("practice.safe"),
                        texts.get(key + ".do"));
        Button again = Nodes.button(texts.of("practice.judge-again"), actions::judgeAgain, "chip");
        again.setId("judge-again");
        String code = failure.kind() + (failure.status() > 0 ? " " + failure.status() : "");
        HBox foot = Nodes.row(10, again, Nodes.label(texts.get("practice.code", code), "caption"));
        foot.setAlignment(Pos.CENTER_LEFT);
        box.getChildren().add(foot);
        return box;
    }

    private static VBox notice(String what, String safe, String todo) {
        VBox box =
                Nodes.column(
                        4,
                        Nodes.wrapped(Nodes.label(what, "strong")),
                        Nodes.wrapped(Nodes.label(safe + " " + todo)));
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }
}

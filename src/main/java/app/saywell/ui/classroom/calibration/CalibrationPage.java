package app.saywell.ui.classroom.calibration;

import app.saywell.library.people.Strictness;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Clips to be judged blind, one after the other, with 1, 2 and 3; then how far the machine is
/// from the teacher, and the borders that bring them together.
public final class CalibrationPage extends VBox {
    private static final Level[] LEVELS = {Level.WORK, Level.NEARLY, Level.GOOD};

    private final CalibrationModel model;
    private final Texts texts;
    private final VBox card = new VBox(14);

    /// Follows the model.
    public CalibrationPage(CalibrationModel model, Texts texts) {
        super(16);
        this.model = model;
        this.texts = texts;
        getStyleClass().add("middle");
        card.getStyleClass().add("card");
        card.setMaxWidth(760);
        card.setId("calibration");
        getChildren()
                .addAll(Nodes.label(texts.of("classroom.page.calibration"), "page-title"), card);
        model.step().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    /// Runs what a key stands for.
    public void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case DIGIT1 -> model.judge(0);
            case DIGIT2 -> model.judge(1);
            case DIGIT3 -> model.judge(2);
            case SPACE -> {
                if (!(model.step().get() instanceof CalibrationModel.Step.Judging)) {
                    return;
                }
                model.play();
            }
            case BACK_SPACE -> model.back();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void show() {
        card.getChildren().clear();
        switch (model.step().get()) {
            case CalibrationModel.Step.Before before -> show(before);
            case CalibrationModel.Step.Judging judging -> show(judging);
            case CalibrationModel.Step.Fitted fitted -> show(fitted);
        }
    }

    private void show(CalibrationModel.Step.Before before) {
        boolean enough = before.clips() >= CalibrationModel.FEWEST;
        Button begin =
                Nodes.button(texts.of("classroom.calibration.begin"), model::begin, "primary");
        begin.setId("begin-calibration");
        begin.setDisable(!enough);
        card.getChildren()
                .addAll(
                        Nodes.wrapped(
                                Nodes.label(
                                        enough
                                                ? texts.get(
                                                        "classroom.calibration.why", before.clips())
                                                : texts.get(
                                                        "classroom.calibration.few",
                                                        before.clips(),
                                                        CalibrationModel.FEWEST))),
                        begin);
    }

    private void show(CalibrationModel.Step.Judging judging) {
        Button play = Nodes.button(texts.of("classroom.play"), model::play, "quiet");
        play.setGraphic(Nodes.icon("icon-play"));
        play.setId("play-blind");
        HBox levels = Nodes.row(10);
        for (int i = 0; i < LEVELS.length; i++) {
            levels.getChildren().add(levelButton(i));
        }
        Button back = Nodes.button(texts.of("classroom.calibration.back"), model::back, "quiet");
        back.setDisable(judging.number() == 1);
        card.getChildren()
                .addAll(
                        Nodes.label(
                                texts.get(
                                        "classroom.calibration.clip",
                                        judging.number(),
                                        judging.of()),
                                "caption"),
                        Nodes.wrapped(Nodes.label(judging.clip().text(), "page-title")),
                        Nodes.row(10, play, back),
                        levels,
                        Nodes.label(texts.get("classroom.calibration.keys"), "caption"));
    }

    private Button levelButton(int level) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "quiet");
        button.setId("judge-" + level);
        HBox content =
                Nodes.row(
                        8,
                        new LevelMark(LEVELS[level]),
                        Nodes.label(texts.get("kit.level." + LEVELS[level].key())),
                        Nodes.label(String.valueOf(level + 1), "key-cap"));
        content.setAlignment(Pos.CENTER);
        button.setGraphic(content);
        button.setAccessibleText(texts.get("kit.level." + LEVELS[level].key()));
        button.setOnAction(event -> model.judge(level));
        return button;
    }

    private void show(CalibrationModel.Step.Fitted fitted) {
        Strictness borders = fitted.result().borders();
        Label before =
                Nodes.wrapped(
                        Nodes.label(
                                texts.get(
                                        "classroom.calibration.before",
                                        Math.round(fitted.result().before() * fitted.clips()),
                                        fitted.clips(),
                                        Math.round(fitted.old().nearly()),
                                        Math.round(fitted.old().good()))));
        before.setId("calibration-before");
        card.getChildren().add(before);
        if (borders.equals(fitted.old())) {
            card.getChildren()
                    .add(Nodes.wrapped(Nodes.label(texts.get("classroom.calibration.keep"))));
        } else {
            card.getChildren()
                    .add(
                            Nodes.wrapped(
                                    Nodes.label(
                                            texts.get(
                                                    "classroom.calibration.after",
                                                    Math.round(
                                                            fitted.result().agreement()
                                                                    * fitted.clips()),
                                                    fitted.clips(),
                                                    Math.round(borders.nearly()),
                                                    Math.round(borders.good())),
                                            "strong")));
        }
        Button accept =
                Nodes.button(texts.of("classroom.calibration.accept"), model::accept, "primary");
        accept.setId("accept-borders");
        accept.setDisable(borders.equals(fitted.old()));
        Button leave = Nodes.button(texts.of("classroom.calibration.leave"), model::reset, "quiet");
        card.getChildren().add(Nodes.row(10, accept, leave));
        fitted.differences().forEach(one -> card.getChildren().addAll(Nodes.rule(), row(one)));
    }

    private HBox row(CalibrationModel.Difference one) {
        Label text = Nodes.wrapped(Nodes.label(one.clip().text()));
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        Button play =
                Nodes.button(texts.of("classroom.play"), () -> model.play(one.clip()), "chip");
        play.setGraphic(Nodes.icon("icon-play"));
        HBox row =
                Nodes.row(
                        12,
                        text,
                        Nodes.label(texts.get("classroom.calibration.you"), "caption"),
                        new LevelMark(LEVELS[one.level()]),
                        Nodes.label(
                                texts.get(
                                        "classroom.calibration.machine",
                                        Math.round(one.clip().score())),
                                "caption"),
                        play);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}

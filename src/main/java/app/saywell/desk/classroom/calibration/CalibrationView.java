package app.saywell.desk.classroom.calibration;

import app.saywell.desk.classes.ThresholdCalibration;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.learner.ScoreThresholds;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The teacher rates takes without seeing the scores, with the keys 1, 2 and 3. Then it shows how
/// often the service and the teacher disagree, and the thresholds that bring them closest.
public final class CalibrationView extends VBox {
    private static final ScoreLevel[] LEVELS = {ScoreLevel.WEAK, ScoreLevel.NEARLY, ScoreLevel.GOOD};

    private final CalibrationViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox card = new VBox(14);

    /// Shows the steps of the view model.
    public CalibrationView(CalibrationViewModel viewModel, LocalizedTexts texts) {
        super(16);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().add("middle");
        card.getStyleClass().add("card");
        card.setMaxWidth(760);
        card.setId("calibration");
        getChildren().addAll(NodeFactory.label(texts.binding("classroom.page.calibration"), "page-title"), card);
        viewModel.step().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    /// Handles the keys of the calibration.
    public void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case DIGIT1 -> viewModel.rate(0);
            case DIGIT2 -> viewModel.rate(1);
            case DIGIT3 -> viewModel.rate(2);
            case SPACE -> {
                if (!(viewModel.step().get() instanceof CalibrationViewModel.CalibrationStep.RatingClip)) {
                    return;
                }
                viewModel.play();
            }
            case BACK_SPACE -> viewModel.undoRating();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void show() {
        card.getChildren().clear();
        switch (viewModel.step().get()) {
            case CalibrationViewModel.CalibrationStep.NotStarted before -> show(before);
            case CalibrationViewModel.CalibrationStep.RatingClip judging -> show(judging);
            case CalibrationViewModel.CalibrationStep.ThresholdsFitted fitted -> show(fitted);
            case CalibrationViewModel.CalibrationStep.RatingsTooAlike alike -> showTooAlike();
        }
    }

    private void show(CalibrationViewModel.CalibrationStep.NotStarted before) {
        boolean enough = before.clipCount() >= CalibrationViewModel.MIN_CLIPS;
        Button beginButton =
                NodeFactory.button(texts.binding("classroom.calibration.begin"), viewModel::begin, "primary");
        beginButton.setId("begin-calibration");
        beginButton.setDisable(!enough);
        if (before.isApplied()) {
            ScoreThresholds thresholds = viewModel.thresholds();
            card.getChildren()
                    .add(NodeFactory.wrapped(NodeFactory.label(
                            texts.get(
                                    "classroom.calibration.applied",
                                    Math.round(thresholds.nearly()),
                                    Math.round(thresholds.good())),
                            "strong")));
        }
        card.getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(
                                enough
                                        ? texts.get("classroom.calibration.why", before.clipCount())
                                        : texts.get(
                                                "classroom.calibration.few",
                                                before.clipCount(),
                                                CalibrationViewModel.MIN_CLIPS))),
                        beginButton);
    }

    private void show(CalibrationViewModel.CalibrationStep.RatingClip judging) {
        Button playButton = NodeFactory.button(texts.binding("classroom.play"), viewModel::play, "quiet");
        playButton.setGraphic(NodeFactory.icon("icon-play"));
        playButton.setId("play-blind");
        HBox levelButtons = NodeFactory.row(10);
        for (int i = 0; i < LEVELS.length; i++) {
            levelButtons.getChildren().add(levelButton(i));
        }
        Button undoButton =
                NodeFactory.button(texts.binding("classroom.calibration.back"), viewModel::undoRating, "quiet");
        undoButton.setDisable(judging.number() == 1);
        card.getChildren()
                .addAll(
                        NodeFactory.label(
                                texts.get("classroom.calibration.clip", judging.number(), judging.total()), "caption"),
                        NodeFactory.wrapped(NodeFactory.label(judging.clip().text(), "page-title")),
                        NodeFactory.row(10, playButton, undoButton),
                        levelButtons,
                        NodeFactory.label(texts.get("classroom.calibration.keys"), "caption"));
    }

    private Button levelButton(int level) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "quiet");
        button.setId("judge-" + level);
        HBox content = NodeFactory.row(
                8,
                new ScoreLevelBadge(LEVELS[level]),
                NodeFactory.label(texts.get("kit.level." + LEVELS[level].key())),
                NodeFactory.label(String.valueOf(level + 1), "key-cap"));
        content.setAlignment(Pos.CENTER);
        button.setGraphic(content);
        button.setAccessibleText(texts.get("kit.level." + LEVELS[level].key()));
        button.setOnAction(event -> viewModel.rate(level));
        return button;
    }

    private void showTooAlike() {
        Button againButton =
                NodeFactory.button(texts.binding("classroom.calibration.again"), viewModel::reset, "quiet");
        againButton.setId("calibrate-again");
        card.getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(
                                texts.get("classroom.calibration.alike", ThresholdCalibration.MIN_RATINGS_PER_SIDE))),
                        againButton);
    }

    private void show(CalibrationViewModel.CalibrationStep.ThresholdsFitted fitted) {
        ScoreThresholds thresholds = fitted.result().thresholds();
        Label before = NodeFactory.wrapped(NodeFactory.label(texts.get(
                "classroom.calibration.before",
                Math.round(fitted.result().previousAgreement() * fitted.clipCount()),
                fitted.clipCount(),
                Math.round(fitted.previous().nearly()),
                Math.round(fitted.previous().good()))));
        before.setId("calibration-before");
        card.getChildren().add(before);
        if (thresholds.equals(fitted.previous())) {
            card.getChildren().add(NodeFactory.wrapped(NodeFactory.label(texts.get("classroom.calibration.keep"))));
        } else {
            card.getChildren()
                    .add(NodeFactory.wrapped(NodeFactory.label(
                            texts.get(
                                    "classroom.calibration.after",
                                    Math.round(fitted.result().agreement() * fitted.clipCount()),
                                    fitted.clipCount(),
                                    Math.round(thresholds.nearly()),
                                    Math.round(thresholds.good())),
                            "strong")));
        }
        Button acceptButton = NodeFactory.button(
                texts.binding("classroom.calibration.accept"), viewModel::applyThresholds, "primary");
        acceptButton.setId("accept-borders");
        acceptButton.setDisable(thresholds.equals(fitted.previous()));
        Button keepButton = NodeFactory.button(texts.binding("classroom.calibration.leave"), viewModel::reset, "quiet");
        card.getChildren()
                .add(NodeFactory.row(
                        10, SchoolMark.settled(acceptButton, !viewModel.mayApplyThresholds(), texts), keepButton));
        fitted.differences().forEach(difference -> card.getChildren()
                .addAll(NodeFactory.separatorLine(), differenceRow(difference)));
    }

    private HBox differenceRow(CalibrationViewModel.RatingDifference difference) {
        Label text = NodeFactory.wrapped(NodeFactory.label(difference.clip().text()));
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        Button playButton =
                NodeFactory.button(texts.binding("classroom.play"), () -> viewModel.play(difference.clip()), "chip");
        playButton.setGraphic(NodeFactory.icon("icon-play"));
        HBox row = NodeFactory.row(
                12,
                text,
                NodeFactory.label(texts.get("classroom.calibration.you"), "caption"),
                new ScoreLevelBadge(LEVELS[difference.teacherLevel()]),
                NodeFactory.label(
                        texts.get(
                                "classroom.calibration.machine",
                                Math.round(difference.clip().total())),
                        "caption"),
                playButton);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}

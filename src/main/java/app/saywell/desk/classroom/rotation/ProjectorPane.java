package app.saywell.desk.classroom.rotation;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.LevelMeterBar;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.passage.PassageSplitter;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/// What the class sees on the projector: a number, the sentence, and the waveform during recording;
/// no names and no scores.
public final class ProjectorPane extends VBox {

    private static final PseudoClass PASSAGE = PseudoClass.getPseudoClass("passage");

    /// Follows the rotation.
    public ProjectorPane(
            RotationViewModel viewModel, AudioSession audioSession, LocalizedTexts texts, KeyBindings keymap) {
        super(28);
        getStyleClass().add("projector");
        setId("projector-pane");
        setAlignment(Pos.CENTER);
        Label numberLabel = NodeFactory.label(
                viewModel.turn().map(turn -> turn.map(ProjectorPane::learnerNumber)
                        .orElse("")),
                "projector-number");
        numberLabel.setId("projector-number");
        Label sentenceLabel = NodeFactory.wrapped(NodeFactory.label(
                viewModel.turn().map(turn -> turn.map(
                                current -> current.sentence().text())
                        .orElse("")),
                "projector-sentence"));
        sentenceLabel.setId("projector-sentence");
        viewModel
                .turn()
                .subscribe(turn -> sentenceLabel.pseudoClassStateChanged(
                        PASSAGE,
                        turn.filter(current -> PassageSplitter.isPassage(
                                        current.sentence().text()))
                                .isPresent()));
        LiveWaveform liveLane = new LiveWaveform(audioSession);
        liveLane.setPrefHeight(160);
        liveLane.setMaxWidth(900);
        liveLane.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> viewModel.phase().get() instanceof RotationPhase.TurnRecording, viewModel.phase()));
        Label phaseLabel = NodeFactory.label(
                Bindings.createStringBinding(
                        () -> phaseText(viewModel.phase().get(), texts), viewModel.phase(), texts.language()),
                "soft",
                "projector-word");
        TurnRecordButton recordButton = new TurnRecordButton(viewModel, texts, keymap);
        Button nextButton = NodeFactory.button(texts.binding("classroom.next"), viewModel::next, "quiet");
        Button leaveButton = NodeFactory.button(
                texts.binding("classroom.projector.leave"),
                () -> viewModel.projector().set(false),
                "quiet");
        leaveButton.setId("leave-projector");
        HBox buttons = NodeFactory.row(12, recordButton, nextButton, leaveButton);
        buttons.setAlignment(Pos.CENTER);
        getChildren()
                .addAll(
                        numberLabel,
                        sentenceLabel,
                        liveLane,
                        new LevelMeterBar(audioSession, texts),
                        phaseLabel,
                        buttons);
        viewModel.projector().addListener((property, was, is) -> setFullScreen(is));
    }

    private void setFullScreen(boolean fullScreen) {
        if (getScene() != null && getScene().getWindow() instanceof Stage stage) {
            stage.setFullScreenExitHint("");
            stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
            stage.setFullScreen(fullScreen);
        }
    }

    private static String learnerNumber(RotationTurn turn) {
        return turn.learner().number();
    }

    private static String phaseText(RotationPhase phase, LocalizedTexts texts) {
        return switch (phase) {
            case RotationPhase.TurnReady ready -> texts.get("classroom.projector.ready");
            case RotationPhase.TurnRecording recording -> texts.get("classroom.projector.recording");
            case RotationPhase.ConsentMissing mute -> texts.get("classroom.projector.mute");
            case RotationPhase.RotationFinished done -> texts.get("classroom.done");
            case RotationPhase.TurnFailed broken -> texts.get(broken.messageKey());
        };
    }
}

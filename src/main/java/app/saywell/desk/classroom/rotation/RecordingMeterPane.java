package app.saywell.desk.classroom.rotation;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.LevelMeterBar;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.geometry.Pos;
import javafx.scene.layout.StackPane;

/// What the microphone hears: the level before a recording; the timer and the waveform during one.
/// Its height does not change, so that nothing below it moves.
final class RecordingMeterPane extends StackPane {
    private static final double HEIGHT = 64;

    RecordingMeterPane(RotationViewModel viewModel, AudioSession audioSession, LocalizedTexts texts) {
        setId("turn-meter");
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        setAlignment(Pos.CENTER_LEFT);
        LevelMeterBar level = new LevelMeterBar(audioSession, texts);
        LiveWaveform waveform = new LiveWaveform(audioSession);
        waveform.setId("turn-waveform");
        var recording = viewModel.phase().map(RotationPhase.TurnRecording.class::isInstance);
        waveform.visibleProperty().bind(recording);
        level.visibleProperty().bind(recording.map(running -> !running));
        getChildren().addAll(level, waveform);
    }
}

package app.saywell.desk.classroom.rotation;

import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.RecordButton;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.beans.binding.Bindings;

/// Starts or stops the take of the current turn.
final class TurnRecordButton extends RecordButton {
    TurnRecordButton(RotationViewModel viewModel, LocalizedTexts texts, KeyBindings keymap) {
        super(
                viewModel.phase().map(RotationPhase.TurnRecording.class::isInstance),
                Bindings.createStringBinding(
                        () -> texts.get(
                                viewModel.phase().get() instanceof RotationPhase.TurnRecording
                                        ? "practice.stop"
                                        : "practice.record"),
                        viewModel.phase(),
                        texts.language()),
                keymap,
                viewModel::toggleRecording);
        disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> viewModel.turn().get().isEmpty()
                                || viewModel.phase().get() instanceof RotationPhase.ConsentMissing,
                        viewModel.turn(),
                        viewModel.phase()));
    }
}

package app.saywell.ui.classroom.rotation;

import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.RecordButton;
import app.saywell.ui.kit.Texts;

import javafx.beans.binding.Bindings;

/// Starts the take of whoever's turn it is, or ends it.
final class TurnButton extends RecordButton {
    TurnButton(RotationModel model, Texts texts, Keymap keymap) {
        super(
                model.phase().map(Phase.Recording.class::isInstance),
                Bindings.createStringBinding(
                        () ->
                                texts.get(
                                        model.phase().get() instanceof Phase.Recording
                                                ? "practice.stop"
                                                : "practice.record"),
                        model.phase(),
                        texts.language()),
                keymap,
                model::record);
        disableProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () ->
                                        model.turn().get().isEmpty()
                                                || model.phase().get() instanceof Phase.NoConsent,
                                model.turn(),
                                model.phase()));
    }
}

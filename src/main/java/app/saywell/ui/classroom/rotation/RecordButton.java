package app.saywell.ui.classroom.rotation;

import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The one loud thing: starts a take, or ends it.
final class RecordButton extends Button {
    RecordButton(RotationModel model, Texts texts, Keymap keymap) {
        getStyleClass().setAll("button", "record");
        Region sign = Nodes.icon("icon-disc");
        model.phase()
                .subscribe(
                        phase -> {
                            sign.getStyleClass().removeAll("icon-disc", "icon-stop");
                            sign.getStyleClass()
                                    .add(
                                            phase instanceof Phase.Recording
                                                    ? "icon-stop"
                                                    : "icon-disc");
                        });
        StringBinding text =
                Bindings.createStringBinding(
                        () ->
                                texts.get(
                                        model.phase().get() instanceof Phase.Recording
                                                ? "practice.stop"
                                                : "practice.record"),
                        model.phase(),
                        texts.language());
        HBox row =
                Nodes.row(
                        7,
                        sign,
                        Nodes.label(text, "button-text"),
                        Nodes.label(keymap.label(Command.RECORD), "key-cap"));
        row.setAlignment(Pos.CENTER);
        setGraphic(row);
        accessibleTextProperty().bind(text);
        disableProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () ->
                                        model.turn().get().isEmpty()
                                                || model.phase().get() instanceof Phase.NoConsent,
                                model.turn(),
                                model.phase()));
        setOnAction(event -> model.record());
    }
}

package app.saywell.ui.classroom.rotation;

import app.saywell.practice.passage.Passage;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.LiveLane;
import app.saywell.ui.studio.Studio;

import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What the class sees on the wall: a number, the sentence, and the sound while it is recorded;
/// no name and no score.
public final class ProjectorPane extends VBox {

    private static final PseudoClass PASSAGE = PseudoClass.getPseudoClass("passage");

    /// Follows the rotation.
    public ProjectorPane(RotationModel model, Studio studio, Texts texts, Keymap keymap) {
        super(28);
        getStyleClass().add("projector");
        setId("projector-pane");
        setAlignment(Pos.CENTER);
        Label number =
                Nodes.label(
                        model.turn().map(turn -> turn.map(ProjectorPane::number).orElse("")),
                        "projector-number");
        number.setId("projector-number");
        Label sentence =
                Nodes.wrapped(
                        Nodes.label(
                                model.turn()
                                        .map(turn -> turn.map(t -> t.sentence().text()).orElse("")),
                                "projector-sentence"));
        sentence.setId("projector-sentence");
        model.turn()
                .subscribe(
                        turn ->
                                sentence.pseudoClassStateChanged(
                                        PASSAGE,
                                        turn.filter(t -> Passage.is(t.sentence().text()))
                                                .isPresent()));
        LiveLane live = new LiveLane(studio.sound());
        live.setPrefHeight(160);
        live.setMaxWidth(900);
        live.visibleProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () -> model.phase().get() instanceof Phase.Recording,
                                model.phase()));
        Label word =
                Nodes.label(
                        Bindings.createStringBinding(
                                () -> word(model.phase().get(), texts),
                                model.phase(),
                                texts.language()),
                        "soft",
                        "projector-word");
        TurnButton record = new TurnButton(model, texts, keymap);
        Button next = Nodes.button(texts.of("classroom.next"), model::next, "quiet");
        Button leave =
                Nodes.button(
                        texts.of("classroom.projector.leave"),
                        () -> model.projector().set(false),
                        "quiet");
        leave.setId("leave-projector");
        HBox buttons = Nodes.row(12, record, next, leave);
        buttons.setAlignment(Pos.CENTER);
        getChildren().addAll(number, sentence, live, word, buttons);
    }

    private static String number(Turn turn) {
        return turn.pupil().number();
    }

    private static String word(Phase phase, Texts texts) {
        return switch (phase) {
            case Phase.Ready ready -> texts.get("classroom.projector.ready");
            case Phase.Recording recording -> texts.get("classroom.projector.recording");
            case Phase.NoConsent mute -> texts.get("classroom.projector.mute");
            case Phase.Done done -> texts.get("classroom.done");
            case Phase.Broken broken -> texts.get(broken.what());
        };
    }
}

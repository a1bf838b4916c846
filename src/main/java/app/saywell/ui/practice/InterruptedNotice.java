package app.saywell.ui.practice;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.beans.binding.Bindings;
import javafx.scene.layout.VBox;

/// Offers the recordings that an unexpected end of the application interrupted; not deciding keeps
/// them for the next time.
final class InterruptedNotice extends VBox {

    InterruptedNotice(Desk desk, PracticeActions actions, Texts texts) {
        setId("interrupted");
        getStyleClass().addAll("notice", "told");
        getChildren()
                .addAll(
                        Nodes.wrapped(
                                Nodes.label(
                                        Bindings.createStringBinding(
                                                () ->
                                                        texts.get(
                                                                "practice.interrupted",
                                                                desk.interrupted().get()),
                                                desk.interrupted(),
                                                texts.language()))),
                        Nodes.row(
                                8,
                                Nodes.button(
                                        texts.of("practice.interrupted.keep"),
                                        actions::keepInterrupted,
                                        "chip"),
                                Nodes.button(
                                        texts.of("practice.interrupted.discard"),
                                        actions::discardInterrupted,
                                        "chip")));
        Nodes.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> desk.interrupted().get() > 0, desk.interrupted()));
    }
}

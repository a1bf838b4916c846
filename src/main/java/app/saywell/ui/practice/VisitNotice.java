package app.saywell.ui.practice;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Person;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// Says that somebody else's work is only looked at, and leads back to who practises.
final class VisitNotice extends VBox {

    VisitNotice(Desk desk, PracticeActions actions, Texts texts) {
        super(6);
        setId("visit");
        getStyleClass().addAll("notice", "told");
        Button back =
                Nodes.button(words(desk, texts, "practice.visit.back"), actions::endVisit, "chip");
        back.setId("end-visit");
        back.setWrapText(true);
        getChildren()
                .addAll(
                        Nodes.wrapped(Nodes.label(words(desk, texts, "practice.visit"), "small")),
                        back);
        Nodes.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> desk.visitedFrom().get().isPresent(), desk.visitedFrom()));
    }

    private static StringBinding words(Desk desk, Texts texts, String key) {
        return Bindings.createStringBinding(
                () ->
                        desk.visitedFrom()
                                .get()
                                .map(Person::name)
                                .filter(name -> !name.isEmpty())
                                .map(name -> texts.get(key, name))
                                .orElseGet(() -> texts.get(key + ".nameless")),
                desk.visitedFrom(),
                texts.language());
    }
}

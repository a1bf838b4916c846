package app.saywell.ui.practice;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Person;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Roll;

import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.Optional;

/// Who practises; where there are several, a button that hands over to another.
final class PupilCard extends VBox {
    private final Desk desk;
    private final PracticeActions actions;
    private final Texts texts;

    PupilCard(Desk desk, PracticeActions actions, Texts texts) {
        this.desk = desk;
        this.actions = actions;
        this.texts = texts;
        getStyleClass().add("pupil-pane");
        desk.roll().subscribe(any -> show());
        desk.people().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        getChildren().clear();
        Optional<Roll.Pupil> pupil = desk.roll().get().pupil();
        if (desk.people().get().size() > 1) {
            getChildren().add(chooser(pupil));
        } else {
            pupil.ifPresent(one -> getChildren().add(dressed(one, new Label())));
        }
    }

    private Button chooser(Optional<Roll.Pupil> pupil) {
        Button button = new Button();
        button.setId("pupil");
        button.getStyleClass().setAll("button", "pupil-button");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setGraphic(
                dressed(
                        pupil.orElseGet(() -> new Roll.Pupil(texts.get("practice.nobody"), "")),
                        Nodes.icon("icon-down")));
        button.setAccessibleText(
                texts.get("practice.pupil", pupil.map(Roll.Pupil::name).orElse("")));
        button.setOnAction(event -> menu().show(button, Side.BOTTOM, 0, 4));
        return button;
    }

    private ContextMenu menu() {
        ContextMenu menu = new ContextMenu();
        boolean alone = true;
        for (Person person : desk.people().get()) {
            boolean pupil = !person.place().isEmpty();
            if (pupil && alone && !menu.getItems().isEmpty()) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            alone = alone && !pupil;
            menu.getItems().add(item(person));
        }
        menu.setMaxHeight(480);
        return menu;
    }

    private RadioMenuItem item(Person person) {
        String name = person.name().isEmpty() ? texts.get("practice.nobody") : person.name();
        RadioMenuItem item =
                new RadioMenuItem(person.place().isEmpty() ? name : name + "   " + person.place());
        item.setId("learner-" + person.learner());
        item.setSelected(person.practising());
        item.setOnAction(event -> actions.handOver(person.learner()));
        return item;
    }

    private static HBox dressed(Roll.Pupil pupil, Node sign) {
        Label disc = Nodes.label(pupil.initial(), "pupil-disc");
        VBox names = Nodes.column(4, Nodes.label(pupil.name(), "strong"));
        if (!pupil.place().isEmpty()) {
            names.getChildren().add(Nodes.label(pupil.place(), "caption"));
        }
        names.setAlignment(Pos.CENTER_LEFT);
        HBox card = Nodes.row(10, disc, names, Nodes.spacer(), sign);
        card.getStyleClass().add("pupil-card");
        return card;
    }
}

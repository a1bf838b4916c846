package app.saywell.desk.practice.result;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.DerivedSound;
import app.saywell.desk.practice.state.PracticeActions;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What can be heard beside take and model reading: what is made of them.
final class DerivedSoundCard extends VBox {
    DerivedSoundCard(Set<DerivedSound> sounds, PracticeActions actions, LocalizedTexts texts) {
        super(8);
        setId("derived-sounds");
        getStyleClass().add("card");
        FlowPane chips = new FlowPane(8, 8);
        for (DerivedSound sound : DerivedSound.values()) {
            if (sounds.contains(sound)) {
                Button chip = new Button(texts.get("practice.listening." + sound.key()), NodeFactory.icon("icon-play"));
                chip.getStyleClass().setAll("button", "chip");
                chip.setId("hear-" + sound.key());
                chip.setOnAction(event -> actions.play(sound));
                chips.getChildren().add(chip);
            }
        }
        getChildren()
                .addAll(
                        NodeFactory.label(texts.get("practice.listening"), "caption"),
                        chips,
                        NodeFactory.wrapped(NodeFactory.label(texts.get("practice.listening.about"), "small", "soft")));
    }
}

package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.KeyedButton;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The way back to the class, for a take that was opened there: a button, and the key that ends things.
final class WayBack extends HBox {
    private final ObjectProperty<Optional<Runnable>> way = new SimpleObjectProperty<>(Optional.empty());

    WayBack(LocalizedTexts texts, KeyBindings keymap) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "chip");
        button.setId("back-to-class");
        button.setOnAction(event -> follow());
        button.setMinWidth(Region.USE_PREF_SIZE);
        KeyedButton.decorate(
                button,
                texts.binding("practice.back-to-class"),
                KeyedButton.nameLabel(texts.binding("practice.back-to-class")),
                KeyedButton.keyCap(keymap, KeyCommand.DISCARD));
        getChildren().add(button);
        NodeFactory.showWhen(this, way.map(Optional::isPresent));
    }

    /// Offers a way, or none.
    void offer(Optional<Runnable> back) {
        way.set(back);
    }

    /// Goes back; returns whether there was a way.
    boolean follow() {
        Optional<Runnable> back = way.get();
        back.ifPresent(Runnable::run);
        return back.isPresent();
    }
}

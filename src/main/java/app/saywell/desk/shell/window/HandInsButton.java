package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;

/// Tells in the status bar of every screen but that of the class that homework waits to be looked
/// at, and leads there.
final class HandInsButton extends Button {

    /// @param waiting how many files wait
    /// @param route the screen that is shown
    /// @param open shows the files
    HandInsButton(
            ObservableIntegerValue waiting, ObservableValue<ScreenRoute> route, LocalizedTexts texts, Runnable open) {
        getStyleClass().setAll("button", "link");
        setId("hand-ins-wait");
        setMinWidth(Region.USE_PREF_SIZE);
        textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get("shell.hand-ins", waiting.get()), waiting, texts.language()));
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> waiting.get() > 0 && route.getValue() != ScreenRoute.CLASS, waiting, route));
        setOnAction(event -> open.run());
    }
}

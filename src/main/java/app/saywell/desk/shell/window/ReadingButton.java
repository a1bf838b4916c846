package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;

/// Tells in the status bar that something is read for longer than a moment, and how far it is.
/// Pressed, it stops that.
final class ReadingButton extends Button {
    private static final double PERCENT = 100;

    ReadingButton(UnfinishedViewModel viewModel, LocalizedTexts texts) {
        getStyleClass().setAll("button", "link");
        setId("reading");
        setMinWidth(Region.USE_PREF_SIZE);
        textProperty()
                .bind(Bindings.createStringBinding(
                        () -> viewModel
                                .share()
                                .get()
                                .map(share -> texts.get("shell.reading.share", Math.round(PERCENT * share)))
                                .orElseGet(() -> texts.get("shell.reading")),
                        viewModel.share(),
                        texts.language()));
        NodeFactory.showWhen(this, viewModel.readsLong());
        setOnAction(event -> viewModel.stopReading());
    }
}

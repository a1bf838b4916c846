package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.school.lesson.ModelReading;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// A model reading of a sentence: a button that plays it, and one with what else can be done. The
/// Delete key deletes it.
final class ReadingChip extends HBox {
    private final ModelReading reading;
    private final ReadingsViewModel viewModel;
    private final LocalizedTexts texts;

    /// @param editSpeaker opens the pane with the speaker
    ReadingChip(ModelReading reading, ReadingsViewModel viewModel, LocalizedTexts texts, Runnable editSpeaker) {
        super(2);
        this.reading = reading;
        this.viewModel = viewModel;
        this.texts = texts;
        Button play = new Button(name() + (reading.primary() ? " ★" : ""), NodeFactory.icon("icon-play"));
        play.getStyleClass().setAll("button", "chip");
        play.setId("reading-" + reading.id());
        play.setOnAction(event -> viewModel.play(reading));
        play.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.DELETE) {
                viewModel.delete(reading);
                event.consume();
            }
        });
        getChildren().addAll(play, menu(editSpeaker));
    }

    /// The name of who reads, or words for that nobody is named.
    static String speakerOf(ModelReading reading, LocalizedTexts texts) {
        return reading.speaker().name().isEmpty()
                ? texts.get("lessons.reading.nameless")
                : VoiceTexts.speaker(reading.speaker().name(), texts);
    }

    private String name() {
        String speaker = speakerOf(reading, texts);
        return reading.analysis().isPresent() ? speaker : speaker + " · " + texts.get("lessons.reading.not-analysed");
    }

    private MenuButton menu(Runnable editSpeaker) {
        MenuItem makeModel = item("make-model", () -> viewModel.makeModel(reading));
        makeModel.setDisable(reading.primary());
        MenuButton menu = new MenuButton();
        menu.setGraphic(NodeFactory.icon(Feather.MORE_HORIZONTAL));
        menu.setId("reading-menu-" + reading.id());
        menu.getStyleClass().addAll("chip", "menu-chip");
        menu.setAccessibleText(texts.get("lessons.reading.menu"));
        menu.setTooltip(new Tooltip(texts.get("lessons.reading.menu")));
        menu.getItems().addAll(makeModel, item("voice", editSpeaker), item("delete", () -> viewModel.delete(reading)));
        return menu;
    }

    private MenuItem item(String name, Runnable action) {
        MenuItem item = new MenuItem(texts.get("lessons.reading." + name));
        item.setId("reading-" + name + "-" + reading.id());
        item.setOnAction(event -> action.run());
        return item;
    }
}

package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.lesson.ModelReading;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.feather.Feather;

/// Fields for the speaker and the accent of a reading.
final class ReadingSpeakerPane extends FlowPane {
    private static final double SPEAKER_WIDTH = 200;
    private static final double ACCENT_WIDTH = 160;

    /// @param onSave receives the new voice
    /// @param onClose removes the pane
    ReadingSpeakerPane(
            ModelReading reading,
            LocalizedTexts texts,
            Consumer<ModelReading.ReadingSpeaker> onSave,
            Runnable onClose) {
        super(8, 8);
        getStyleClass().add("saying");
        setId("voice");
        setAlignment(Pos.CENTER_LEFT);
        TextField speaker = field("voice-speaker", reading.speaker().name(), SPEAKER_WIDTH);
        speaker.promptTextProperty().bind(texts.binding("lessons.speaker.prompt"));
        speaker.accessibleTextProperty().bind(texts.binding("lessons.speaker.prompt"));
        TextField accent = field("voice-accent", reading.speaker().accent(), ACCENT_WIDTH);
        accent.promptTextProperty().bind(texts.binding("lessons.accent.prompt"));
        accent.accessibleTextProperty().bind(texts.binding("lessons.accent.prompt"));
        Runnable saveAndClose = () -> {
            onClose.run();
            onSave.accept(new ModelReading.ReadingSpeaker(speaker.getText(), accent.getText()));
        };
        speaker.setOnAction(event -> saveAndClose.run());
        accent.setOnAction(event -> saveAndClose.run());
        Button saveButton = NodeFactory.button(texts.binding("lessons.voice.keep"), saveAndClose, "chip");
        saveButton.setId("voice-keep");
        saveButton.setGraphic(NodeFactory.icon(Feather.CHECK));
        Button closeButton = NodeFactory.button(texts.binding("lessons.say.close"), onClose, "chip");
        closeButton.setGraphic(NodeFactory.icon(Feather.X));
        getChildren().addAll(speaker, accent, saveButton, closeButton);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                onClose.run();
                event.consume();
            }
        });
        // The context menu takes the focus back when it closes, so the request must come later.
        Platform.runLater(speaker::requestFocus);
    }

    private static TextField field(String id, String text, double width) {
        TextField field = new TextField(text);
        field.setId(id);
        field.setPrefWidth(width);
        return field;
    }
}

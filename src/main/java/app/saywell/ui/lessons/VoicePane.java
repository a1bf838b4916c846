package app.saywell.ui.lessons;

import app.saywell.library.lesson.Reading;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/// Where it is written who reads a native reading, and with which accent.
final class VoicePane extends FlowPane {
    private static final double SPEAKER = 200;
    private static final double ACCENT = 160;

    /// @param keep receives what was written
    /// @param close takes the pane away
    VoicePane(Reading reading, Texts texts, Consumer<Reading.Voice> keep, Runnable close) {
        super(8, 8);
        getStyleClass().add("saying");
        setId("voice");
        setAlignment(Pos.CENTER_LEFT);
        TextField speaker = field("voice-speaker", reading.voice().speaker(), SPEAKER);
        speaker.promptTextProperty().bind(texts.of("lessons.speaker.prompt"));
        speaker.accessibleTextProperty().bind(texts.of("lessons.speaker.prompt"));
        TextField accent = field("voice-accent", reading.voice().accent(), ACCENT);
        accent.promptTextProperty().bind(texts.of("lessons.accent.prompt"));
        accent.accessibleTextProperty().bind(texts.of("lessons.accent.prompt"));
        Runnable finish =
                () -> {
                    close.run();
                    keep.accept(new Reading.Voice(speaker.getText(), accent.getText()));
                };
        speaker.setOnAction(event -> finish.run());
        accent.setOnAction(event -> finish.run());
        Button done = Nodes.button(texts.of("lessons.voice.keep"), finish, "chip");
        done.setId("voice-keep");
        done.setGraphic(new FontIcon(Feather.CHECK));
        Button leave = Nodes.button(texts.of("lessons.say.close"), close, "chip");
        leave.setGraphic(new FontIcon(Feather.X));
        getChildren().addAll(speaker, accent, done, leave);
        addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        close.run();
                        event.consume();
                    }
                });
        // The menu that led here takes the keyboard back when it closes.
        Platform.runLater(speaker::requestFocus);
    }

    private static TextField field(String id, String text, double width) {
        TextField field = new TextField(text);
        field.setId(id);
        field.setPrefWidth(width);
        return field;
    }
}

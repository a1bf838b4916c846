package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/// Fields for who reads the models that are recorded or taken from files.
final class DefaultSpeakerRow extends HBox {
    private static final double SPEAKER_WIDTH = 200;
    private static final double ACCENT_WIDTH = 160;

    DefaultSpeakerRow(ReadingsViewModel viewModel, LocalizedTexts texts) {
        super(10);
        setAlignment(Pos.CENTER_LEFT);
        TextField speaker = new TextField(viewModel.defaultSpeaker().name());
        TextField accent = new TextField(viewModel.defaultSpeaker().accent());
        speaker.promptTextProperty().bind(texts.binding("lessons.speaker.prompt"));
        accent.promptTextProperty().bind(texts.binding("lessons.accent.prompt"));
        speaker.setPrefWidth(SPEAKER_WIDTH);
        accent.setPrefWidth(ACCENT_WIDTH);
        Runnable save = () -> viewModel.setDefaultSpeaker(speaker.getText(), accent.getText());
        for (TextField field : List.of(speaker, accent)) {
            NodeFactory.saveWhenLeft(field, save);
        }
        getChildren().addAll(NodeFactory.label(texts.binding("lessons.speaker"), "soft"), speaker, accent);
    }
}

package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.speech.SoundNotation;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;

/// The words of a text that are in no dictionary, each with its guessed sounds to hear.
final class GuessedWordsRow extends FlowPane {
    private static final double WRAP_LENGTH = 560;

    private final LocalizedTexts texts;
    private final Consumer<String> hear;

    // Kept here, because a binding listens weakly.
    private final ObservableValue<List<TextCheck.ExpectedWord>> words;

    /// @param words what is shown; the row takes no room without any
    /// @param hear plays sounds, given as IPA between slashes
    GuessedWordsRow(ObservableValue<List<TextCheck.ExpectedWord>> words, LocalizedTexts texts, Consumer<String> hear) {
        super(8, 6);
        this.texts = texts;
        this.hear = hear;
        this.words = words;
        setAlignment(Pos.CENTER_LEFT);
        setPrefWrapLength(WRAP_LENGTH);
        getStyleClass().add("guessed-words");
        this.words.subscribe(this::show);
    }

    private void show(List<TextCheck.ExpectedWord> guessed) {
        getChildren().clear();
        setVisible(!guessed.isEmpty());
        setManaged(!guessed.isEmpty());
        if (guessed.isEmpty()) {
            return;
        }
        getChildren().add(NodeFactory.label(texts.binding("lessons.guessed"), "small", "soft"));
        for (TextCheck.ExpectedWord word : guessed) {
            getChildren().add(button(word));
        }
    }

    private Button button(TextCheck.ExpectedWord word) {
        String sounds = "/" + SoundNotation.toDisplay(word.ipa()) + "/";
        Button button = new Button(word.word() + " " + sounds, NodeFactory.icon("icon-play"));
        button.getStyleClass().setAll("button", "chip");
        button.setId("hear-guess-" + word.word());
        Tooltip about = new Tooltip();
        about.textProperty().bind(texts.binding("lessons.guessed.about"));
        button.setTooltip(about);
        button.setOnAction(event -> hear.accept(sounds));
        return button;
    }
}

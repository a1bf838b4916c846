package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NameConverter;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.PronunciationService.PronunciationInput;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.speech.SoundNotation;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// A pane to write, hear and save the pronunciation of a word.
final class PronunciationPane extends VBox {
    private static final double FIELD_WIDTH = 200;

    private final PronunciationViewModel viewModel;
    private final LocalizedTexts texts;
    private final ComboBox<TextCheck.ExpectedWord> wordChoice = new ComboBox<>();
    private final TextField pronunciationField = new TextField();
    private final Label feedbackLabel = NodeFactory.wrapped(NodeFactory.label("", "small", "soft"));
    private final Button playButton;
    private final Button saveButton;
    private final Button saveHereButton;
    private final Button resetButton;
    private final FlowPane alternatives = new FlowPane(8, 8);
    private final Label readLabel = NodeFactory.wrapped(NodeFactory.label("", "small", "soft"));
    private final String sentence;
    private final BooleanProperty hasCustom = new SimpleBooleanProperty();

    /// @param onClose removes the pane
    PronunciationPane(
            List<TextCheck.ExpectedWord> words,
            String sentence,
            PronunciationViewModel viewModel,
            LocalizedTexts texts,
            Runnable onClose) {
        super(6);
        this.viewModel = viewModel;
        this.sentence = sentence;
        this.texts = texts;
        playButton = button("lessons.say.hear", Feather.VOLUME_2, () -> viewModel.play(pronunciationField.getText()));
        saveButton = button("lessons.say.keep", Feather.CHECK, this::save);
        saveHereButton = button(
                "lessons.say.keep-here",
                Feather.CORNER_DOWN_RIGHT,
                () -> viewModel.saveInSentence(selectedWord(), sentence, pronunciationField.getText()));
        resetButton = button("lessons.say.forget", Feather.ROTATE_CCW, () -> viewModel.reset(selectedWord(), sentence));
        getStyleClass().add("saying");
        setId("saying");
        layout(onClose);
        NodeFactory.showWhen(resetButton, hasCustom);
        bind(words, onClose);
    }

    private void layout(Runnable onClose) {
        pronunciationField.setId("saying-field");
        playButton.setId("saying-hear");
        saveButton.setId("saying-keep");
        saveHereButton.setId("saying-keep-here");
        resetButton.setId("saying-forget");
        readLabel.setId("saying-read");
        alternatives.setAlignment(Pos.CENTER_LEFT);
        ToggleButton soundsButton = new ToggleButton();
        soundsButton.textProperty().bind(texts.binding("lessons.say.sounds"));
        soundsButton.getStyleClass().setAll("toggle-button", "chip");
        soundsButton.setId("saying-sounds");
        SoundKeyboard keyboard = new SoundKeyboard(this::insert);
        NodeFactory.showWhen(keyboard, soundsButton.selectedProperty());
        feedbackLabel.setId("saying-told");
        pronunciationField.setPrefWidth(FIELD_WIDTH);
        pronunciationField.promptTextProperty().bind(texts.binding("lessons.say.prompt"));
        pronunciationField.accessibleTextProperty().bind(texts.binding("lessons.say.prompt"));
        wordChoice.accessibleTextProperty().bind(texts.binding("lessons.say.word"));
        Button closeButton = button("lessons.say.close", Feather.X, onClose);
        FlowPane row = new FlowPane(
                8,
                8,
                wordChoice,
                pronunciationField,
                soundsButton,
                playButton,
                saveButton,
                saveHereButton,
                resetButton,
                closeButton);
        row.setAlignment(Pos.CENTER_LEFT);
        NodeFactory.showWhen(readLabel, readLabel.textProperty().map(text -> !text.isEmpty()));
        getChildren()
                .addAll(
                        row,
                        keyboard,
                        alternatives,
                        feedbackLabel,
                        readLabel,
                        new UserMessageLabel(texts, viewModel.message(), "saying-failed"));
        viewModel.tellReading(sentence, words -> readLabel.setText(texts.get("lessons.say.read", words)));
    }

    private void bind(List<TextCheck.ExpectedWord> words, Runnable onClose) {
        wordChoice.setConverter(new NameConverter<>(TextCheck.ExpectedWord::word));
        wordChoice.getItems().setAll(words);
        wordChoice.setValue(words.getFirst());
        SearchableChoice.onChosen(wordChoice, this::showWord);
        pronunciationField.textProperty().subscribe(any -> validate());
        texts.language().subscribe(any -> validate());
        pronunciationField.setOnAction(event -> save());
        addEventHandler(javafx.scene.input.KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                onClose.run();
                event.consume();
            }
        });
        showWord(words.getFirst());
    }

    private String selectedWord() {
        return wordChoice.getValue().word();
    }

    private void showWord(TextCheck.ExpectedWord expectedWord) {
        pronunciationField.setText(slashed(expectedWord.ipa()));
        hasCustom.set(false);
        viewModel.readCustom(expectedWord, sentence, this::showCustom);
        showAlternatives(expectedWord);
        pronunciationField.requestFocus();
        pronunciationField.selectAll();
    }

    /// What the teacher wrote earlier replaces the pronunciation of the dictionary.
    private void showCustom(Optional<String> custom) {
        hasCustom.set(custom.isPresent());
        custom.ifPresent(text -> {
            pronunciationField.setText(text);
            pronunciationField.selectAll();
        });
    }

    /// The readings of the dictionary to choose from, such as the two of “read”.
    private void showAlternatives(TextCheck.ExpectedWord expectedWord) {
        alternatives.getChildren().clear();
        boolean several = !expectedWord.alternatives().isEmpty();
        alternatives.setVisible(several);
        alternatives.setManaged(several);
        if (several) {
            alternatives.getChildren().add(NodeFactory.label(texts.get("lessons.say.readings"), "small", "soft"));
            addAlternative(expectedWord.ipa());
            expectedWord.alternatives().forEach(this::addAlternative);
        }
    }

    private void addAlternative(String ipa) {
        Button choose = new Button(slashed(ipa));
        choose.getStyleClass().setAll("button", "chip");
        choose.setId("reading-choice-" + alternatives.getChildren().size());
        choose.setOnAction(event -> pronunciationField.setText(slashed(ipa)));
        alternatives.getChildren().add(choose);
    }

    /// Puts a sound where the caret is; what was a respelling becomes IPA first.
    private void insert(String sound) {
        String typed = pronunciationField.getText().strip();
        if (!typed.startsWith("/")) {
            typed = ipaOf(typed);
            pronunciationField.setText(typed);
            pronunciationField.positionCaret(typed.length() - 1);
        }
        int last = Math.max(1, pronunciationField.getText().lastIndexOf('/'));
        int caret = Math.clamp(pronunciationField.getCaretPosition(), 1, last);
        pronunciationField.insertText(caret, sound);
        pronunciationField.positionCaret(caret + sound.length());
    }

    private String ipaOf(String respelling) {
        return viewModel.parse(selectedWord(), respelling) instanceof PronunciationInput.ValidInput(String ipa)
                ? slashed(ipa)
                : "//";
    }

    private static String slashed(String ipa) {
        return "/" + SoundNotation.toDisplay(ipa) + "/";
    }

    private void validate() {
        if (wordChoice.getValue() == null) {
            return;
        }
        PronunciationInput typed = viewModel.parse(selectedWord(), pronunciationField.getText());
        boolean clear = typed instanceof PronunciationInput.ValidInput;
        playButton.setDisable(!clear);
        saveButton.setDisable(!clear);
        saveHereButton.setDisable(!clear);
        feedbackLabel.setText(
                switch (typed) {
                    case PronunciationInput.ValidInput(String ipa) ->
                        texts.get("lessons.say.clear", SoundNotation.toDisplay(ipa));
                    case PronunciationInput.InvalidInput(String rest) ->
                        rest.isEmpty() ? texts.get("lessons.say.missing") : texts.get("lessons.say.unclear", rest);
                });
    }

    private void save() {
        if (!saveButton.isDisabled()) {
            viewModel.save(selectedWord(), pronunciationField.getText());
        }
    }

    private Button button(String key, Feather icon, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "chip");
        button.setGraphic(NodeFactory.icon(icon));
        return button;
    }
}

package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.speech.SoundNotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/// A sentence on one line: its text, its meaning and its model reading. The chosen one also shows all readings and
/// what can be done with it; the keyboard chooses it by going there, and Alt with the arrows moves it.
final class SentenceRow extends HBox {
    private static final double READINGS_WIDTH = 400;
    private static final double TEXT_WIDTH = 420;
    private static final double MEANING_WIDTH = 240;
    private static final int PASSAGE_ROWS = 3;
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final Duration TYPING_PAUSE = Duration.millis(350);

    private final LessonsViewModel viewModel;
    private final ReadingsViewModel readings;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final Sentence sentence;

    // Its own, bound weakly: what hangs on it goes with the row.
    private final BooleanProperty chosen = new SimpleBooleanProperty(this, "chosen");

    private final VBox detailPane = new VBox();
    private final StringProperty typedText = new SimpleStringProperty();
    private final PauseTransition typingPause = new PauseTransition(TYPING_PAUSE);

    /// @param liveWaveform is shown in the row whose reading is being recorded
    SentenceRow(
            LessonsViewModel.SentenceWithReadings entry,
            LessonsViewModel viewModel,
            LocalizedTexts texts,
            FilePrompt filePrompt,
            LiveWaveform liveWaveform) {
        super(4);
        this.viewModel = viewModel;
        readings = viewModel.readingsViewModel();
        this.texts = texts;
        this.filePrompt = filePrompt;
        sentence = entry.sentence();
        typedText.set(sentence.text());
        getStyleClass().add("sentence-row");
        setAlignment(Pos.TOP_LEFT);
        chosen.bind(viewModel.chosenSentence().map(id -> id == sentence.id()));
        FlowPane readingsRow = readingsRow(entry);
        NodeFactory.showWhen(readingsRow, chosen);
        VBox content = NodeFactory.column(0, textFields(entry), checkLabel(), guessedWords(), detailPane, readingsRow);
        if (isRecorded()) {
            content.getChildren().add(liveWaveform);
        }
        HBox.setHgrow(content, Priority.ALWAYS);
        getChildren()
                .addAll(
                        NodeFactory.label(String.valueOf(sentence.position() + 1), "soft", "row-number"),
                        content,
                        iconButton(Feather.ARROW_UP, "lessons.sentence-up", () -> viewModel.move(sentence, -1)),
                        iconButton(Feather.ARROW_DOWN, "lessons.sentence-down", () -> viewModel.move(sentence, 1)),
                        iconButton(Feather.TRASH_2, "lessons.delete-sentence", () -> viewModel.delete(sentence)));
        chosen.subscribe(isChosen -> pseudoClassStateChanged(CHOSEN, isChosen));
        focusWithinProperty().subscribe(inside -> {
            if (inside) {
                choose();
            }
        });
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> choose());
        addEventFilter(KeyEvent.KEY_PRESSED, this::moveByKey);
    }

    private boolean isRecorded() {
        return readings.recordingFor().get().filter(id -> id == sentence.id()).isPresent();
    }

    private void choose() {
        viewModel.chosenSentence().set(sentence.id());
    }

    private void moveByKey(KeyEvent event) {
        if (event.isAltDown() && (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN)) {
            viewModel.move(sentence, event.getCode() == KeyCode.UP ? -1 : 1);
            event.consume();
        }
    }

    private Pane textFields(LessonsViewModel.SentenceWithReadings entry) {
        TextInputControl text = textField();
        text.setId("text-" + sentence.id());
        text.getStyleClass().addAll("in-place", "strong");
        typingPause.setOnFinished(event -> checkTyped(text.getText()));
        text.textProperty().subscribe((before, now) -> typingPause.playFromStart());
        TextField meaning = new TextField(sentence.meaning());
        meaning.setId("meaning-" + sentence.id());
        text.accessibleTextProperty().bind(texts.binding("lessons.sentence-text"));
        meaning.accessibleTextProperty().bind(texts.binding("lessons.meaning.prompt"));
        meaning.getStyleClass().addAll("in-place", "small");
        meaning.promptTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> chosen.get() ? texts.get("lessons.meaning.prompt") : "", chosen, texts.language()));
        Runnable save = () -> viewModel.edit(sentence, text.getText(), meaning.getText());
        for (TextInputControl field : List.of(text, meaning)) {
            if (field instanceof TextField line) {
                line.setOnAction(event -> save.run());
            }
            field.focusedProperty().addListener((property, was, is) -> {
                if (was && !is) {
                    save.run();
                }
            });
        }
        int sentences = PassageSplitter.splitSentences(sentence.text()).size();
        if (sentences > 1) {
            HBox.setHgrow(text, Priority.ALWAYS);
            return NodeFactory.column(
                    0, NodeFactory.row(4, text, modelButton(entry.readings())), passageLabel(sentences), meaning);
        }
        HBox line = NodeFactory.row(4, text, meaning, modelButton(entry.readings()));
        line.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox.setHgrow(meaning, Priority.SOMETIMES);
        text.setPrefWidth(TEXT_WIDTH);
        meaning.setPrefWidth(MEANING_WIDTH);
        return line;
    }

    /// Plays the model reading, or says that there is none. It takes no focus: the chosen row has the readings for
    /// the keyboard, and a row that grew under the mouse would lose the click.
    private Button modelButton(List<ModelReading> models) {
        Button button = new Button(models.size() > 1 ? String.valueOf(models.size()) : "");
        button.setGraphic(NodeFactory.icon(models.isEmpty() ? Feather.VOLUME_X : Feather.PLAY));
        button.setId("model-" + sentence.id());
        button.getStyleClass().setAll("button", "icon-only", "model");
        button.setFocusTraversable(false);
        button.setDisable(models.isEmpty());
        String said = models.isEmpty()
                ? texts.get("lessons.reading.none")
                : texts.get("lessons.reading.play", ReadingChip.speakerOf(models.getFirst(), texts));
        button.setAccessibleText(said);
        button.setTooltip(new Tooltip(said));
        models.stream().findFirst().ifPresent(model -> button.setOnAction(event -> readings.play(model)));
        return button;
    }

    /// A one-line field for a sentence, a larger one for a passage.
    private TextInputControl textField() {
        if (!PassageSplitter.isPassage(sentence.text())) {
            return new TextField(sentence.text());
        }
        TextArea area = new TextArea(sentence.text());
        area.setWrapText(true);
        NodeFactory.moveFocusWithTab(area);
        area.setPrefRowCount(PASSAGE_ROWS);
        return area;
    }

    /// Tells that the text is a passage, and how long it is.
    private Label passageLabel(int sentences) {
        Label label = NodeFactory.wrapped(NodeFactory.label("", "caption", "passage-length"));
        int words = PassageSplitter.countWords(sentence.text());
        label.textProperty()
                .bind(texts.binding(
                        words > PassageSplitter.MAX_WORDS ? "lessons.passage.too-long" : "lessons.passage",
                        sentences,
                        words));
        return label;
    }

    /// The words whose pronunciation is guessed, to hear.
    private GuessedWordsRow guessedWords() {
        GuessedWordsRow row = new GuessedWordsRow(
                Bindings.createObjectBinding(
                        () -> viewModel.checks().guessedWords(List.of(typedText.get())),
                        typedText,
                        viewModel.textChecks()),
                texts,
                viewModel.pronunciationViewModel()::play);
        row.setId("guessed-" + sentence.id());
        return row;
    }

    /// Tells how the text is read aloud where that is not as it is written, what of it cannot be
    /// read, and which pronunciations the teacher set. In a row that is not chosen it stands only where something
    /// cannot be read.
    private Label checkLabel() {
        Label label = NodeFactory.wrapped(NodeFactory.label("", "small", "guessed"));
        label.setId("finding-" + sentence.id());
        label.textProperty()
                .bind(Bindings.createStringBinding(
                        this::checkMessage, typedText, viewModel.textChecks(), texts.language()));
        NodeFactory.showWhen(
                label,
                Bindings.createBooleanBinding(
                        () -> !label.getText().isEmpty() && (chosen.get() || cannotBeRead()),
                        label.textProperty(),
                        chosen));
        return label;
    }

    /// Checks what is being written, before it is kept.
    private void checkTyped(String text) {
        if (!text.isBlank()) {
            typedText.set(text.strip());
            viewModel.check(text.strip());
        }
    }

    private boolean cannotBeRead() {
        TextCheck.CheckedText finding = viewModel.textChecks().get().get(typedText.get());
        return finding != null && (!finding.speakable() || !finding.unread().isEmpty());
    }

    private String checkMessage() {
        TextCheck.CheckedText finding = viewModel.textChecks().get().get(typedText.get());
        if (finding == null) {
            return "";
        }
        List<String> messages = new ArrayList<>(ReadAloudNotice.lines(finding, texts));
        messages.add(formatWords("lessons.taught", finding.taught()));
        return messages.stream().filter(message -> !message.isEmpty()).collect(Collectors.joining("\n"));
    }

    private String formatWords(String key, List<TextCheck.ExpectedWord> expected) {
        String words = expected.stream()
                .map(word -> word.word() + " /" + SoundNotation.toDisplay(word.ipa()) + "/")
                .collect(Collectors.joining(", "));
        return words.isEmpty() ? "" : texts.get(key, words);
    }

    /// Opens or closes the pronunciation pane.
    private void togglePronunciation() {
        TextCheck.CheckedText finding = viewModel.textChecks().get().get(sentence.text());
        boolean open = !detailPane.getChildren().isEmpty();
        detailPane.getChildren().clear();
        if (!open && finding != null && !finding.words().isEmpty()) {
            detailPane
                    .getChildren()
                    .add(new PronunciationPane(
                            PronunciationViewModel.wordsToCheck(finding),
                            sentence.text(),
                            viewModel.pronunciationViewModel(),
                            texts,
                            detailPane.getChildren()::clear));
        }
    }

    /// Opens the pane with the speaker of a reading.
    private void showSpeakerPane(ModelReading reading) {
        detailPane
                .getChildren()
                .setAll(new ReadingSpeakerPane(
                        reading,
                        texts,
                        voice -> readings.setSpeaker(reading, voice.name(), voice.accent()),
                        detailPane.getChildren()::clear));
    }

    private FlowPane readingsRow(LessonsViewModel.SentenceWithReadings entry) {
        FlowPane row = new FlowPane(8, 8);
        row.setPrefWrapLength(READINGS_WIDTH);
        // Laid out wider it must not keep the height that it would need there.
        row.widthProperty().subscribe(width -> row.setPrefWrapLength(Math.max(READINGS_WIDTH, width.doubleValue())));
        row.getStyleClass().add("readings");
        entry.readings().forEach(reading -> row.getChildren()
                .add(new ReadingChip(reading, readings, texts, () -> showSpeakerPane(reading))));
        boolean recording = isRecorded();
        Button recordButton = chipButton(
                recording ? "lessons.reading.stop" : "lessons.reading.record",
                recording ? Feather.SQUARE : Feather.MIC,
                () -> readings.toggleRecording(sentence));
        recordButton.setDisable(readings.recordingFor().get().isPresent() && !recording);
        Button openButton = chipButton("lessons.reading.open", Feather.FOLDER, () -> filePrompt
                .chooseFile(texts.get("lessons.reading.open"), FilePrompt.FileKind.AUDIO)
                .ifPresent(file -> readings.addFile(sentence, file)));
        openButton.setId("open-reading-" + sentence.id());
        recordButton.setId("record-reading-" + sentence.id());
        Button pronunciationButton = chipButton("lessons.say", Feather.MESSAGE_CIRCLE, this::togglePronunciation);
        pronunciationButton.setId("say-" + sentence.id());
        Button voiceButton = chipButton("lessons.voices.make-one", Feather.VOLUME_2, () -> viewModel
                .voiceViewModel()
                .makeSentence(sentence));
        voiceButton.setId("make-reading-" + sentence.id());
        NodeFactory.showWhen(voiceButton, viewModel.voiceViewModel().choice().map(Optional::isPresent));
        row.getChildren().addAll(recordButton, openButton, voiceButton, pronunciationButton);
        return row;
    }

    private Button chipButton(String key, Feather icon, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "chip");
        button.setGraphic(NodeFactory.icon(icon));
        return button;
    }

    private Button iconButton(Feather icon, String key, Runnable action) {
        Button button = new Button();
        button.setGraphic(NodeFactory.icon(icon));
        button.setId(key.substring(key.indexOf('.') + 1) + "-" + sentence.id());
        button.getStyleClass().setAll("button", "icon-only");
        button.accessibleTextProperty().bind(texts.binding(key));
        button.setTooltip(new Tooltip(texts.get(key)));
        button.setOnAction(event -> action.run());
        // They keep their room, so that the text does not move.
        button.visibleProperty().bind(chosen);
        return button;
    }
}

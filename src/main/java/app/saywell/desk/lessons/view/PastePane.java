package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.passage.PassageSplitter;
import java.util.List;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/// Where sentences are written or pasted. Words that no dictionary has are named while they are
/// written, with their guessed sounds to hear.
final class PastePane extends VBox {
    private static final Duration TYPING_PAUSE = Duration.millis(400);

    private static final int MAX_EXCERPT = 40;

    private final LessonsViewModel viewModel;
    private final LocalizedTexts texts;
    private final TextArea area = new TextArea();
    private final ObjectProperty<List<String>> drafts = new SimpleObjectProperty<>(List.of());
    private final PauseTransition typing = new PauseTransition(TYPING_PAUSE);

    // Kept here, because a binding listens weakly.
    private final ObservableValue<String> unspeakable;

    PastePane(LessonsViewModel viewModel, LocalizedTexts texts) {
        super(8);
        this.viewModel = viewModel;
        this.texts = texts;
        unspeakable =
                Bindings.createStringBinding(this::unspeakableText, drafts, viewModel.textChecks(), texts.language());
        area.setId("paste");
        area.setPrefRowCount(3);
        area.setWrapText(true);
        NodeFactory.moveFocusWithTab(area);
        area.promptTextProperty().bind(texts.binding("lessons.paste.prompt"));
        typing.setOnFinished(event -> drafts.set(viewModel.drafts(area.getText())));
        area.textProperty().subscribe(any -> typing.playFromStart());
        getChildren()
                .addAll(
                        area,
                        guessedWords(),
                        unspeakableLabel(),
                        buttons(),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("lessons.passage.hint"), "caption")));
    }

    /// Drops what is written.
    void clear() {
        area.clear();
    }

    /// Gives the keyboard to what is written.
    void focus() {
        area.requestFocus();
    }

    private GuessedWordsRow guessedWords() {
        ObservableValue<List<TextCheck.ExpectedWord>> guessed = Bindings.createObjectBinding(
                () -> viewModel.checks().guessedWords(drafts.get()), drafts, viewModel.textChecks());
        GuessedWordsRow row = new GuessedWordsRow(guessed, texts, viewModel.pronunciationViewModel()::play);
        row.setId("paste-guessed");
        return row;
    }

    /// Names what cannot be read as English before it is added.
    private Label unspeakableLabel() {
        Label label = NodeFactory.wrapped(NodeFactory.label(unspeakable, "small", "warned"));
        label.setId("paste-unspeakable");
        NodeFactory.showWhen(label, unspeakable.map(text -> !text.isEmpty()));
        return label;
    }

    private String unspeakableText() {
        List<String> lines = viewModel.checks().unspeakable(drafts.get());
        if (lines.isEmpty()) {
            return "";
        }
        String first = TextExcerpt.of(lines.getFirst(), MAX_EXCERPT);
        return lines.size() == 1
                ? texts.get("lessons.unspeakable.one", first)
                : texts.get("lessons.unspeakable.more", first, lines.size() - 1);
    }

    private FlowPane buttons() {
        Button addButton =
                button("lessons.add", Feather.PLUS, "add-sentences", text -> viewModel.addSentences(text, area::clear));
        addButton.disableProperty().bind(area.textProperty().map(String::isBlank));
        Button addPassageButton = button("lessons.add-passage", Feather.ALIGN_LEFT, "add-passage", text -> {
            viewModel.addPassages(text);
            area.clear();
        });
        addPassageButton
                .disableProperty()
                .bind(area.textProperty().map(text -> text.indexOf('\t') >= 0 || !PassageSplitter.isPassage(text)));
        return new FlowPane(8, 8, addButton, addPassageButton);
    }

    /// A button that adds what is written.
    private Button button(String key, Feather icon, String id, Consumer<String> add) {
        Button button = NodeFactory.button(texts.binding(key), () -> add.accept(area.getText()), "quiet");
        button.setGraphic(NodeFactory.icon(icon));
        button.setId(id);
        return button;
    }
}

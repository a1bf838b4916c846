package app.saywell.desk.practice.dictation;

import app.saywell.desk.kit.LiveMessage;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OnDemandPane;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.takes.spoken.DictatedWord;
import app.saywell.desk.takes.spoken.DictationComparison;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Dictation over the whole practice screen, so that the sentence cannot be read. Enter compares,
/// Ctrl+Space plays again, Esc closes.
public final class DictationPane extends StackPane {
    private static final double WIDTH = 720;

    private final DictationViewModel viewModel;
    private final LocalizedTexts texts;
    private final TextField field = new TextField();
    private final FlowPane words = new FlowPane(10, 8);
    private boolean ignoresTyping;
    private final Label summary = NodeFactory.wrapped(NodeFactory.label("", "strong"));

    /// @param onClosed gives the keyboard back to the screen
    public DictationPane(DictationViewModel viewModel, LocalizedTexts texts, Runnable onClosed) {
        this.viewModel = viewModel;
        this.texts = texts;
        setId("dictation-pane");
        getStyleClass().add("dictation");
        VBox card = NodeFactory.column(16, heading(), listenRow(), field(), words, summary, actions());
        card.getStyleClass().add("card");
        card.setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane page = new StackPane(card);
        page.getStyleClass().add("dictation-page");
        ScrollPane scroll = new ScrollPane(page);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setFocusTraversable(false);
        getChildren().add(new OnDemandPane(scroll, viewModel.open()));
        addEventFilter(KeyEvent.KEY_TYPED, this::dropOpeningLetter);
        NodeFactory.showWhen(this, viewModel.open());
        viewModel.comparison().subscribe(this::show);
        texts.language().subscribe(any -> show(viewModel.comparison().get()));
        LiveMessage live = new LiveMessage();
        live.setId("dictation-live");
        getChildren().add(live);
        viewModel.comparison().subscribe(compared -> compared.ifPresent(result -> live.tell(told(result))));
        viewModel.open().subscribe((was, is) -> {
            if (is) {
                applyCss(); // only with its skin has a scroll pane its content
                field.requestFocus();
            } else {
                onClosed.run();
            }
        });
    }

    /// Opens it, or closes it.
    public void toggle() {
        viewModel.toggle();
    }

    /// As above, by a key, whose letter is not written into the field.
    public void toggleByKey() {
        ignoresTyping = true;
        viewModel.toggle();
    }

    private void dropOpeningLetter(KeyEvent event) {
        if (ignoresTyping) {
            ignoresTyping = false;
            event.consume();
        }
    }

    /// Handles a key of the screen; returns whether dictation is open, so that no other part of the
    /// screen may use the key.
    public boolean takesKey(KeyEvent event) {
        if (!viewModel.open().get()) {
            return false;
        }
        ignoresTyping = false;
        if (event.getCode() == KeyCode.ESCAPE) {
            viewModel.close();
            event.consume();
        } else if (event.getCode() == KeyCode.SPACE && event.isShortcutDown()) {
            viewModel.hear();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof TextInputControl) {
            enter();
            event.consume();
        }
        return true;
    }

    /// The first Enter compares, the next one goes on when everything was right.
    private void enter() {
        if (viewModel.comparison().get().filter(DictationComparison::isRight).isPresent()) {
            viewModel.nextSentence();
        } else {
            viewModel.compare();
        }
    }

    private HBox heading() {
        Button close = NodeFactory.button(texts.binding("practice.dictation.close"), viewModel::close, "chip");
        close.setId("dictation-close");
        HBox row = NodeFactory.row(
                8, NodeFactory.label(texts.binding("practice.dictation"), "page-title"), NodeFactory.spacer(), close);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private HBox listenRow() {
        Button hear = NodeFactory.button(
                texts.binding("practice.dictation.hear"),
                () -> {
                    viewModel.hear();
                    writeOn();
                },
                "quiet");
        hear.setGraphic(NodeFactory.icon(Feather.VOLUME_2));
        hear.setId("dictation-hear");
        hear.setMinWidth(Region.USE_PREF_SIZE);
        Label about = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> texts.get(
                                viewModel.canBeHeard() ? "practice.dictation.about" : "practice.dictation.mute"),
                        viewModel.open(),
                        texts.language()),
                "soft"));
        HBox.setHgrow(about, Priority.ALWAYS);
        HBox row = NodeFactory.row(12, hear, about);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// Gives the keyboard to the field without selecting, so that the next letter replaces nothing.
    private void writeOn() {
        ignoresTyping = false;
        field.requestFocus();
        field.end();
    }

    private TextField field() {
        field.setId("dictation-field");
        field.getStyleClass().add("dictation-field");
        field.textProperty().bindBidirectional(viewModel.written());
        field.promptTextProperty().bind(texts.binding("practice.dictation.prompt"));
        return field;
    }

    private FlowPane actions() {
        Button compare = NodeFactory.button(texts.binding("practice.dictation.compare"), viewModel::compare, "primary");
        compare.setId("dictation-compare");
        compare.disableProperty().bind(viewModel.written().map(String::isBlank));
        Button again = NodeFactory.button(
                texts.binding("practice.dictation.again"),
                () -> {
                    viewModel.tryAgain();
                    field.requestFocus();
                },
                "quiet");
        again.setId("dictation-again");
        Button next = NodeFactory.button(
                texts.binding("practice.next"),
                () -> {
                    viewModel.nextSentence();
                    field.requestFocus();
                },
                "quiet");
        next.setId("dictation-next");
        return new FlowPane(8, 8, compare, again, next);
    }

    private void show(Optional<DictationComparison> comparison) {
        words.getChildren().clear();
        NodeFactory.setShown(words, comparison.isPresent());
        NodeFactory.setShown(summary, comparison.isPresent());
        comparison.ifPresent(compared -> {
            compared.words().forEach(word -> words.getChildren().add(word(word)));
            summary.setText(summary(compared));
        });
    }

    private String summary(DictationComparison compared) {
        return compared.isRight()
                ? texts.get("practice.dictation.right")
                : texts.get("practice.dictation.count", compared.rightWords(), compared.sentenceWords());
    }

    /// What a screen reader says, while the keyboard stays in the field: how many words are right, and what the others
    /// should be.
    private String told(DictationComparison compared) {
        return Stream.concat(
                        Stream.of(summary(compared)),
                        compared.words().stream()
                                .filter(word -> word.fate() != DictatedWord.DictationFate.RIGHT)
                                .map(this::told))
                .collect(Collectors.joining(". "));
    }

    private String told(DictatedWord word) {
        return switch (word.fate()) {
            case RIGHT -> word.expected();
            case OTHER -> texts.get("practice.dictation.live.other", word.written(), word.expected());
            case MISSED -> texts.get("practice.dictation.missed") + ": " + word.expected();
            case ADDED -> texts.get("practice.dictation.added") + ": " + word.written();
        };
    }

    /// A word with a line and a sign of what became of it: what was written above what is right.
    private VBox word(DictatedWord word) {
        String fate = word.fate().name().toLowerCase(Locale.ROOT);
        VBox box = NodeFactory.column(0);
        box.getStyleClass().addAll("dictated", "dictated-" + fate);
        switch (word.fate()) {
            case RIGHT -> box.getChildren().add(NodeFactory.label(word.expected()));
            case OTHER ->
                box.getChildren()
                        .addAll(
                                NodeFactory.label("✗ " + word.written(), "dictated-wrong"),
                                NodeFactory.label(word.expected(), "strong"));
            case MISSED ->
                box.getChildren()
                        .addAll(
                                NodeFactory.label(texts.get("practice.dictation.missed"), "caption"),
                                NodeFactory.label(word.expected(), "strong"));
            case ADDED ->
                box.getChildren()
                        .addAll(
                                NodeFactory.label("✗ " + word.written(), "dictated-wrong"),
                                NodeFactory.label(texts.get("practice.dictation.added"), "caption"));
        }
        return box;
    }
}

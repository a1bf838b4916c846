package app.saywell.ui.transcribe;

import app.saywell.library.lesson.Lesson;
import app.saywell.practice.scoring.Estimate;
import app.saywell.speech.Failure;
import app.saywell.speech.TextType;
import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Money;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.RecordButton;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.LiveLane;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Studio;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;
import java.util.Optional;

/// The Transcribe place.
public final class TranscribeScreen implements Place {
    private static final double LIVE_HEIGHT = 120;

    private final TranscribeViewModel model;
    private final Texts texts;
    private final FilePrompt files;
    private final Keymap keymap;
    private final LiveLane live;
    private final ScrollPane root;
    private final VBox answer = new VBox(12);

    /// Works with the service of the settings.
    ///
    /// @param keymap whose key for recording records here too
    public TranscribeScreen(Studio studio, Texts texts, Keymap keymap, FilePrompt files) {
        model = new TranscribeViewModel(studio);
        live = new LiveLane(studio.sound());
        live.setMinHeight(LIVE_HEIGHT);
        this.keymap = keymap;
        this.texts = texts;
        this.files = files;
        CheckBox letters = new CheckBox();
        letters.setId("suppress-korean");
        letters.textProperty().bind(texts.of("transcribe.suppress"));
        letters.selectedProperty().bindBidirectional(model.suppressKorean());
        FlowPane asks = new FlowPane(10, 8, record(), open(), letters);
        asks.setAlignment(Pos.CENTER_LEFT);
        VBox page =
                Nodes.column(
                        16,
                        Nodes.label(texts.of("transcribe.title"), "page-title"),
                        Nodes.wrapped(Nodes.label(texts.of("transcribe.about"), "soft")),
                        asks,
                        answer);
        page.getStyleClass().add("settings");
        root = new ScrollPane(new StackPane(page));
        root.setFitToWidth(true);
        model.state().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void pressed(KeyEvent event) {
        boolean typed = event.getTarget() instanceof TextInputControl input && input.isEditable();
        if (!typed && keymap.commandOf(event).filter(Command.RECORD::equals).isPresent()) {
            model.record();
            event.consume();
        }
    }

    @Override
    public void leave() {
        if (isRecording()) {
            model.record();
        }
    }

    @Override
    public void close() {
        model.close();
    }

    private Button record() {
        StringBinding text =
                Bindings.createStringBinding(
                        () -> texts.get(isRecording() ? "transcribe.stop" : "transcribe.record"),
                        model.state(),
                        texts.language());
        Button button =
                new RecordButton(
                        model.state().map(TranscribeViewModel.Recording.class::isInstance),
                        text,
                        keymap,
                        model::record);
        button.setId("transcribe-record");
        return button;
    }

    private boolean isRecording() {
        return model.state().get() instanceof TranscribeViewModel.Recording;
    }

    private Button open() {
        Button button =
                Nodes.button(
                        texts.of("transcribe.open"),
                        () ->
                                files.open(texts.get("transcribe.open"), FilePrompt.Kind.AUDIO)
                                        .ifPresent(model::open),
                        "quiet");
        button.setId("transcribe-open");
        button.setGraphic(new FontIcon(Feather.FOLDER));
        return button;
    }

    private void show() {
        answer.getChildren().clear();
        switch (model.state().get()) {
            case TranscribeViewModel.Idle idle -> {}
            case TranscribeViewModel.Recording recording ->
                    answer.getChildren()
                            .addAll(Nodes.label(texts.get("transcribe.listening"), "soft"), lane());
            case TranscribeViewModel.Asking asking -> {
                ProgressBar bar = new ProgressBar();
                bar.setPrefWidth(240);
                answer.getChildren()
                        .addAll(
                                bar,
                                Nodes.button(texts.of("transcribe.cancel"), model::cancel, "chip"));
            }
            case TranscribeViewModel.Written written -> show(written);
            case TranscribeViewModel.Offered offered ->
                    answer.getChildren().add(offer(offered.estimate()));
            case TranscribeViewModel.Refused refused ->
                    answer.getChildren().add(refused(refused.why()));
            case TranscribeViewModel.Broken broken ->
                    answer.getChildren().add(notice(texts.get(broken.key()), again(false)));
        }
    }

    /// What is heard, as it is heard.
    private VBox lane() {
        VBox card = Nodes.column(0, live);
        card.getStyleClass().add("card");
        return card;
    }

    private VBox offer(Estimate estimate) {
        Button ask =
                Nodes.button(
                        texts.of("transcribe.offer.ask", Money.dollars(estimate.microDollars())),
                        model::ask,
                        "primary");
        ask.setId("transcribe-ask");
        VBox box =
                Nodes.column(
                        8,
                        Nodes.wrapped(Nodes.label(texts.of("transcribe.offer"))),
                        Nodes.row(8, ask));
        box.getStyleClass().addAll("notice", "told");
        return box;
    }

    /// What happened, what is safe and what to do, with the way to do it.
    private VBox refused(Failure.Kind why) {
        String key = "practice.failure." + why.name().toLowerCase(Locale.ROOT).replace('_', '-');
        String todo =
                switch (why) {
                    case NO_CONSENT -> texts.get("transcribe.no-consent", name());
                    case NOT_ALL_WORDS_SPOKEN, BAD_REQUEST -> texts.get("transcribe.unusable");
                    default -> texts.get(key + ".do");
                };
        VBox box = notice(texts.get(key + ".what"), again(why == Failure.Kind.NO_ANSWER));
        box.getChildren().add(1, Nodes.wrapped(Nodes.label(todo)));
        return box;
    }

    private String name() {
        String name = model.speaker().name();
        return name.isBlank() ? texts.get("transcribe.nameless") : name;
    }

    private VBox notice(String what, Node todo) {
        VBox box = Nodes.column(8, Nodes.wrapped(Nodes.label(what, "strong")), todo);
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }

    private FlowPane again(boolean billedTwice) {
        FlowPane row = new FlowPane(8, 8);
        if (model.hasHeard()) {
            Button again =
                    Nodes.button(
                            texts.of(billedTwice ? "transcribe.once-more" : "transcribe.again"),
                            model::again,
                            "chip");
            again.setId("transcribe-again");
            row.getChildren().add(again);
        }
        if (model.hasHeard() && model.isHosted()) {
            Button here = Nodes.button(texts.of("transcribe.here"), model::askThisComputer, "chip");
            here.setId("transcribe-here");
            row.getChildren().add(here);
        }
        return row;
    }

    private void show(TranscribeViewModel.Written written) {
        String text = written.transcription().text();
        TextArea area = new TextArea(text);
        area.setId("transcript");
        area.setWrapText(true);
        Nodes.leadOnWithTab(area);
        area.setPrefRowCount(5);
        area.getStyleClass().add("transcript");
        Button copy =
                Nodes.button(texts.of("transcribe.copy"), () -> copy(area.getText()), "quiet");
        copy.setId("transcribe-copy");
        copy.setGraphic(new FontIcon(Feather.COPY));
        FlowPane row = new FlowPane(10, 8, copy, sentence(area));
        row.setAlignment(Pos.CENTER_LEFT);
        VBox card =
                Nodes.column(
                        12,
                        Nodes.label(
                                text.isBlank()
                                        ? texts.get("transcribe.nothing")
                                        : texts.get(type(written.transcription().textType())),
                                "caption"));
        if (!text.isBlank()) {
            card.getChildren().addAll(area, row);
        }
        card.getStyleClass().add("card");
        answer.getChildren().add(card);
    }

    private static String type(TextType type) {
        return switch (type) {
            case ENGLISH -> "transcribe.type.en";
            case KOREAN -> "transcribe.type.ko";
            case CODE_SWITCHED -> "transcribe.type.mixed";
        };
    }

    private MenuButton sentence(TextArea area) {
        MenuButton menu = new MenuButton();
        menu.textProperty().bind(texts.of("transcribe.sentence"));
        menu.setId("transcribe-sentence");
        menu.getStyleClass().add("quiet");
        for (Lesson lesson : model.lessons()) {
            MenuItem item = new MenuItem(lesson.title());
            item.setOnAction(event -> made(menu, area, Optional.of(lesson)));
            menu.getItems().add(item);
        }
        MenuItem fresh = new MenuItem(texts.get("transcribe.sentence.new"));
        fresh.setOnAction(event -> made(menu, area, Optional.empty()));
        menu.getItems().add(fresh);
        return menu;
    }

    private void made(MenuButton menu, TextArea area, Optional<Lesson> lesson) {
        model.makeSentence(area.getText(), lesson, texts.get("transcribe.title"));
        menu.textProperty().unbind();
        menu.setText(texts.get("transcribe.sentence.made"));
        menu.setDisable(true);
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}

package app.saywell.ui.lessons;

import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.practice.lesson.TextCheck;
import app.saywell.practice.passage.Passage;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A sentence that can be rewritten in place, moved, taken away, and given native readings.
final class SentenceRow extends HBox {
    private static final double ONE_LINE = 640;
    private static final int PASSAGE_ROWS = 3;

    private final LessonsViewModel model;
    private final Texts texts;
    private final FilePrompt files;
    private final Sentence sentence;
    private final VBox saying = new VBox();

    SentenceRow(LessonsViewModel.Line line, LessonsViewModel model, Texts texts, FilePrompt files) {
        super(4);
        this.model = model;
        this.texts = texts;
        this.files = files;
        sentence = line.sentence();
        getStyleClass().add("sentence-row");
        setAlignment(Pos.TOP_LEFT);
        VBox words = Nodes.column(2, words(), finding(), saying, readings(line));
        HBox.setHgrow(words, Priority.ALWAYS);
        getChildren()
                .addAll(
                        Nodes.label(String.valueOf(sentence.position() + 1), "soft", "row-number"),
                        words,
                        icon(Feather.ARROW_UP, "lessons.up", () -> model.move(sentence, -1)),
                        icon(Feather.ARROW_DOWN, "lessons.down", () -> model.move(sentence, 1)),
                        icon(
                                Feather.TRASH_2,
                                "lessons.delete-sentence",
                                () -> model.delete(sentence)));
    }

    private VBox words() {
        TextInputControl text = field();
        text.setId("text-" + sentence.id());
        text.getStyleClass().addAll("in-place", "strong");
        TextField meaning = new TextField(sentence.meaning());
        meaning.setId("meaning-" + sentence.id());
        meaning.getStyleClass().addAll("in-place", "small");
        meaning.promptTextProperty().bind(texts.of("lessons.meaning.prompt"));
        Runnable keep = () -> model.edit(sentence, text.getText(), meaning.getText());
        for (TextInputControl field : List.of(text, meaning)) {
            if (field instanceof TextField line) {
                line.setOnAction(event -> keep.run());
            }
            field.focusedProperty()
                    .addListener(
                            (property, was, is) -> {
                                if (was && !is) {
                                    keep.run();
                                }
                            });
        }
        return Nodes.column(0, text, passage(), meaning);
    }

    /// A line for a sentence; for a passage a field that shows more of it.
    private TextInputControl field() {
        if (!Passage.is(sentence.text())) {
            return new TextField(sentence.text());
        }
        TextArea area = new TextArea(sentence.text());
        area.setWrapText(true);
        Nodes.leadOnWithTab(area);
        area.setPrefRowCount(PASSAGE_ROWS);
        return area;
    }

    /// Says of a passage that it is one, and how long.
    private Label passage() {
        Label label = Nodes.wrapped(Nodes.label("", "caption", "passage-length"));
        int sentences = Passage.sentences(sentence.text()).size();
        int words = Passage.words(sentence.text());
        label.textProperty()
                .bind(
                        texts.of(
                                words > Passage.MOST_WORDS
                                        ? "lessons.passage.too-long"
                                        : "lessons.passage",
                                sentences,
                                words));
        label.setVisible(sentences > 1);
        label.setManaged(sentences > 1);
        return label;
    }

    /// Says which words are guessed and how they are expected, or that nothing can be judged.
    private Label finding() {
        Label label = Nodes.wrapped(Nodes.label("", "small", "guessed"));
        label.setId("finding-" + sentence.id());
        label.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                this::found, model.findings(), texts.language()));
        Nodes.showWhen(label, label.textProperty().map(text -> !text.isEmpty()));
        return label;
    }

    private String found() {
        TextCheck.Finding finding = model.findings().get().get(sentence.text());
        if (finding == null) {
            return "";
        }
        if (!finding.speakable()) {
            return texts.get("lessons.unspeakable");
        }
        return Stream.of(
                        said("lessons.guessed", finding.guessed()),
                        said("lessons.taught", finding.taught()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    private String said(String key, List<TextCheck.Expected> expected) {
        String words =
                expected.stream()
                        .map(word -> word.word() + " /" + word.ipa() + "/")
                        .collect(Collectors.joining(", "));
        return words.isEmpty() ? "" : texts.get(key, words);
    }

    /// Opens or closes the pane where it is written how a word is said.
    private void say() {
        TextCheck.Finding finding = model.findings().get().get(sentence.text());
        boolean open = !saying.getChildren().isEmpty();
        saying.getChildren().clear();
        if (!open && finding != null && !finding.words().isEmpty()) {
            saying.getChildren()
                    .add(
                            new SayingPane(
                                    SayingViewModel.words(finding),
                                    model.saying(),
                                    texts,
                                    saying.getChildren()::clear));
        }
    }

    /// Opens the pane where it is written who reads a reading.
    private void describe(Reading reading) {
        saying.getChildren()
                .setAll(
                        new VoicePane(
                                reading,
                                texts,
                                voice -> model.describe(reading, voice.speaker(), voice.accent()),
                                saying.getChildren()::clear));
    }

    private FlowPane readings(LessonsViewModel.Line line) {
        FlowPane row = new FlowPane(8, 8);
        row.setPrefWrapLength(ONE_LINE);
        row.getStyleClass().add("readings");
        line.readings().forEach(reading -> row.getChildren().add(chip(reading)));
        boolean recording =
                model.recordingFor().get().filter(id -> id == sentence.id()).isPresent();
        Button record =
                button(
                        recording ? "lessons.reading.stop" : "lessons.reading.record",
                        recording ? Feather.SQUARE : Feather.MIC,
                        () -> model.recordReading(sentence));
        record.setDisable(model.recordingFor().get().isPresent() && !recording);
        Button open =
                button(
                        "lessons.reading.open",
                        Feather.FOLDER,
                        () ->
                                files.open(texts.get("lessons.reading.open"), FilePrompt.Kind.AUDIO)
                                        .ifPresent(file -> model.addReading(sentence, file)));
        Button say = button("lessons.say", Feather.VOLUME_2, this::say);
        say.setId("say-" + sentence.id());
        row.getChildren().addAll(record, open, say);
        return row;
    }

    private Button chip(Reading reading) {
        String speaker =
                reading.voice().speaker().isEmpty()
                        ? texts.get("lessons.reading.nameless")
                        : reading.voice().speaker();
        String name =
                reading.analysis().isPresent()
                        ? speaker
                        : speaker + " · " + texts.get("lessons.reading.not-analysed");
        Button chip = new Button(name + (reading.model() ? " ★" : ""), Nodes.icon("icon-play"));
        chip.getStyleClass().setAll("button", "chip");
        chip.setId("reading-" + reading.id());
        chip.setOnAction(event -> model.play(reading));
        MenuItem best = new MenuItem(texts.get("lessons.reading.make-model"));
        best.setOnAction(event -> model.makeModel(reading));
        best.setDisable(reading.model());
        MenuItem voice = new MenuItem(texts.get("lessons.reading.voice"));
        voice.setOnAction(event -> describe(reading));
        MenuItem away = new MenuItem(texts.get("lessons.reading.delete"));
        away.setOnAction(event -> model.delete(reading));
        chip.setContextMenu(new ContextMenu(best, voice, away));
        return chip;
    }

    private Button button(String key, Feather sign, Runnable action) {
        Button button = Nodes.button(texts.of(key), action, "chip");
        button.setGraphic(new FontIcon(sign));
        return button;
    }

    private Button icon(Feather sign, String key, Runnable action) {
        Button button = new Button();
        button.setGraphic(new FontIcon(sign));
        button.setId(key.substring(key.indexOf('.') + 1) + "-" + sentence.id());
        button.getStyleClass().setAll("button", "icon-only");
        button.accessibleTextProperty().bind(texts.of(key));
        button.setTooltip(new javafx.scene.control.Tooltip(texts.get(key)));
        button.setOnAction(event -> action.run());
        return button;
    }
}

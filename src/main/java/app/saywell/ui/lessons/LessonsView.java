package app.saywell.ui.lessons;

import app.saywell.library.lesson.Lesson;
import app.saywell.practice.passage.Passage;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Notice;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.LongConsumer;

/// The Lessons place as nodes: the list of lessons, and the lesson on the table.
public final class LessonsView {
    /// Style sheet of this screen, for the scene.
    public static final String STYLES = "lessons/lessons.css";

    private final LessonsViewModel model;
    private final Texts texts;
    private final FilePrompt files;
    private final LongConsumer practise;
    private final BorderPane root = new BorderPane();
    private final VBox list = new VBox(2);
    private final VBox table = new VBox(12);
    private final VBox rows = new VBox();
    private final ScrollPane middle = new ScrollPane();

    /// @param practise leads to the Practice place with a lesson
    public LessonsView(
            LessonsViewModel model, Texts texts, FilePrompt files, LongConsumer practise) {
        this.model = model;
        this.texts = texts;
        this.files = files;
        this.practise = practise;
        layout();
        bind();
    }

    /// What goes into the window.
    public Parent root() {
        return root;
    }

    private void layout() {
        root.getStyleClass().add("lessons");
        Button fresh = button("lessons.new", Feather.PLUS, "primary", () -> create());
        fresh.setId("new-lesson");
        fresh.setMaxWidth(Double.MAX_VALUE);
        Button open =
                button(
                        "lessons.open",
                        Feather.DOWNLOAD,
                        "quiet",
                        () ->
                                files.open(texts.get("lessons.open"), FilePrompt.Kind.PACK)
                                        .ifPresent(model::open));
        open.setMaxWidth(Double.MAX_VALUE);
        ScrollPane lessons = new ScrollPane(list);
        lessons.setFitToWidth(true);
        VBox.setVgrow(lessons, Priority.ALWAYS);
        VBox buttons = Nodes.column(8, fresh, open);
        buttons.getStyleClass().add("list-buttons");
        VBox left =
                Nodes.column(
                        12,
                        Nodes.label(texts.of("lessons.title"), "place-title", "list-title"),
                        lessons,
                        buttons);
        left.getStyleClass().add("roll");
        table.getStyleClass().add("middle");
        middle.setContent(table);
        middle.setFitToWidth(true);
        root.setLeft(left);
        root.setCenter(middle);
    }

    private void bind() {
        model.lessons().subscribe(any -> showList());
        model.chosen().subscribe(any -> showTable());
        model.lines().subscribe(any -> showRows());
        model.recordingFor().subscribe(any -> showRows());
        texts.language()
                .addListener(
                        change -> {
                            showList();
                            showTable();
                        });
    }

    private void create() {
        model.create(texts.get("lessons.untitled"));
        if (table.lookup("#lesson-title") instanceof TextField title) {
            title.requestFocus();
            title.selectAll();
        }
    }

    /// The keyboard stays in the list when the list is made anew.
    private void showList() {
        Node owner = list.getScene() == null ? null : list.getScene().getFocusOwner();
        boolean focused = list.getChildren().stream().anyMatch(row -> row == owner);
        list.getChildren().clear();
        for (Lesson lesson : model.lessons().get()) {
            Button row = new Button(lesson.title());
            row.getStyleClass().setAll("button", "row");
            if (model.chosen().get().filter(one -> one.id() == lesson.id()).isPresent()) {
                row.getStyleClass().add("chosen");
            }
            row.setMaxWidth(Double.MAX_VALUE);
            row.setWrapText(true);
            row.setMinHeight(Region.USE_PREF_SIZE);
            row.setOnAction(
                    event -> {
                        model.choose(lesson.id());
                        showList();
                    });
            list.getChildren().add(row);
            if (focused && row.getStyleClass().contains("chosen")) {
                row.requestFocus();
            }
        }
    }

    private void showTable() {
        Nodes.keepingFocus(table, this::makeTable);
    }

    private void makeTable() {
        table.getChildren().clear();
        model.chosen().get().ifPresentOrElse(this::showTable, this::showEmpty);
        showList();
    }

    private void showEmpty() {
        VBox card =
                Nodes.column(
                        8,
                        Nodes.label(texts.get("lessons.empty.title"), "page-title"),
                        Nodes.wrapped(Nodes.label(texts.get("lessons.empty"), "soft")));
        card.getStyleClass().add("card");
        table.getChildren().add(card);
    }

    private void showTable(Lesson lesson) {
        TextField title = new TextField(lesson.title());
        title.setId("lesson-title");
        title.getStyleClass().add("title-field");
        title.setOnAction(event -> model.rename(title.getText()));
        title.focusedProperty()
                .addListener(
                        (property, was, is) -> {
                            if (was && !is) {
                                model.rename(title.getText());
                            }
                        });
        HBox.setHgrow(title, Priority.ALWAYS);
        Button go =
                button(
                        "lessons.practise",
                        Feather.MIC,
                        "primary",
                        () -> practise.accept(lesson.id()));
        go.setId("practise");
        HBox head = Nodes.row(12, title, go);
        head.setAlignment(Pos.CENTER_LEFT);
        table.getChildren()
                .addAll(
                        head,
                        tools(),
                        new Notice(texts, model.told(), "lessons-told"),
                        voice(),
                        sentences(),
                        paste(),
                        importing());
        showRows();
    }

    private FlowPane tools() {
        return new FlowPane(
                8,
                8,
                tool("more", Feather.PLUS, this::goToPaste),
                tool("up", Feather.ARROW_UP, () -> model.move(-1)),
                tool("down", Feather.ARROW_DOWN, () -> model.move(1)),
                tool("duplicate", Feather.COPY, model::duplicate),
                tool("save", Feather.UPLOAD, this::save),
                tool("delete", Feather.TRASH_2, model::delete));
    }

    private Button tool(String verb, Feather sign, Runnable action) {
        Button tool = button("lessons." + verb, sign, "chip", action);
        tool.setId("lesson-" + verb);
        return tool;
    }

    private void save() {
        files.save(texts.get("lessons.save"), "lesson.saywell", FilePrompt.Kind.PACK)
                .ifPresent(model::save);
    }

    /// Below a long lesson the ways in lie out of sight.
    private void goToPaste() {
        middle.setVvalue(middle.getVmax());
        table.lookup("#paste").requestFocus();
    }

    private HBox voice() {
        TextField speaker = new TextField(model.voice().speaker());
        TextField accent = new TextField(model.voice().accent());
        speaker.promptTextProperty().bind(texts.of("lessons.speaker.prompt"));
        accent.promptTextProperty().bind(texts.of("lessons.accent.prompt"));
        speaker.setPrefWidth(200);
        accent.setPrefWidth(160);
        Runnable keep = () -> model.setVoice(speaker.getText(), accent.getText());
        for (TextField field : new TextField[] {speaker, accent}) {
            field.setOnAction(event -> keep.run());
            field.focusedProperty()
                    .addListener(
                            (property, was, is) -> {
                                if (was && !is) {
                                    keep.run();
                                }
                            });
        }
        HBox row = Nodes.row(10, Nodes.label(texts.of("lessons.speaker"), "soft"), speaker, accent);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Node sentences() {
        rows.getStyleClass().setAll("card", "sentences");
        return rows;
    }

    private void showRows() {
        Nodes.keepingFocus(rows, this::makeRows);
    }

    private void makeRows() {
        rows.getChildren().clear();
        for (LessonsViewModel.Line line : model.lines().get()) {
            if (!rows.getChildren().isEmpty()) {
                rows.getChildren().add(Nodes.rule());
            }
            rows.getChildren().add(new SentenceRow(line, model, texts, files));
        }
        boolean any = !rows.getChildren().isEmpty();
        rows.setVisible(any);
        rows.setManaged(any);
    }

    private VBox paste() {
        TextArea area = new TextArea();
        area.setId("paste");
        area.setPrefRowCount(3);
        area.setWrapText(true);
        Nodes.leadOnWithTab(area);
        area.promptTextProperty().bind(texts.of("lessons.paste.prompt"));
        Button add =
                button(
                        "lessons.add",
                        Feather.PLUS,
                        "quiet",
                        () -> {
                            model.add(area.getText());
                            area.clear();
                        });
        add.setId("add-sentences");
        add.disableProperty().bind(area.textProperty().map(String::isBlank));
        Button passage =
                button(
                        "lessons.add-passage",
                        Feather.ALIGN_LEFT,
                        "quiet",
                        () -> {
                            model.addPassages(area.getText());
                            area.clear();
                        });
        passage.setId("add-passage");
        passage.disableProperty().bind(area.textProperty().map(text -> !Passage.is(text)));
        FlowPane verbs = new FlowPane(8, 8, add, passage);
        return Nodes.column(
                8,
                area,
                verbs,
                Nodes.wrapped(Nodes.label(texts.of("lessons.passage.hint"), "caption")));
    }

    private ImportPane importing() {
        return new ImportPane(
                model.importing(),
                texts,
                files,
                () -> model.chosen().get().map(Lesson::id).orElseThrow());
    }

    private Button button(String key, Feather sign, String style, Runnable action) {
        Button button = Nodes.button(texts.of(key), action, style);
        button.setGraphic(new FontIcon(sign));
        return button;
    }
}

package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.GradualContent;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.view.ready.ReadyLessonsPane;
import app.saywell.desk.lessons.view.shared.SharedFolderPane;
import app.saywell.desk.lessons.view.shared.SharedFolderViewModel;
import app.saywell.desk.lessons.view.voice.VoiceBar;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.speech.SpokenText;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The lessons screen as nodes: the list of lessons and the editor of the selected one.
public final class LessonsView {
    /// The style sheet of this screen, for the scene.
    public static final String STYLES = "lessons/lessons.css";

    /// The title and the buttons.
    private static final int PARTS_AT_ONCE = 2;

    private final LessonsViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final LessonExercises exercises;
    private final HomeworkGiving homeworkGiving;
    private final BorderPane root = new BorderPane();
    private final LessonList lessonList;
    private final VBox editor = new VBox(12);
    private final SentenceRows sentenceRows;
    private final ScrollPane scrollPane = new ScrollPane();
    private final TextField title = new TextField();
    private final PastePane pastePane;
    private final VBox lessonPane;
    private final GradualContent lessonContent;
    private long shownLesson;

    /// @param exercises where a lesson is practised
    /// @param homeworkGiving shows what a lesson is given as homework with
    public LessonsView(
            LessonsViewModel viewModel,
            LocalizedTexts texts,
            FilePrompt filePrompt,
            LessonExercises exercises,
            HomeworkGiving homeworkGiving) {
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        this.exercises = exercises;
        this.homeworkGiving = homeworkGiving;
        sentenceRows = new SentenceRows(viewModel, texts, filePrompt);
        lessonList = new LessonList(viewModel, texts, this::open);
        pastePane = new PastePane(viewModel, texts);
        lessonPane = lessonPane();
        lessonContent = GradualContent.of(lessonPane, PARTS_AT_ONCE, 1);
        layout();
        bind();
    }

    /// The root node.
    public Parent root() {
        return root;
    }

    private void layout() {
        root.getStyleClass().add("lessons");
        Button newButton = button("lessons.new", Feather.PLUS, "primary", () -> create(() -> {}));
        newButton.setId("new-lesson");
        newButton.setMaxWidth(Double.MAX_VALUE);
        Button openButton = button("lessons.open", Feather.DOWNLOAD, "quiet", () -> filePrompt
                .chooseFile(texts.get("lessons.open"), FilePrompt.FileKind.PACK)
                .ifPresent(viewModel::open));
        openButton.setMaxWidth(Double.MAX_VALUE);
        Button readyButton = button("lessons.ready.choose", Feather.BOOK_OPEN, "quiet", this::showReady);
        readyButton.setId("ready");
        readyButton.setMaxWidth(Double.MAX_VALUE);
        Button sharedButton = button("lessons.shared.open-folder", Feather.SHARE_2, "quiet", this::showShared);
        sharedButton.setId("shared");
        sharedButton.setMaxWidth(Double.MAX_VALUE);
        NodeFactory.showWhen(sharedButton, viewModel.role().map(UserRole.TEACHER::equals));
        VBox buttons = NodeFactory.column(8, newButton, readyButton, openButton, sharedButton);
        buttons.getStyleClass().add("list-buttons");
        VBox left = NodeFactory.column(
                12,
                NodeFactory.label(texts.binding("lessons.title"), "place-title", "list-title"),
                lessonList,
                buttons);
        left.getStyleClass().add("roll");
        editor.getStyleClass().add("middle");
        scrollPane.setContent(editor);
        scrollPane.setFitToWidth(true);
        root.setLeft(left);
        root.setCenter(scrollPane);
    }

    private void bind() {
        viewModel.selectedLesson().subscribe(any -> lessonChanged());
        viewModel.sentences().subscribe(any -> sentenceRows.update());
        viewModel.readingsViewModel().recordingFor().subscribe(any -> sentenceRows.rebuild());
        texts.language().addListener(change -> {
            lessonChanged();
            sentenceRows.rebuild();
        });
    }

    /// What is done in the shared folder changes lessons; it stays open over them.
    private void lessonChanged() {
        if (editor.lookup("#shared-folder") == null) {
            showEditor();
        } else {
            lessonList.refresh();
        }
    }

    /// Creates a lesson and puts the cursor into its title.
    ///
    /// @param whenShown runs once it is selected
    void create(Runnable whenShown) {
        viewModel.create(texts.get("lessons.untitled"), () -> {
            focusTitle();
            whenShown.run();
        });
    }

    // The parts of the screen may still be entering.
    private void focusTitle() {
        NodeFactory.whenInScene(title, () -> {
            title.requestFocus();
            title.selectAll();
        });
    }

    /// Shows a lesson of the list, in place of whatever was there.
    private void open(Lesson lesson) {
        viewModel.selectLesson(lesson.id());
        boolean isCovered = !editor.getChildren().contains(lessonPane);
        if (isCovered) {
            showEditor();
        }
        lessonList.refresh();
    }

    private void focusChosenRow() {
        if (!lessonList.focusChosenRow()) {
            root.lookup("#new-lesson").requestFocus();
        }
    }

    private void showEditor() {
        NodeFactory.rebuildKeepingFocus(editor, this::buildEditor);
    }

    private void buildEditor() {
        viewModel.selectedLesson().get().ifPresentOrElse(this::showEditor, this::showEmpty);
        lessonList.refresh();
    }

    /// Shows the ready lessons in place of the lesson.
    private void showReady() {
        ReadyLessonsPane ready = new ReadyLessonsPane(
                viewModel.services().readyLessons(),
                viewModel.services().tasks(),
                texts,
                lesson -> {
                    viewModel.openReady(lesson);
                    showEditor();
                },
                this::showEditor);
        editor.getChildren().setAll(ready);
        scrollPane.setVvalue(0);
        ready.lookup("#ready-close").requestFocus();
    }

    /// Shows the shared folder in place of the lesson.
    private void showShared() {
        SharedFolderViewModel shared = new SharedFolderViewModel(
                viewModel.services().sharedLessons(), viewModel.services().tasks(), lesson -> {
                    viewModel.selectLesson(lesson.id());
                    showEditor();
                });
        SharedFolderPane pane = new SharedFolderPane(shared, texts, filePrompt, this::showEditor);
        editor.getChildren().setAll(pane);
        scrollPane.setVvalue(0);
        pane.lookup("#shared-close").requestFocus();
    }

    private void showEmpty() {
        VBox card = NodeFactory.column(
                8,
                NodeFactory.label(texts.get("lessons.empty.title"), "page-title"),
                NodeFactory.wrapped(NodeFactory.label(texts.get("lessons.empty"), "soft")));
        card.getStyleClass().add("card");
        editor.getChildren().setAll(card);
        shownLesson = 0;
    }

    /// Shows a lesson with the nodes of the one before; what was written but not added to that one
    /// is dropped.
    private void showEditor(Lesson lesson) {
        title.setText(lesson.title());
        if (lesson.id() != shownLesson) {
            shownLesson = lesson.id();
            pastePane.clear();
        }
        NodeFactory.exchangeChildren(editor, List.of(lessonPane));
    }

    private VBox lessonPane() {
        title.setId("lesson-title");
        title.accessibleTextProperty().bind(texts.binding("lessons.name"));
        title.getStyleClass().add("title-field");
        title.setOnAction(event -> {
            viewModel.rename(title.getText());
            pastePane.focus();
        });
        title.focusedProperty().addListener((property, was, is) -> {
            if (was && !is) {
                viewModel.rename(title.getText());
            }
        });
        HBox.setHgrow(title, Priority.ALWAYS);
        Button practiceButton = button("lessons.practise", Feather.MIC, "primary", () -> exercises
                .practice()
                .accept(shownLesson));
        practiceButton.setId("practise");
        practiceButton.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = NodeFactory.row(12, title, new TagsField(viewModel, texts), practiceButton);
        head.setAlignment(Pos.CENTER_LEFT);
        return NodeFactory.column(
                12,
                head,
                toolbar(),
                new UserMessageLabel(texts, viewModel.message(), "lessons-told"),
                new VoiceBar(viewModel.voiceViewModel(), texts),
                sentenceRows,
                new DefaultSpeakerRow(viewModel.readingsViewModel(), texts),
                pastePane,
                importPane(),
                draftPane());
    }

    private FlowPane toolbar() {
        Button homeworkButton = toolButton("homework", Feather.HOME, () -> giveHomework(Optional.empty()));
        NodeFactory.showWhen(homeworkButton, viewModel.role().map(UserRole.TEACHER::equals));
        Button dialogueButton = toolButton(
                "dialogue", Feather.MESSAGE_CIRCLE, () -> exercises.dialogue().accept(shownLesson));
        NodeFactory.showWhen(dialogueButton, viewModel.sentences().map(LessonsView::isDialogue));
        return new FlowPane(
                8,
                8,
                dialogueButton,
                toolButton("more", Feather.PLUS, this::scrollToPaste),
                toolButton("up", Feather.ARROW_UP, () -> viewModel.move(-1)),
                toolButton("down", Feather.ARROW_DOWN, () -> viewModel.move(1)),
                toolButton("duplicate", Feather.COPY, viewModel::duplicate),
                new CopyForClassMenu(viewModel, texts),
                toolButton("save", Feather.UPLOAD, this::save),
                homeworkButton,
                toolButton("delete", Feather.TRASH_2, this::delete));
    }

    private static boolean isDialogue(List<LessonsViewModel.SentenceWithReadings> sentences) {
        return SpokenText.isDialogue(
                sentences.stream().map(row -> row.sentence().text()).toList());
    }

    /// Deletes the lesson. The keyboard goes to the list, because the button is there again for the
    /// next lesson.
    private void delete() {
        focusChosenRow();
        viewModel.delete();
    }

    private Button toolButton(String name, Feather icon, Runnable action) {
        Button tool = button("lessons." + name, icon, "chip", action);
        tool.setId("lesson-" + name);
        return tool;
    }

    /// Shows what the selected lesson is given as homework with, in its place.
    ///
    /// @param classId the class that is chosen at first
    void giveHomework(Optional<Long> classId) {
        viewModel.selectedLesson().get().ifPresent(lesson -> {
            Node pane = homeworkGiving.open(lesson, classId, this::showEditor);
            editor.getChildren().setAll(pane);
            scrollPane.setVvalue(0);
            pane.lookup("#homework-close").requestFocus();
        });
    }

    private void save() {
        filePrompt
                .chooseSaveTarget(texts.get("lessons.save"), "lesson.saywell", FilePrompt.FileKind.PACK)
                .ifPresent(viewModel::save);
    }

    /// Below a long lesson the import fields are out of sight, so this scrolls to them.
    private void scrollToPaste() {
        lessonContent.enterAll();
        scrollPane.setVvalue(scrollPane.getVmax());
        pastePane.focus();
    }

    private ImportPane importPane() {
        return new ImportPane(viewModel.importViewModel(), texts, filePrompt, this::lessonId);
    }

    private LessonDraftPane draftPane() {
        return new LessonDraftPane(
                viewModel.draftViewModel(),
                texts,
                filePrompt,
                this::lessonId,
                viewModel.importViewModel()::importWithAudio);
    }

    private long lessonId() {
        return viewModel.selectedLesson().get().map(Lesson::id).orElseThrow();
    }

    private Button button(String key, Feather icon, String style, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, style);
        button.setGraphic(NodeFactory.icon(icon));
        return button;
    }
}

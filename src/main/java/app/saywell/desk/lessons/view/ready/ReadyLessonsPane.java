package app.saywell.desk.lessons.view.ready;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.PaneHead;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.pack.ReadyLessons;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The list of ready lessons: title, what it practises, how long it is, and a button to open it.
public final class ReadyLessonsPane extends VBox {
    private final ReadyLessons readyLessons;
    private final TaskRunner tasks;
    private final LocalizedTexts texts;
    private final Consumer<Lesson> opened;
    private final LatestRead openings;
    private final VBox rows = new VBox();

    /// @param opened receives the new lesson
    /// @param onClose removes the pane
    public ReadyLessonsPane(
            ReadyLessons readyLessons,
            TaskRunner tasks,
            LocalizedTexts texts,
            Consumer<Lesson> opened,
            Runnable onClose) {
        super(12);
        this.readyLessons = readyLessons;
        this.tasks = tasks;
        this.texts = texts;
        this.opened = opened;
        setId("ready-lessons");
        PaneHead head = new PaneHead(
                NodeFactory.label(texts.binding("lessons.ready"), "page-title"),
                texts.binding("lessons.say.close"),
                "ready-close",
                onClose);
        rows.getStyleClass().setAll("card", "sentences");
        getChildren()
                .addAll(
                        head,
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("lessons.ready.about"), "soft")),
                        rows);
        openings = new LatestRead(tasks);
        texts.language().subscribe(any -> list());
    }

    private void list() {
        Locale language = texts.language().get().locale();
        tasks.run(progress -> readyLessons.all(language), this::listed);
    }

    private void listed(TaskOutcome<List<ReadyLessons.ReadyLesson>> outcome) {
        if (outcome
                instanceof
                TaskOutcome.TaskDone<List<ReadyLessons.ReadyLesson>>(List<ReadyLessons.ReadyLesson> lessons)) {
            rows.getChildren().clear();
            for (ReadyLessons.ReadyLesson lesson : lessons) {
                if (!rows.getChildren().isEmpty()) {
                    rows.getChildren().add(NodeFactory.separatorLine());
                }
                rows.getChildren().add(row(lesson));
            }
        } else {
            rows.getChildren()
                    .setAll(NodeFactory.wrapped(
                            NodeFactory.label(texts.binding("lessons.ready.failed"), "notice", "failed")));
        }
    }

    private HBox row(ReadyLessons.ReadyLesson lesson) {
        VBox words = NodeFactory.column(
                2,
                NodeFactory.wrapped(NodeFactory.label(lesson.title(), "strong")),
                NodeFactory.wrapped(NodeFactory.label(lesson.description(), "small", "soft")),
                NodeFactory.label(texts.binding("lessons.ready.sentences", lesson.sentences()), "caption"));
        HBox.setHgrow(words, Priority.ALWAYS);
        Button open = NodeFactory.button(texts.binding("lessons.ready.open"), () -> open(lesson), "quiet");
        open.setId("ready-" + lesson.id());
        open.accessibleTextProperty().bind(texts.binding("lessons.ready.open-title", lesson.title()));
        open.setMinWidth(USE_PREF_SIZE);
        HBox row = NodeFactory.row(12, words, open);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("sentence-row");
        return row;
    }

    private void open(ReadyLessons.ReadyLesson lesson) {
        Locale language = texts.language().get().locale();
        openings.make(() -> readyLessons.open(lesson.id(), language), opened);
    }
}

package app.saywell.desk.classroom.progress;

import app.saywell.desk.classroom.progress.SpokenTasksViewModel.TaskSpeakers;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.speaking.SpokenTask;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.desk.speaking.paper.SpeechLines;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Who in the class has spoken freely to which task: how many to each, and each learner with the tasks and days.
final class SpokenTasksPane extends VBox {
    private static final double NAME_WIDTH = 150;

    private final SpokenTasksViewModel viewModel;
    private final LocalizedTexts texts;
    private final LearnerNames names;
    private final SpeechLines lines;
    private final LongConsumer open;

    /// @param open opens what a learner said
    SpokenTasksPane(SpokenTasksViewModel viewModel, LocalizedTexts texts, LearnerNames names, LongConsumer open) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        this.names = names;
        this.open = open;
        lines = new SpeechLines(texts::get);
        setId("class-speaking");
        getStyleClass().add("card");
        setMaxWidth(900);
        viewModel.speakers().subscribe(this::show);
        texts.language().subscribe(this::show);
        names.hidden().subscribe((was, is) -> show());
    }

    private void show() {
        TaskSpeakers speakers = viewModel.speakers().get();
        List<Node> wanted = new ArrayList<>();
        wanted.add(NodeFactory.wrapped(NodeFactory.label(texts.get("classroom.speaking.why"), "soft")));
        wanted.add(NodeFactory.wrapped(NodeFactory.label(
                speakers.spoken().isEmpty() ? texts.get("classroom.speaking.none") : counts(speakers), "strong")));
        if (!speakers.spoken().isEmpty()) {
            for (Learner learner : speakers.learners()) {
                wanted.add(NodeFactory.separatorLine());
                wanted.add(row(learner, speakers));
            }
        }
        getChildren().setAll(wanted);
    }

    private String counts(TaskSpeakers speakers) {
        return Stream.concat(
                        speakers.tasks().stream().map(SpeakingTask::key),
                        speakers.spoken().stream().map(SpokenTask::task)) // an own task may be gone
                .distinct()
                .filter(task -> speakers.count(task) > 0)
                .map(task -> texts.get(
                        "classroom.speaking.count",
                        lines.title(task, speakers.tasks()),
                        speakers.count(task),
                        speakers.learners().size()))
                .collect(Collectors.joining(" · "));
    }

    private HBox row(Learner learner, TaskSpeakers speakers) {
        Label name = NodeFactory.label(names.of(learner, "  "));
        name.setMinWidth(NAME_WIDTH);
        name.setMaxWidth(NAME_WIDTH);
        List<SpokenTask> spoken = speakers.of(learner);
        Label tasks = NodeFactory.wrapped(NodeFactory.label(
                spoken.isEmpty()
                        ? texts.get("classroom.speaking.not-yet")
                        : spoken.stream().map(task -> task(task, speakers)).collect(Collectors.joining(" · "))));
        if (spoken.isEmpty()) {
            tasks.getStyleClass().add("soft");
        }
        tasks.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(tasks, Priority.ALWAYS);
        HBox row = NodeFactory.row(16, name, tasks);
        row.setAlignment(Pos.CENTER_LEFT);
        if (!spoken.isEmpty()) {
            Button button = NodeFactory.button(
                    texts.binding("classroom.speaking.open"), () -> open.accept(learner.id()), "chip");
            button.setId("open-speaking-" + learner.id());
            button.setAccessibleText(texts.get("classroom.speaking.open.named", names.of(learner)));
            button.setMinWidth(USE_PREF_SIZE);
            row.getChildren().add(button);
        }
        return row;
    }

    private String task(SpokenTask spoken, TaskSpeakers speakers) {
        String day = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale())
                .withZone(ZoneId.systemDefault())
                .format(spoken.latest());
        return texts.get("classroom.speaking.task", lines.title(spoken.task(), speakers.tasks()), spoken.count(), day);
    }
}

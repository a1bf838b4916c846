package app.saywell.desk.homework.view.giving;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.homework.GivenHomework;
import app.saywell.desk.homework.HomeworkOrder;
import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.homework.HomeworkService;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What is needed to give a lesson as homework, and the writing of it in the background.
public final class HomeworkViewModel {
    private static final double BYTES_PER_MEGABYTE = 1_000_000;

    private final ReadOnlyObjectWrapper<Optional<HomeworkChoices>> choices =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper writing = new ReadOnlyBooleanWrapper();
    private final HomeworkService homework;
    private final ClassService classService;
    private final TaskRunner tasks;
    private final Lesson lesson;

    /// What can be chosen.
    ///
    /// @param dueDays the due days of the classes that the lesson is assigned to, by class
    /// @param sentences how many sentences the lesson has
    /// @param withoutReading how many of them have no model reading
    public record HomeworkChoices(
            List<SchoolClass> classes, Map<Long, Optional<LocalDate>> dueDays, int sentences, int withoutReading) {}

    /// Loads the choices for a lesson.
    public HomeworkViewModel(HomeworkService homework, ClassService classService, TaskRunner tasks, Lesson lesson) {
        this.homework = homework;
        this.classService = classService;
        this.tasks = tasks;
        this.lesson = lesson;
        tasks.run(progress -> load(), this::loaded);
    }

    /// What can be chosen; empty until it is loaded.
    public ReadOnlyObjectProperty<Optional<HomeworkChoices>> choices() {
        return choices.getReadOnlyProperty();
    }

    /// The outcome of the last writing.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Whether a homework is being written.
    public ReadOnlyBooleanProperty writing() {
        return writing.getReadOnlyProperty();
    }

    public Lesson lesson() {
        return lesson;
    }

    /// What the file for all may be called.
    public String suggestedName(SchoolClass schoolClass) {
        return HomeworkService.fileName(schoolClass.name(), lesson.title());
    }

    /// Writes the homework.
    ///
    /// @param target the file, or the folder in which a folder with one file for each learner is
    ///     made
    public void give(HomeworkOrder order, Path target) {
        writing.set(true);
        message.set(Optional.empty());
        homework.give(order, target, this::given);
    }

    private HomeworkChoices load() {
        List<SchoolClass> classes = classService.findAll();
        Map<Long, Optional<LocalDate>> dueDays = new HashMap<>();
        for (SchoolClass schoolClass : classes) {
            classService.assignments(schoolClass.id()).stream()
                    .filter(assignment -> assignment.lessonId() == lesson.id())
                    .findFirst()
                    .ifPresent(assignment -> dueDays.put(schoolClass.id(), assignment.dueOn()));
        }
        HomeworkService.LessonExtent extent = homework.extent(lesson.id());
        return new HomeworkChoices(classes, dueDays, extent.sentences(), extent.withoutReading());
    }

    private void loaded(TaskOutcome<HomeworkChoices> outcome) {
        if (outcome instanceof TaskOutcome.TaskDone<HomeworkChoices>(HomeworkChoices loaded)) {
            choices.set(Optional.of(loaded));
        } else {
            showMessage("lessons.homework.not-loaded", false);
        }
    }

    private void given(TaskOutcome<GivenHomework> outcome) {
        writing.set(false);
        switch (outcome) {
            case TaskOutcome.TaskDone<GivenHomework>(GivenHomework done) -> showDone(done);
            case TaskOutcome.TaskFailed<GivenHomework>(Throwable cause) ->
                showMessage(
                        cause instanceof RefusedContentException
                                ? "lessons.homework.refused"
                                : "lessons.homework.not-saved",
                        false);
            case TaskOutcome.TaskCancelled<GivenHomework> cancelled -> {}
        }
    }

    private void showDone(GivenHomework done) {
        String name = String.valueOf(done.target().getFileName());
        double megabytes = done.bytes() / BYTES_PER_MEGABYTE;
        if (!done.unreadable().isEmpty()) {
            showMessage(
                    "lessons.homework.saved-without",
                    false,
                    name,
                    megabytes,
                    done.unreadable().size(),
                    GivenRecordings.firstOf(done.unreadable()),
                    done.leftOut());
        } else if (!done.homework().personal()) {
            showMessage("lessons.homework.saved", true, name, megabytes);
        } else if (done.leftOut() == 0) {
            showMessage("lessons.homework.saved-each", true, done.files(), name, megabytes);
        } else {
            showMessage("lessons.homework.saved-some", true, done.files(), name, megabytes, done.leftOut());
        }
    }

    private void showMessage(String key, boolean success, Object... arguments) {
        message.set(Optional.of(new UserMessage(key, arguments, success)));
    }

    /// Whether the homework is one file for each learner, so that a folder is asked for.
    static boolean asksForFolder(HomeworkAudience audience) {
        return audience == HomeworkAudience.EACH_LEARNER;
    }
}

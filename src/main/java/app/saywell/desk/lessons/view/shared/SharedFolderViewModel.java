package app.saywell.desk.lessons.view.shared;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.shared.LessonComparison;
import app.saywell.desk.lessons.shared.SharedFile;
import app.saywell.desk.lessons.shared.SharedFolderException;
import app.saywell.desk.lessons.shared.SharedFolderException.SharedFolderProblem;
import app.saywell.desk.lessons.shared.SharedLesson;
import app.saywell.desk.lessons.shared.SharedLessons;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The lessons of the shared folder, and what is done with them. What cannot be done is told, and the list is read
/// again, so that it shows why.
public final class SharedFolderViewModel {
    private final ReadOnlyObjectWrapper<Optional<Path>> folder = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<SharedLesson>> lessons = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<Lesson>> unshared = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<ComparedVersions>> compared =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final SharedLessons shared;
    private final TaskRunner tasks;
    private final LatestRead comparisons;
    private final Consumer<Lesson> opened;

    /// Two versions of a lesson between which the teacher chooses.
    public record ComparedVersions(Lesson here, SharedFile there, LessonComparison comparison) {}

    /// @param opened is given a lesson that was opened from the folder
    public SharedFolderViewModel(SharedLessons shared, TaskRunner tasks, Consumer<Lesson> opened) {
        this.shared = shared;
        this.tasks = tasks;
        this.opened = opened;
        comparisons = new LatestRead(tasks);
        folder.set(shared.folder());
        refresh();
    }

    /// The chosen folder.
    ReadOnlyObjectProperty<Optional<Path>> folder() {
        return folder.getReadOnlyProperty();
    }

    /// The lessons of the folder.
    ReadOnlyObjectProperty<List<SharedLesson>> lessons() {
        return lessons.getReadOnlyProperty();
    }

    /// The lessons here that could be shared.
    ReadOnlyObjectProperty<List<Lesson>> unshared() {
        return unshared.getReadOnlyProperty();
    }

    /// The two versions that are shown.
    ReadOnlyObjectProperty<Optional<ComparedVersions>> compared() {
        return compared.getReadOnlyProperty();
    }

    /// The outcome of the last action.
    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Whether the folder is read or written.
    ReadOnlyBooleanProperty busy() {
        return busy.getReadOnlyProperty();
    }

    /// Chooses the folder.
    void setFolder(Path chosen) {
        act("folder", () -> {
            shared.setFolder(chosen);
            return chosen;
        });
        folder.set(Optional.of(chosen));
    }

    /// Reads the folder again.
    void refresh() {
        if (folder.get().isPresent()) {
            run(shared::list, lessons::set);
        }
        run(shared::findUnshared, unshared::set);
    }

    /// Writes a lesson to the folder.
    ///
    /// @param seen its file as it is shown; empty if there is none
    void publish(Lesson lesson, Optional<SharedFile> seen) {
        act("published", () -> {
            shared.publish(lesson.id(), seen);
            return lesson;
        });
    }

    /// Replaces the lesson here by the file.
    void takeOver(Lesson lesson, SharedFile seen) {
        act("taken", () -> {
            shared.takeOver(lesson.id(), seen);
            return lesson;
        });
    }

    /// Opens a lesson of the folder.
    void open(SharedFile seen) {
        run(() -> shared.open(seen), lesson -> {
            refresh();
            opened.accept(lesson);
        });
    }

    /// Opens the file as a second lesson.
    void keepBoth(Lesson lesson, SharedFile seen) {
        act("both", () -> shared.keepBoth(lesson.id(), seen));
    }

    /// Shares a lesson no more.
    void stopSharing(Lesson lesson) {
        act("stopped", () -> {
            shared.stopSharing(lesson.id());
            return lesson;
        });
    }

    /// Shows two versions side by side.
    void compare(Lesson lesson, SharedFile there) {
        comparisons.run(
                () -> new ComparedVersions(lesson, there, shared.compare(lesson.id(), there)),
                found -> compared.set(Optional.of(found)));
    }

    /// Shows the list again.
    void closeComparison() {
        compared.set(Optional.empty());
    }

    private void act(String told, Callable<?> action) {
        run(action, any -> {
            message.set(Optional.of(new UserMessage("lessons.shared.told." + told, new Object[0], true)));
            compared.set(Optional.empty());
            refresh();
        });
    }

    private <T> void run(Callable<T> action, Consumer<T> done) {
        busy.set(true);
        tasks.run(progress -> action.call(), outcome -> {
            busy.set(false);
            switch (outcome) {
                case TaskOutcome.TaskDone<T>(T value) -> done.accept(value);
                case TaskOutcome.TaskFailed<T> failed -> tell(failed.cause());
                case TaskOutcome.TaskCancelled<T> _ -> {}
            }
        });
    }

    private void tell(Throwable cause) {
        String key = cause instanceof SharedFolderException refused ? EnumKey.of(refused.problem()) : "failed";
        message.set(Optional.of(new UserMessage("lessons.shared.told." + key, new Object[0], false)));
        compared.set(Optional.empty());
        if (cause instanceof SharedFolderException refused
                && refused.problem() == SharedFolderProblem.CHANGED_MEANWHILE) {
            refresh();
        }
    }
}

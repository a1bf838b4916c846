package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.HomeworkProgress;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.ResultPages;
import app.saywell.desk.reports.ResultPages.PageVoices;
import app.saywell.desk.reports.ResultPages.WrittenPages;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Result pages of a homework, written when the teacher asks for them. Use it only on the JavaFX
/// thread.
public final class ResultPagesViewModel {
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper writing = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ResultPages resultPages;
    private final TaskRunner tasks;

    public ResultPagesViewModel(ResultPages resultPages, TaskRunner tasks) {
        this.resultPages = resultPages;
        this.tasks = tasks;
    }

    /// What came of the last writing.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Whether pages are being written.
    public ReadOnlyBooleanProperty writing() {
        return writing.getReadOnlyProperty();
    }

    /// How many of them are written, 0 to 1.
    public ReadOnlyDoubleProperty progress() {
        return progress.getReadOnlyProperty();
    }

    /// Writes the pages.
    ///
    /// @param learnerId the only learner; empty for everybody with a recording
    /// @param voices what can be heard on them
    public void write(
            HomeworkProgress homework,
            Optional<Long> learnerId,
            InterfaceLanguage language,
            PageVoices voices,
            Path folder) {
        if (writing.get()) {
            return;
        }
        ReportSelection wholeClass = ReportSelection.of(
                homework.homework().classId(), homework.homework().lessonId());
        ReportSelection selection = learnerId.map(wholeClass::forLearner).orElse(wholeClass);
        writing.set(true);
        progress.set(0);
        message.set(Optional.empty());
        tasks.run(
                reported -> resultPages.writeAll(selection, language.locale(), voices, folder, reported),
                (done, total) -> progress.set((double) done / Math.max(1, total)),
                outcome -> written(outcome, folder));
    }

    private void written(TaskOutcome<WrittenPages> outcome, Path folder) {
        writing.set(false);
        message.set(Optional.of(
                switch (outcome) {
                    case TaskOutcome.TaskDone<WrittenPages>(WrittenPages written) ->
                        written.pages().isEmpty() ? UserMessage.failure("homework.pages.none") : told(written, folder);
                    case TaskOutcome.TaskFailed<WrittenPages> failed -> UserMessage.failure("homework.pages.failed");
                    case TaskOutcome.TaskCancelled<WrittenPages> cancelled ->
                        UserMessage.failure("homework.pages.failed");
                }));
    }

    private static UserMessage told(WrittenPages written, Path folder) {
        int pages = written.pages().size();
        return written.leftOut().isEmpty()
                ? UserMessage.success("homework.pages.written", pages, folder.toString())
                : UserMessage.failure(
                        "homework.pages.left-out",
                        pages,
                        folder.toString(),
                        written.leftOut().size(),
                        GivenRecordings.firstOf(written.leftOut()));
    }
}

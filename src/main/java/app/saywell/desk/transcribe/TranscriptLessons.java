package app.saywell.desk.transcribe;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.takes.scoring.Transcript;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The lessons that a transcribed sentence can be added to.
final class TranscriptLessons implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Lesson>> all = new ReadOnlyObjectWrapper<>(List.of());
    private final LessonService lessonService;
    private final LibraryEdits edits;
    private final LatestRead reads;
    private final Subscription subscription;

    /// Reads them, and again whenever they change.
    TranscriptLessons(LessonService lessonService, TaskRunner tasks, ChangePublisher changes, LibraryEdits edits) {
        this.lessonService = lessonService;
        this.edits = edits;
        reads = new LatestRead(tasks);
        subscription = changes.subscribe(this::changed);
        refresh();
    }

    /// All lessons in their order.
    ReadOnlyObjectProperty<List<Lesson>> all() {
        return all.getReadOnlyProperty();
    }

    /// Adds the edited text as a sentence to a lesson, or to a new one.
    void addSentence(String text, Optional<Lesson> lesson, String titleOfNew) {
        if (!text.isBlank()) {
            LessonService lessons = lessonService;
            edits.edit(() -> lessons.addSentences(
                    lesson.map(Lesson::id)
                            .orElseGet(() -> lessons.create(titleOfNew).id()),
                    List.of(Transcript.withoutTimes(text))));
        }
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.LessonsChanged) {
            refresh();
        }
    }

    private void refresh() {
        reads.runAfterEdits(() -> lessonService.findAll(), all::set);
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
    }
}

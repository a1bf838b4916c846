package app.saywell.ui.transcribe;

import app.saywell.library.lesson.Lesson;
import app.saywell.practice.UseCases;
import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.lesson.LessonService;
import app.saywell.practice.scoring.Transcript;
import app.saywell.task.Subscription;
import app.saywell.ui.context.LatestRead;
import app.saywell.ui.context.ScreenContext;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The lessons that a transcribed sentence can be added to.
final class TranscriptLessons implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Lesson>> all = new ReadOnlyObjectWrapper<>(List.of());
    private final UseCases practice;
    private final LatestRead reads;
    private final Subscription subscription;

    /// Reads them, and again whenever they change.
    TranscriptLessons(ScreenContext context) {
        practice = context.practice();
        reads = new LatestRead(context.tasks());
        subscription = practice.changes().subscribe(this::changed);
        refresh();
    }

    /// All lessons in their order.
    ReadOnlyObjectProperty<List<Lesson>> all() {
        return all.getReadOnlyProperty();
    }

    /// Adds the edited text as a sentence to a lesson, or to a new one.
    void addSentence(String text, Optional<Lesson> lesson, String titleOfNew) {
        if (!text.isBlank()) {
            LessonService lessons = practice.lessons();
            practice.edit(() -> lessons.addSentences(
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
        reads.runAfterEdits(() -> practice.lessons().findAll(), all::set);
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
    }
}

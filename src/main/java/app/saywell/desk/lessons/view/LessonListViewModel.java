package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.LessonTags;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.speech.task.Subscription;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

/// Which lessons the list shows: all, or those that a search finds by title, tag or sentence; and what orders them:
/// tags, and copies for classes.
final class LessonListViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Lesson>> shown = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<SchoolClass>> classes = new ReadOnlyObjectWrapper<>(List.of());
    private final StringProperty search = new SimpleStringProperty("");
    private final LessonsServices services;
    private final ObservableValue<List<Lesson>> lessons;
    private final LatestRead sentenceReads;
    private final LatestRead classReads;
    private final LatestRead creations;
    private final Subscription changes;
    private Set<Long> bySentence = Set.of();

    /// @param lessons all lessons in order
    LessonListViewModel(LessonsServices services, ObservableValue<List<Lesson>> lessons) {
        this.services = services;
        this.lessons = lessons;
        sentenceReads = new LatestRead(services.tasks());
        classReads = new LatestRead(services.tasks());
        creations = new LatestRead(services.tasks());
        lessons.subscribe(any -> find());
        search.subscribe(any -> find());
        changes = services.changes().subscribe(change -> {
            if (change instanceof LibraryChange.LearnersChanged) {
                readClasses();
            }
        });
        readClasses();
    }

    /// The lessons that the list shows, in order.
    ReadOnlyObjectProperty<List<Lesson>> shown() {
        return shown.getReadOnlyProperty();
    }

    /// What is searched for; empty for all.
    StringProperty search() {
        return search;
    }

    /// The classes that a copy can be made for.
    ReadOnlyObjectProperty<List<SchoolClass>> classes() {
        return classes.getReadOnlyProperty();
    }

    /// Changes the tags of a lesson; can be undone.
    ///
    /// @param typed with commas or spaces between them
    void setTags(Lesson lesson, String typed) {
        List<String> tags = LessonTags.parse(typed);
        if (!tags.equals(lesson.tags())) {
            services.edits().edit(() -> services.lessons().setTags(lesson.id(), tags));
        }
    }

    /// Copies a lesson and assigns the copy to a class, which may then change it without changing it for others.
    ///
    /// @param whenMade is given the copy
    void copyForClass(Lesson lesson, SchoolClass schoolClass, Consumer<Long> whenMade) {
        creations.make(
                () -> services.lessons()
                        .copyForClass(lesson.id(), schoolClass.id())
                        .id(),
                whenMade);
    }

    private void readClasses() {
        classReads.run(services.lessons()::findClasses, classes::set);
    }

    private void find() {
        String wanted = search.get().strip();
        show();
        if (wanted.isEmpty()) {
            sentenceReads.cancel();
            bySentence = Set.of();
        } else {
            sentenceReads.run(() -> services.lessons().search(wanted), found -> {
                bySentence = found.stream().map(Sentence::lessonId).collect(Collectors.toUnmodifiableSet());
                show();
            });
        }
    }

    private void show() {
        String wanted = search.get().strip();
        shown.set(
                wanted.isEmpty()
                        ? lessons.getValue()
                        : lessons.getValue().stream()
                                .filter(lesson -> LessonTags.found(lesson, wanted) || bySentence.contains(lesson.id()))
                                .toList());
    }

    @Override
    public void close() {
        changes.close();
        sentenceReads.cancel();
        classReads.cancel();
        creations.cancel();
    }
}

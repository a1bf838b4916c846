package app.saywell.desk.homework.view;

import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.homework.handin.HomeworkProgress;
import app.saywell.desk.homework.handin.HomeworkProgressReader;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The homework of the selected class, with who has handed in. Use it only on the JavaFX thread.
public final class HomeworkViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<HomeworkProgress>> homework = new ReadOnlyObjectWrapper<>(List.of());
    private final HomeworkProgressReader homeworkProgressReader;
    private final ClassViewModel classViewModel;
    private final LatestRead reads;
    private final Subscription subscription;

    /// Follows the selected class.
    ///
    /// @param changes those that the class screen hears of
    public HomeworkViewModel(
            HomeworkProgressReader homeworkProgressReader,
            TaskRunner tasks,
            ScreenChanges changes,
            ClassViewModel classViewModel) {
        this.homeworkProgressReader = homeworkProgressReader;
        this.classViewModel = classViewModel;
        reads = new LatestRead(tasks);
        subscription = changes.subscribe(this::changed);
        classViewModel.selectedClass().subscribe(any -> refresh());
    }

    /// How learners are named.
    LearnerNames names() {
        return classViewModel.names();
    }

    /// What was given, newest first.
    public ReadOnlyObjectProperty<List<HomeworkProgress>> homework() {
        return homework.getReadOnlyProperty();
    }

    /// Reads it again.
    public void refresh() {
        Optional<Long> classId = classViewModel.selectedClass().get().map(SchoolClass::id);
        reads.runAfterEdits(() -> classId.map(homeworkProgressReader::read).orElse(List.of()), homework::set);
    }

    private void changed(LibraryChange change) {
        switch (change) {
            case LibraryChange.TakesChanged takes -> refresh();
            case LibraryChange.LearnersChanged learners -> refresh();
            case LibraryChange.LessonsChanged lessons -> refresh();
            case LibraryChange.SentencesChanged _,
                    LibraryChange.PronunciationsChanged _,
                    LibraryChange.ReadingsChanged _,
                    LibraryChange.HeardTextChanged _,
                    LibraryChange.QueueChanged _,
                    LibraryChange.SettingsChanged _,
                    LibraryChange.EarAnswersChanged _,
                    LibraryChange.HistoryChanged _ -> {}
        }
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
    }
}

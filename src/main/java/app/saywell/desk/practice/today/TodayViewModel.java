package app.saywell.desk.practice.today;

import app.saywell.desk.classes.progress.DailyPractice;
import app.saywell.desk.classes.progress.RecurringError;
import app.saywell.desk.classes.progress.SpacedRepetition;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Learner;
import app.saywell.speech.language.minimalpair.MinimalPairCatalog;
import app.saywell.speech.task.Subscription;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of the daily practice of a learner without a class, loaded in the background, one
/// load at a time. Empty for a learner of a class, whose teacher assigns the work, and in view-only
/// mode.
public final class TodayViewModel implements AutoCloseable {
    /// How many due words one lesson contains.
    static final int MAX_WORDS = 8;

    private static final int MAX_PAIRS = 4;

    private final ReadOnlyObjectWrapper<Optional<DailyPractice>> today = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final TodayServices services;
    private final PracticeState practiceState;
    private final LongConsumer lessonOpener;
    private final Subscription changes;
    private final LatestRead lessons;
    private final LatestRead reads;

    /// @param lessonOpener opens a lesson
    public TodayViewModel(TodayServices services, PracticeState practiceState, LongConsumer lessonOpener) {
        this.services = services;
        this.practiceState = practiceState;
        this.lessonOpener = lessonOpener;
        lessons = new LatestRead(services.tasks());
        reads = new LatestRead(services.tasks());
        changes = services.changes().subscribe(this::libraryChanged);
        practiceState.practisingLearner().subscribe(changed -> refresh());
        refresh();
    }

    /// The state loaded last; empty for a learner of a class.
    public ReadOnlyObjectProperty<Optional<DailyPractice>> today() {
        return today.getReadOnlyProperty();
    }

    public void setDailyGoal(int takes) {
        services.progressReports().setDailyGoal(takes);
    }

    /// Opens a lesson of the due words, each a sentence of its own.
    ///
    /// @param title title of the lesson, the same every day
    void openDueWords(String title) {
        today.get()
                .map(DailyPractice::dueWords)
                .filter(words -> !words.isEmpty())
                .ifPresent(words -> openLesson(title, dueWords(words)));
    }

    /// Opens a lesson of the words in which a sound was wrong, followed by minimal pairs for it.
    ///
    /// @param title title of the lesson
    void openMinimalPairs(RecurringError sound, String title) {
        List<String> words = new ArrayList<>(sound.words());
        for (MinimalPairCatalog.MinimalPair pair :
                MinimalPairCatalog.find(sound.expected(), sound.heard(), MAX_PAIRS)) {
            words.add(pair.expected());
            words.add(pair.other());
        }
        openLesson(title, words);
    }

    private void openLesson(String title, List<String> words) {
        lessons.make(() -> services.drillLessons().replaceWords(title, words), lessonOpener::accept);
    }

    private static List<String> dueWords(List<SpacedRepetition.DueWord> due) {
        return due.stream().limit(MAX_WORDS).map(SpacedRepetition.DueWord::word).toList();
    }

    private void libraryChanged(LibraryChange change) {
        switch (change) {
            case LibraryChange.TakesChanged takes -> refresh();
            case LibraryChange.LearnersChanged people -> refresh();
            case LibraryChange.SettingsChanged settings -> refresh();
            case LibraryChange.HeardTextChanged heard -> refresh();
            case LibraryChange.LessonsChanged _,
                    LibraryChange.SentencesChanged _,
                    LibraryChange.PronunciationsChanged _,
                    LibraryChange.ReadingsChanged _,
                    LibraryChange.QueueChanged _,
                    LibraryChange.EarAnswersChanged _,
                    LibraryChange.HistoryChanged _ -> {}
        }
    }

    private void refresh() {
        boolean isViewing = practiceState.practisingLearner().get().isPresent();
        reads.refresh(() -> isViewing ? Optional.<DailyPractice>empty() : read(), today::set);
    }

    private Optional<DailyPractice> read() {
        Learner learner = services.learners().current();
        return learner.classId().isPresent()
                ? Optional.empty()
                : Optional.of(services.progressReports().dailyPractice(learner.id()));
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
    }
}

package app.saywell.desk.classroom.teaching;

import app.saywell.desk.classes.TeachingPriorities.CommonMistake;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classes.view.ClipPlayer;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.speech.language.minimalpair.MinimalPairCatalog;
import app.saywell.speech.task.Subscription;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The sounds and words that most learners of the class miss in the selected lesson. They are
/// loaded in the background.
public final class TeachingViewModel implements AutoCloseable {
    private static final int MAX_SOUNDS = 3;
    private static final int MAX_WORDS = 3;
    private static final int MAX_PAIRS = 3;

    private final ReadOnlyObjectWrapper<CommonErrors> commonErrors =
            new ReadOnlyObjectWrapper<>(new CommonErrors(List.of(), List.of(), 0, SoundFocus.ALL));
    private final TeachingServices services;
    private final ClassViewModel classViewModel;
    private final ClipPlayer player;
    private final Subscription subscription;
    private final LatestRead lessons;
    private final LatestRead reads;

    /// The sounds and words that are missed.
    ///
    /// @param learnerCount the learners with a score
    /// @param focus the sounds that count now; mistakes in others come last
    public record CommonErrors(
            List<CommonMistake> sounds, List<CommonMistake> words, int learnerCount, SoundFocus focus) {
        /// Whether nothing is missed.
        public boolean isEmpty() {
            return sounds.isEmpty() && words.isEmpty();
        }
    }

    /// Follows the selected class and lesson.
    ///
    /// @param changes those that the class screen hears of
    public TeachingViewModel(TeachingServices services, ScreenChanges changes, ClassViewModel classViewModel) {
        this.services = services;
        this.classViewModel = classViewModel;
        lessons = new LatestRead(services.tasks());
        reads = new LatestRead(services.tasks());
        player = new ClipPlayer(services.takes(), services.tasks(), services.audioSession(), services.recordings());
        subscription = changes.subscribe(this::changed);
        classViewModel.selectedClass().subscribe(any -> refresh());
        classViewModel.selectedLesson().subscribe(any -> refresh());
        classViewModel.soundFocus().subscribe(any -> refresh());
    }

    /// What is missed, the most frequent first.
    ReadOnlyObjectProperty<CommonErrors> commonErrors() {
        return commonErrors.getReadOnlyProperty();
    }

    /// Plays up to three clips of it, without names.
    public void play(CommonMistake missed) {
        player.play(missed.clips());
    }

    /// Minimal pairs for a missed sound.
    static List<MinimalPairCatalog.MinimalPair> minimalPairs(CommonMistake missed) {
        return MinimalPairCatalog.find(missed.expected(), missed.heard(), MAX_PAIRS);
    }

    /// The words of a drill lesson: for each of the most missed sounds its words and minimal pairs,
    /// and the most missed words.
    List<String> drillWords() {
        Set<String> words = new LinkedHashSet<>();
        for (CommonMistake missed : countingSounds().stream().limit(MAX_SOUNDS).toList()) {
            words.addAll(missed.words().stream().limit(MAX_WORDS).toList());
            for (MinimalPairCatalog.MinimalPair pair : minimalPairs(missed)) {
                words.add(pair.expected());
                words.add(pair.other());
            }
        }
        commonErrors.get().words().stream().limit(MAX_SOUNDS).forEach(missedWord -> words.add(missedWord.expected()));
        return List.copyOf(words);
    }

    /// The missed sounds that count now; all that are missed where none of them does.
    private List<CommonMistake> countingSounds() {
        CommonErrors errors = commonErrors.get();
        List<CommonMistake> counting = errors.sounds().stream()
                .filter(missed -> errors.focus().counts(missed.expected()))
                .toList();
        return counting.isEmpty() ? errors.sounds() : counting;
    }

    /// Makes a lesson of these words and assigns it to the class.
    ///
    /// @param title of the lesson, in the language of the window
    public void makeLesson(String title) {
        List<String> words = drillWords();
        if (!words.isEmpty()) {
            lessons.make(
                    () -> services.drillLessons().createLesson(title, words).id(),
                    lessonId -> classViewModel.assign(lessonId, Optional.empty()));
        }
    }

    private void changed(LibraryChange change) {
        switch (change) {
            case LibraryChange.TakesChanged takes -> refresh();
            case LibraryChange.SentencesChanged sentences -> refresh();
            case LibraryChange.LearnersChanged learners -> refresh();
            case LibraryChange.LessonsChanged _,
                    LibraryChange.PronunciationsChanged _,
                    LibraryChange.ReadingsChanged _,
                    LibraryChange.HeardTextChanged _,
                    LibraryChange.QueueChanged _,
                    LibraryChange.SettingsChanged _,
                    LibraryChange.EarAnswersChanged _,
                    LibraryChange.HistoryChanged _ -> {}
        }
    }

    private void refresh() {
        Optional<SchoolClass> schoolClass = classViewModel.selectedClass().get();
        if (schoolClass.isEmpty()) {
            reads.cancel();
            commonErrors.set(new CommonErrors(List.of(), List.of(), 0, SoundFocus.ALL));
            return;
        }
        long lessonId = classViewModel
                .selectedLesson()
                .get()
                .map(assigned -> assigned.lesson().id())
                .orElse(0L);
        SoundFocus focus = classViewModel.soundFocus().get();
        reads.refresh(() -> load(schoolClass.get(), lessonId, focus), commonErrors::set);
    }

    private CommonErrors load(SchoolClass schoolClass, long lessonId, SoundFocus focus) {
        var teaching = services.teachingPriorities();
        return new CommonErrors(
                countingFirst(teaching.missedSounds(schoolClass.id(), lessonId), focus),
                teaching.missedWords(schoolClass.id(), lessonId),
                (int) (lessonId == 0
                                ? services.classes().assignments(schoolClass.id()).stream()
                                        .flatMap(given -> scoredLearners(schoolClass.id(), given.lessonId()))
                                : scoredLearners(schoolClass.id(), lessonId))
                        .distinct()
                        .count(),
                focus);
    }

    /// In their order, those that count now before the others.
    private static List<CommonMistake> countingFirst(List<CommonMistake> sounds, SoundFocus focus) {
        return sounds.stream()
                .sorted(Comparator.comparing(missed -> !focus.counts(missed.expected())))
                .toList();
    }

    private Stream<Long> scoredLearners(long classId, long lessonId) {
        return services.classGrids().read(classId, lessonId).cells().values().stream()
                .filter(cell -> cell.summary().score().isPresent())
                .map(cell -> cell.owner().learnerId());
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
    }
}

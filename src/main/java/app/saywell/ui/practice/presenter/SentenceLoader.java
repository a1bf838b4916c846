package app.saywell.ui.practice.presenter;

import app.saywell.library.learner.Learner;
import app.saywell.library.learner.SchoolClass;
import app.saywell.library.learner.ScoreThresholds;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.Take;
import app.saywell.practice.UseCases;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.practice.state.LearnerOption;
import app.saywell.ui.practice.state.PracticePhase;
import app.saywell.ui.practice.state.PracticeState;
import app.saywell.ui.practice.state.TakeChip;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Loads the open sentence in the background and shows it if it is still open when it is loaded.
final class SentenceLoader {
    private final PracticeState practiceState;
    private final ScreenContext context;
    private final UseCases practice;
    private final PracticeBookmark bookmark;
    private final BooleanSupplier isRecording;
    private final Consumer<LoadedSentence> onLoaded;
    private long wantedTakeId;
    private long viewedLearnerId;
    private int loadNumber;

    /// @param isRecording whether a recording is running, which must not be disturbed
    /// @param onLoaded receives the loaded sentence
    SentenceLoader(
            PracticeState practiceState,
            ScreenContext context,
            PracticeBookmark bookmark,
            BooleanSupplier isRecording,
            Consumer<LoadedSentence> onLoaded) {
        this.practiceState = practiceState;
        this.context = context;
        this.bookmark = bookmark;
        this.isRecording = isRecording;
        this.onLoaded = onLoaded;
        practice = context.practice();
    }

    int loadCount() {
        return loadNumber;
    }

    /// The learner whose work is shown: the current one, or the one in view-only mode.
    Learner learner() {
        return viewedLearnerId == 0
                ? practice.learners().current()
                : practice.learners().find(viewedLearnerId).orElseGet(practice.learners()::current);
    }

    /// Shows the work of a learner view-only.
    void viewLearner(long learnerId) {
        viewedLearnerId = practice.learners().current().id() == learnerId ? 0 : learnerId;
    }

    /// Returns to the current learner; returns whether view-only mode was on.
    boolean endViewing() {
        boolean wasViewing = viewedLearnerId != 0;
        viewedLearnerId = 0;
        return wasViewing;
    }

    /// The shown take.
    Optional<Long> chosenTake() {
        return practiceState.takes().get().stream()
                .filter(TakeChip::isChosen)
                .map(TakeChip::takeId)
                .findFirst();
    }

    /// Hides the score of a take until its self-rating, if the class asks for self-ratings.
    void hideUntilRated(Take take) {
        boolean asksForRating =
                practice.learners()
                        .find(take.owner().learnerId())
                        .filter(practice.classroom().selfRatings()::isAsked)
                        .isPresent();
        practiceState.takeToRate().set(asksForRating ? Optional.of(take.id()) : Optional.empty());
    }

    /// Loads everything again and shows the same take.
    void refresh() {
        refresh(wantedTakeId == 0 ? chosenTake().orElse(0L) : wantedTakeId);
    }

    /// Loads everything again and opens the sentence.
    ///
    /// @param takeId the take to show; 0 for the best, else the newest
    void refresh(long takeId) {
        if (isRecording.getAsBoolean()) {
            return;
        }
        wantedTakeId = takeId;
        Learner learner = learner();
        Optional<SchoolClass> schoolClass =
                learner.classId().flatMap(practice.classroom().classes()::find);
        ScoreThresholds strictness =
                schoolClass.map(SchoolClass::thresholds).orElse(ScoreThresholds.DEFAULT);
        PracticeBookmark.BookmarkedLesson lesson = bookmark.load(learner);
        List<LearnerOption> people = LearnerOptions.of(practice, practice.learners().current());
        practiceState.learners().set(people);
        practiceState
                .practisingLearner()
                .set(
                        viewedLearnerId == 0
                                ? Optional.empty()
                                : people.stream().filter(LearnerOption::isCurrent).findFirst());
        practiceState
                .sentenceList()
                .set(
                        SentenceLists.build(
                                SentenceLists.currentLearner(learner, schoolClass),
                                lesson.lessonTitle(),
                                lesson.sentenceStates(),
                                bookmark.sentenceId(),
                                practiceState.takeToRate().get().isPresent()
                                        ? bookmark.sentenceId()
                                        : 0,
                                strictness));
        lesson.sentence()
                .ifPresentOrElse(
                        sentence -> load(sentence, learner, strictness, takeId),
                        () -> PracticePresenter.clear(practiceState, strictness));
    }

    private void load(Sentence sentence, Learner learner, ScoreThresholds strictness, long takeId) {
        int requestNumber = ++loadNumber;
        bookmark.save();
        context.tasks()
                .run(
                        progress ->
                                LoadedSentence.load(
                                        practice, context.recordings(), sentence, learner, takeId),
                        outcome -> {
                            if (requestNumber == loadNumber && !isRecording.getAsBoolean()) {
                                loaded(outcome, learner, strictness);
                            }
                        });
    }

    private void loaded(
            TaskOutcome<LoadedSentence> outcome, Learner learner, ScoreThresholds strictness) {
        switch (outcome) {
            case TaskOutcome.TaskDone<LoadedSentence> done -> {
                LoadedSentence visible =
                        done.value().withoutResultOf(practiceState.takeToRate().get().orElse(0L));
                PracticePresenter.show(practiceState, visible, learner.name(), strictness);
                onLoaded.accept(visible);
            }
            case TaskOutcome.TaskFailed<LoadedSentence> failed ->
                    practiceState
                            .phase()
                            .set(
                                    new PracticePhase.LocalFailure(
                                            "practice.broken.opening",
                                            failed.cause().getClass().getSimpleName()));
            case TaskOutcome.TaskCancelled<LoadedSentence> cancelled -> {}
        }
    }
}

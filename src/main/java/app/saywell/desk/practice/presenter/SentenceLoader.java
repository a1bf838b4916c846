package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.practice.state.LearnerOption;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.task.TaskOutcome;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Loads the open lesson and then its open sentence in the background, and shows each if it is
/// still open when it is loaded.
final class SentenceLoader {
    private final PracticeState practiceState;
    private final SentenceServices services;
    private final PracticeBookmark bookmark;
    private final BooleanSupplier isRecording;
    private final Consumer<LoadedSentence> onLoaded;
    private Optional<FeedbackLanguage> chosenFeedbackLanguage = Optional.empty();
    private final LatestRead reads;
    private Optional<OpenLesson> open = Optional.empty();
    private Optional<Consumer<Learner>> waitingAct = Optional.empty();
    private PracticeBookmark.Place shownPlace = new PracticeBookmark.Place(0, 0);
    private long shownCurrentLearner;
    private boolean isLoading;
    private long wantedTakeId;
    private long viewedLearnerId;
    private long comparedTakeId;
    private int loadNumber;
    private boolean isClosed;

    /// @param isRecording whether a recording is running, which must not be disturbed
    /// @param onLoaded receives the loaded sentence
    SentenceLoader(
            PracticeState practiceState,
            SentenceServices services,
            PracticeBookmark bookmark,
            BooleanSupplier isRecording,
            Consumer<LoadedSentence> onLoaded) {
        this.practiceState = practiceState;
        this.services = services;
        this.bookmark = bookmark;
        this.isRecording = isRecording;
        this.onLoaded = onLoaded;
        reads = new LatestRead(services.tasks());
    }

    /// Id of the open sentence; 0 where none is.
    long sentenceId() {
        return bookmark.sentenceId();
    }

    int loadCount() {
        return loadNumber;
    }

    /// Shows nothing that is still being read, and reads nothing more.
    void close() {
        isClosed = true;
        loadNumber++;
        waitingAct = Optional.empty();
        reads.cancel();
    }

    /// Runs `act` for the learner whose work is shown: now, or as soon as the sentence and the
    /// learner that were chosen are shown. Who speaks reads what is shown.
    void whenShown(Consumer<Learner> act) {
        Optional<OpenLesson> shown = open.filter(lesson -> isShown(lesson.learner()));
        if (shown.isPresent()) {
            act.accept(shown.get().learner());
            return;
        }
        waitingAct = Optional.of(act);
        if (!isLoading) {
            refresh();
        }
    }

    /// Whether something was asked for that is not shown yet.
    boolean isLoading() {
        return isLoading;
    }

    /// Drops what waits in [#whenShown].
    void dropWaitingAct() {
        waitingAct = Optional.empty();
    }

    private boolean isShown(Learner learner) {
        return bookmark.place().equals(shownPlace)
                && (viewedLearnerId == 0
                        ? services.settings().get(Setting.CURRENT_LEARNER) == shownCurrentLearner
                        : viewedLearnerId == learner.id());
    }

    private void loadEnded() {
        isLoading = false;
        shownPlace = bookmark.place();
        Optional<Consumer<Learner>> act = waitingAct;
        waitingAct = Optional.empty();
        act.ifPresent(this::whenShown);
    }

    /// Shows the work of a learner view-only, from the next refresh on.
    void viewLearner(long learnerId) {
        viewedLearnerId = learnerId;
    }

    /// Returns to the current learner; returns whether view-only mode was on.
    boolean endViewing() {
        boolean wasViewing = viewedLearnerId != 0;
        viewedLearnerId = 0;
        return wasViewing;
    }

    /// Shows feedback in a language where it is known.
    void showFeedbackIn(FeedbackLanguage language) {
        chosenFeedbackLanguage = Optional.of(language);
        refresh();
    }

    /// Shows another take above the shown one; 0 for the model reading.
    void compareWith(long takeId) {
        comparedTakeId = takeId;
        refresh();
    }

    private FeedbackLanguage feedbackLanguage() {
        return chosenFeedbackLanguage.orElseGet(() -> services.settings().get(Setting.FEEDBACK_LANGUAGE));
    }

    /// The shown take.
    Optional<Long> chosenTake() {
        return practiceState.takes().get().stream()
                .filter(TakeChip::isChosen)
                .map(TakeChip::takeId)
                .findFirst();
    }

    /// Whether learners rate their takes before they are shown a score.
    boolean asksForRating() {
        return open.filter(OpenLesson::asksForRating).isPresent();
    }

    /// Shows a take that was recorded, as soon as it is read. Its score is hidden until its self-rating, if the class
    /// asks for self-ratings.
    void showRecorded(Take take) {
        practiceState.recordedTakeShown().set(false);
        hideUntilRated(take);
        refresh(take.id());
    }

    private void hideUntilRated(Take take) {
        boolean asksForRating = open.filter(OpenLesson::asksForRating)
                .filter(lesson -> lesson.learner().id() == take.owner().learnerId())
                .isPresent();
        practiceState.takeToRate().set(asksForRating ? Optional.of(take.id()) : Optional.empty());
    }

    /// Hides no score any more; returns the take whose score was hidden.
    Optional<Long> endRating() {
        Optional<Long> hidden = practiceState.takeToRate().get();
        practiceState.takeToRate().set(Optional.empty());
        return hidden;
    }

    /// Opens a sentence.
    ///
    /// @param takeId the take to show; 0 for the best, else the newest
    void open(PracticeBookmark.Place place, long takeId) {
        bookmark.moveTo(place);
        practiceState.sentenceList().set(practiceState.sentenceList().get().choosing(place.sentenceId()));
        endRating();
        practiceState.phases().showReady();
        refresh(takeId);
    }

    /// Loads everything again and shows the same take.
    void refresh() {
        refresh(wantedTakeId == 0 ? chosenTake().orElse(0L) : wantedTakeId);
    }

    /// Loads everything again and opens the sentence.
    ///
    /// @param takeId the take to show; 0 for the best, else the newest
    void refresh(long takeId) {
        if (isClosed || isRecording.getAsBoolean()) {
            return;
        }
        wantedTakeId = takeId;
        loadNumber++;
        isLoading = true;
        long viewed = viewedLearnerId;
        long current = services.settings().get(Setting.CURRENT_LEARNER);
        PracticeBookmark.Place place = bookmark.place();
        reads.run(() -> OpenLesson.read(services, viewed, place), read -> {
            if (isRecording.getAsBoolean()) {
                isLoading = false;
            } else {
                shownCurrentLearner = current;
                show(read, takeId);
            }
        });
    }

    private void show(OpenLesson read, long takeId) {
        open = Optional.of(read);
        viewedLearnerId = read.isViewing() ? read.learner().id() : 0;
        bookmark.moveTo(read.lesson().place());
        practiceState.learners().set(read.people());
        practiceState.lessons().set(read.lessons());
        practiceState
                .practisingLearner()
                .set(
                        read.isViewing()
                                ? read.people().stream()
                                        .filter(LearnerOption::isCurrent)
                                        .findFirst()
                                : Optional.empty());
        practiceState
                .sentenceList()
                .set(SentenceLists.build(
                        SentenceLists.currentLearner(read.learner(), read.schoolClass()),
                        read.lesson().lessonTitle(),
                        read.lesson().sentenceStates(),
                        bookmark.sentenceId(),
                        practiceState.takeToRate().get().isPresent() ? bookmark.sentenceId() : 0,
                        read.thresholds()));
        read.lesson()
                .sentence()
                .ifPresentOrElse(sentence -> load(sentence, read.learner(), read.thresholds(), takeId), () -> {
                    PracticePresenter.clear(practiceState);
                    loadEnded();
                });
    }

    private void load(Sentence sentence, Learner learner, ScoreThresholds thresholds, long takeId) {
        int requestNumber = loadNumber;
        bookmark.save();
        services.tasks()
                .run(
                        progress -> LoadedSentence.load(
                                services,
                                services.recordings(),
                                sentence,
                                learner,
                                takeId,
                                comparedTakeId,
                                feedbackLanguage()),
                        outcome -> {
                            if (requestNumber != loadNumber) {
                                return;
                            }
                            if (isRecording.getAsBoolean()) {
                                isLoading = false;
                            } else {
                                loaded(outcome, learner, thresholds);
                                loadEnded();
                            }
                        });
    }

    private void loaded(TaskOutcome<LoadedSentence> outcome, Learner learner, ScoreThresholds thresholds) {
        switch (outcome) {
            case TaskOutcome.TaskDone<LoadedSentence> done -> {
                LoadedSentence visible = done.value()
                        .withoutResultOf(practiceState.takeToRate().get().orElse(0L));
                practiceState
                        .joinedChanges()
                        .make(() -> PracticePresenter.show(practiceState, visible, learner.name(), thresholds));
                practiceState.recordedTakeShown().set(true);
                onLoaded.accept(visible);
            }
            case TaskOutcome.TaskFailed<LoadedSentence> failed ->
                practiceState
                        .phases()
                        .showFailure(new PracticePhase.LocalFailure(
                                "practice.broken.opening",
                                failed.cause().getClass().getSimpleName(),
                                KeptRecordings.EVERYTHING));
            case TaskOutcome.TaskCancelled<LoadedSentence> cancelled -> {}
        }
    }
}

package app.saywell.ui.practice.presenter;

import app.saywell.library.learner.Consent;
import app.saywell.library.mark.SelfRating;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.UseCases;
import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.scoring.IndeterminateCalls;
import app.saywell.practice.scoring.ScoringOutcome;
import app.saywell.practice.scoring.TakeScoring;
import app.saywell.speech.CallFailure;
import app.saywell.task.Subscription;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.context.RecordingController;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.kit.axis.VoiceSide;
import app.saywell.ui.practice.state.PracticeActions;
import app.saywell.ui.practice.state.PracticePhase;
import app.saywell.ui.practice.state.PracticeState;
import app.saywell.ui.practice.state.SentenceList;
import app.saywell.ui.practice.state.SpokenExample;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The view model of the practice screen.
///
/// Used on the UI thread only. What is loaded or scored in the background is shown only if the same
/// sentence is still open.
public final class PracticeViewModel implements PracticeActions, AutoCloseable {
    private final PracticeState practiceState = new PracticeState();
    private final ScreenContext context;
    private final UseCases practice;
    private final VoicePlayback playback;
    private final RecordingController recorder;
    private final UnfinishedRecordingHandler unfinishedRecordings;
    private final Subscription changes;
    private final PracticeBookmark bookmark;
    private final SentenceLoader loader;
    private final RecordingCountdown countdown;
    private final ExamplePlayback examples;

    /// Opens the sentence practised last.
    public PracticeViewModel(ScreenContext context) {
        this.context = context;
        practice = context.practice();
        playback = new VoicePlayback(practiceState, context.audioSession());
        recorder = new RecordingController(context, new TakeListener());
        unfinishedRecordings = new UnfinishedRecordingHandler(practiceState, context);
        LaneDisplayPreferences.restoreAndRemember(practice, practiceState.lanes());
        changes = practice.changes().subscribe(this::libraryChanged);
        bookmark = new PracticeBookmark(practice);
        examples = new ExamplePlayback(practiceState, context, bookmark);
        loader =
                new SentenceLoader(
                        practiceState,
                        context,
                        bookmark,
                        recorder::isRecording,
                        this::sentenceLoaded);
        countdown =
                new RecordingCountdown(
                        secondsLeft ->
                                practiceState
                                        .phase()
                                        .set(new PracticePhase.CountingDown(secondsLeft)),
                        this::startRecording);
        loader.refresh(0);
    }

    /// How often the sentence was loaded, for tests.
    int loadCount() {
        return loader.loadCount();
    }

    /// The state that the screen shows.
    public PracticeState state() {
        return practiceState;
    }

    /// Opens a lesson.
    public void open(long lessonId) {
        stopActivity();
        openSentence(lessonId, 0, 0);
    }

    /// Shows one take of one learner view-only. The current learner stays the same and returns as
    /// soon as the screen is left.
    public void open(Take take) {
        stopActivity();
        long lessonId =
                practice.lessons()
                        .findSentence(take.owner().sentenceId())
                        .map(sentence -> sentence.lessonId())
                        .orElse(bookmark.lessonId());
        loader.viewLearner(take.owner().learnerId());
        openSentence(lessonId, take.owner().sentenceId(), take.id());
    }

    private void openSentence(long lessonId, long sentenceId, long takeId) {
        bookmark.moveTo(lessonId, sentenceId);
        practiceState.takeToRate().set(Optional.empty());
        practiceState.phase().set(new PracticePhase.SentenceReady());
        loader.refresh(takeId);
    }

    /// Ends a running recording, which is kept, and stops playback.
    public void stopActivity() {
        cancelCountdown();
        recorder.stop(RecordingController.AfterRecording.SCORE);
        playback.stop();
    }

    /// Moves the playhead; called once per frame.
    public void updatePlayhead() {
        playback.updatePlayhead();
    }

    @Override
    public void close() {
        changes.close();
        stopActivity();
    }

    @Override
    public void toggleRecording() {
        if (recorder.isRecording()) {
            recorder.stop(RecordingController.AfterRecording.SCORE);
        } else if (bookmark.sentenceId() != 0 && !isViewing()) {
            int seconds = RecordingCountdown.configuredSeconds(practice);
            if (countdown.cancel() || seconds == 0) {
                startRecording();
            } else {
                playback.stop();
                countdown.start(seconds);
            }
        }
    }

    /// Whether the work of another learner is looked at; then nothing is recorded.
    private boolean isViewing() {
        return practiceState.practisingLearner().get().isPresent();
    }

    private void startRecording() {
        if (loader.learner().consent() == Consent.NONE) {
            practiceState
                    .phase()
                    .set(
                            new PracticePhase.LocalFailure(
                                    "practice.broken.no-consent", "NO_CONSENT"));
            return;
        }
        recorder.start(takeOwner());
    }

    private Take.TakeOwner takeOwner() {
        return new Take.TakeOwner(bookmark.sentenceId(), loader.learner().id());
    }

    /// Cancels the countdown and returns to the phase before it.
    private void cancelCountdown() {
        if (countdown.cancel()) {
            practiceState
                    .phase()
                    .set(
                            practiceState.result().get().isPresent()
                                    ? new PracticePhase.TakeScored()
                                    : new PracticePhase.SentenceReady());
        }
    }

    @Override
    public void importRecording(Path audio) {
        if (bookmark.sentenceId() != 0 && !recorder.isRecording()) {
            recorder.importFile(takeOwner(), audio);
        }
    }

    @Override
    public void nextSentence() {
        if (recorder.isRecording()) {
            recorder.stop(RecordingController.AfterRecording.NEXT_SENTENCE);
        } else {
            moveBy(1);
        }
    }

    @Override
    public void previousSentence() {
        if (!recorder.isRecording()) {
            moveBy(-1);
        }
    }

    @Override
    public void discardRecording() {
        cancelCountdown();
        recorder.stop(RecordingController.AfterRecording.DISCARD);
    }

    @Override
    public void chooseSentence(int row) {
        if (row >= 0 && row < practiceState.sentenceList().get().rows().size()) {
            stopActivity();
            openSentence(
                    bookmark.lessonId(),
                    practiceState.sentenceList().get().rows().get(row).sentenceId(),
                    0);
        }
    }

    @Override
    public void chooseTake(long takeId) {
        if (!recorder.isRecording()) {
            loader.refresh(takeId);
        }
    }

    @Override
    public void markBest(long takeId) {
        practice.takes().markBest(takeId);
    }

    @Override
    public void play(VoiceSide side) {
        playback.play(side);
    }

    @Override
    public void playBoth() {
        playback.playBoth();
    }

    @Override
    public void play(VoiceSide side, double from, double to) {
        playback.play(side, from, to);
    }

    @Override
    public void speak(SpokenExample example) {
        playback.stop();
        examples.play(example);
    }

    @Override
    public void playSelection() {
        playback.playSelection();
    }

    @Override
    public void togglePlayback() {
        playback.togglePlayback();
    }

    @Override
    public void scoreAgain() {
        if (practiceState.phase().get() instanceof PracticePhase.ScoringFailed refused
                && TakeScoring.waitsForApproval(refused.failure().kind())) {
            loader.chosenTake().ifPresent(practice.scoring()::approveRecording);
        }
        boolean isIndeterminate =
                practiceState.phase().get() instanceof PracticePhase.ScoringFailed refused
                        && refused.failure().kind() == CallFailure.FailureKind.NO_ANSWER;
        loader.chosenTake()
                .ifPresent(
                        takeId ->
                                scoreTake(
                                        takeId,
                                        isIndeterminate
                                                ? IndeterminateCalls.ALLOW_RESEND
                                                : IndeterminateCalls.BLOCK));
    }

    /// Called when another screen is shown; ends view-only mode.
    public void leaveScreen() {
        stopActivity();
        if (loader.endViewing()) {
            loader.refresh(0);
        }
    }

    @Override
    public void endViewing() {
        leaveScreen();
    }

    @Override
    public void recordForViewedLearner() {
        switchLearner(loader.learner().id());
    }

    @Override
    public void rateTake(SelfRating rating) {
        Optional<Long> takeToRate = practiceState.takeToRate().get();
        practiceState.takeToRate().set(Optional.empty());
        takeToRate.ifPresent(takeId -> practice.classroom().selfRatings().rate(takeId, rating));
    }

    @Override
    public void skipSelfRating() {
        practiceState.takeToRate().set(Optional.empty());
        loader.refresh();
    }

    @Override
    public void switchLearner(long learnerId) {
        stopActivity();
        loader.endViewing();
        practice.learners().setCurrent(learnerId);
    }

    @Override
    public void openDrill(String title, List<String> words) {
        open(practice.drillLessons().createLesson(title, words).id());
    }

    @Override
    public void keepUnfinishedRecordings() {
        unfinishedRecordings.keep();
    }

    @Override
    public void discardUnfinishedRecordings() {
        unfinishedRecordings.discard();
    }

    @Override
    public void undo() {
        practice.history().undo();
    }

    @Override
    public void redo() {
        practice.history().redo();
    }

    private void moveBy(int by) {
        List<SentenceList.SentenceListRow> rows = practiceState.sentenceList().get().rows();
        if (!rows.isEmpty()) {
            chooseSentence(
                    Math.floorMod(
                            practiceState.sentenceList().get().chosenIndex() + by, rows.size()));
        }
    }

    private void libraryChanged(LibraryChange change) {
        switch (change) {
            case LibraryChange.LessonsChanged lessons -> loader.refresh();
            case LibraryChange.SentencesChanged sentences -> loader.refresh();
            case LibraryChange.ReadingsChanged readings -> loader.refresh();
            case LibraryChange.TakesChanged takes -> {
                if (!recorder.isStoring()) {
                    loader.refresh();
                }
            }
            case LibraryChange.LearnersChanged people -> loader.refresh(0);
            case LibraryChange.SettingsChanged settings -> loader.refresh();
            default -> {}
        }
    }

    private void sentenceLoaded(LoadedSentence loaded) {
        playback.setRecordings(
                loaded.modelReading().map(LoadedSentence.LoadedVoice::recording),
                loaded.chosenTake().map(LoadedSentence.LoadedVoice::recording));
        if (countdown.isRunning()) {
            return;
        }
        if (loaded.result().isPresent()) {
            practiceState.phase().set(new PracticePhase.TakeScored());
        } else if (!(practiceState.phase().get() instanceof PracticePhase.ScoringTake)
                && !(practiceState.phase().get() instanceof PracticePhase.ScoringFailed)) {
            practiceState.phase().set(new PracticePhase.SentenceReady());
        }
    }

    private void scoreTake(long takeId) {
        scoreTake(takeId, IndeterminateCalls.BLOCK);
    }

    private void scoreTake(long takeId, IndeterminateCalls resendPolicy) {
        long scoredSentenceId = bookmark.sentenceId();
        practiceState.phase().set(new PracticePhase.ScoringTake());
        practice.scoring()
                .score(
                        takeId,
                        practice.getSetting(Setting.SERVICE_KIND),
                        resendPolicy,
                        outcome -> {
                            if (scoredSentenceId == bookmark.sentenceId()) {
                                scoringFinished(outcome, takeId);
                            }
                        });
    }

    private void scoringFinished(TaskOutcome<ScoringOutcome> outcome, long takeId) {
        boolean isScored =
                outcome instanceof TaskOutcome.TaskDone<ScoringOutcome>(ScoringOutcome scored)
                        && scored instanceof ScoringOutcome.ScoredTake;
        boolean isHidden = practiceState.takeToRate().get().isPresent();
        practiceState
                .phase()
                .set(
                        isScored && isHidden
                                ? new PracticePhase.SentenceReady()
                                : PhaseAfterScoring.of(outcome));
        if (!isScored) {
            loader.refresh(takeId);
        }
    }

    private final class TakeListener implements RecordingController.RecordingListener {
        @Override
        public void recordingStarted() {
            playback.stop();
            practiceState.phase().set(new PracticePhase.RecordingTake());
        }

        @Override
        public void takeKept(Take take, RecordingController.AfterRecording then) {
            switch (then) {
                case SCORE -> {
                    loader.hideUntilRated(take);
                    loader.refresh(take.id());
                    scoreTake(take.id());
                }
                case NEXT_SENTENCE -> {
                    practice.scoringQueue().enqueue(List.of(take.id()));
                    practiceState.phase().set(new PracticePhase.SentenceReady());
                    moveBy(1);
                }
                case DISCARD -> {
                    practiceState.phase().set(new PracticePhase.SentenceReady());
                    practice.takes().delete(take.id());
                }
            }
        }

        @Override
        public void recordingFailed(String what, String code) {
            practiceState.phase().set(new PracticePhase.LocalFailure(what, code));
        }
    }
}

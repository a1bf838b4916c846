package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.practice.state.DerivedSound;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceList;
import app.saywell.desk.practice.state.SpokenExample;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.view.RecordingController;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.task.Subscription;
import java.nio.file.Path;
import java.util.List;

/// The view model of the practice screen.
///
/// Used on the UI thread only. What is loaded or scored in the background is shown only if the same
/// sentence is still open.
public final class PracticeViewModel implements PracticeActions, AutoCloseable {
    private final PracticeState practiceState;
    private final PracticeServices services;
    private final VoicePlayback playback;
    private final PracticeRecording recording;
    private final PracticeScoring scoring;
    private final UnfinishedRecordingHandler unfinishedRecordings;
    private final Subscription changes;
    private final PracticeBookmark bookmark;
    private final SentenceLoader loader;
    private final ExamplePlayback examples;
    private final DerivedPlayback derived;
    private final PracticeEdits edits;

    /// Opens the sentence practised last.
    public PracticeViewModel(PracticeServices services) {
        this.services = services;
        practiceState = new PracticeState(services.names());
        edits = new PracticeEdits(
                services.drillLessons(), services.learners(), services.lessons(), services.edits(), services.tasks());
        playback = new VoicePlayback(practiceState, services.audioSession());
        derived = new DerivedPlayback(practiceState, services.tasks(), playback);
        unfinishedRecordings = new UnfinishedRecordingHandler(
                practiceState, services.lessons(), services.recovery(), services.tasks(), services.edits());
        LaneDisplayPreferences.restoreAndRemember(services.settings(), practiceState.lanes());
        bookmark = new PracticeBookmark(services.settings());
        examples = new ExamplePlayback(practiceState, services.voice(), bookmark);
        loader = new SentenceLoader(
                practiceState, services.sentence(), bookmark, this::isRecording, this::sentenceLoaded);
        scoring = new PracticeScoring(practiceState, services, bookmark, loader);
        recording = new PracticeRecording(
                practiceState,
                services,
                loader,
                playback,
                new KeptTakes(practiceState, services, loader, scoring, () -> moveBy(1)));
        changes = services.changes().subscribe(new RefreshOnChange(practiceState, loader, recording));
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

    public void open(long lessonId) {
        open(lessonId, 0);
    }

    /// Opens a lesson at one of its sentences.
    public void open(long lessonId, long sentenceId) {
        stopActivity();
        loader.open(new PracticeBookmark.Place(lessonId, sentenceId), 0);
    }

    /// Shows one take of one learner view-only. The current learner stays the same and returns as
    /// soon as the screen is left.
    public void open(Take take) {
        stopActivity();
        loader.viewLearner(take.owner().learnerId());
        loader.open(new PracticeBookmark.Place(0, take.owner().sentenceId()), take.id());
    }

    /// Ends a running recording, which is kept, and stops playback.
    private void stopActivity() {
        loader.dropWaitingAct();
        recording.stop(RecordingController.AfterRecording.SCORE);
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
        loader.close();
    }

    private boolean isRecording() {
        return recording.isRecording();
    }

    @Override
    public void toggleRecording() {
        recording.toggle();
    }

    @Override
    public void importRecording(Path audio) {
        recording.importFile(audio);
    }

    @Override
    public void nextSentence() {
        if (isRecording()) {
            recording.stop(RecordingController.AfterRecording.NEXT_SENTENCE);
        } else {
            moveBy(1);
        }
    }

    @Override
    public void previousSentence() {
        if (!isRecording()) {
            moveBy(-1);
        }
    }

    @Override
    public void discardRecording() {
        recording.stop(RecordingController.AfterRecording.DISCARD);
    }

    @Override
    public void chooseSentence(int row) {
        if (row >= 0 && row < practiceState.sentenceList().get().rows().size()) {
            stopActivity();
            loader.open(
                    new PracticeBookmark.Place(
                            bookmark.lessonId(),
                            practiceState.sentenceList().get().rows().get(row).sentenceId()),
                    0);
        }
    }

    @Override
    public void chooseTake(long takeId) {
        if (!isRecording()) {
            practiceState.phases().showReady();
            loader.refresh(takeId);
        }
    }

    @Override
    public void compareWith(long takeId) {
        if (!isRecording()) {
            playback.stop();
            loader.compareWith(takeId);
        }
    }

    @Override
    public void shadow() {
        recording.shadow();
    }

    @Override
    public void markBest(long takeId) {
        services.edits().edit(() -> services.takes().markBest(takeId));
    }

    @Override
    public void deleteTake(long takeId) {
        playback.stop();
        services.edits().edit(() -> services.takes().delete(takeId));
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
    public void play(DerivedSound sound) {
        derived.play(sound);
    }

    @Override
    public void speak(SpokenExample example) {
        playback.stop();
        examples.play(example);
    }

    @Override
    public void prepare(SpokenExample example) {
        examples.prepare(example);
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
        scoring.scoreAgain();
    }

    @Override
    public void showFeedbackIn(FeedbackLanguage language) {
        scoring.showFeedbackIn(language);
    }

    @Override
    public void addLearner(String name) {
        edits.addLearner(name, this::switchLearner);
    }

    @Override
    public void renameLearner(String name) {
        edits.renameCurrentLearner(name);
    }

    @Override
    public void chooseLesson(long lessonId) {
        open(lessonId);
    }

    @Override
    public void addLesson(String title) {
        edits.addLesson(title, this::open);
    }

    @Override
    public void renameLesson(String title) {
        edits.renameLesson(bookmark.lessonId(), title);
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
        loader.whenShown(learner -> switchLearner(learner.id()));
    }

    @Override
    public void rateTake(SelfRating rating) {
        loader.endRating().ifPresent(takeId -> services.edits()
                .edit(() -> services.selfRatings().rate(takeId, rating)));
    }

    @Override
    public void skipSelfRating() {
        loader.endRating();
        loader.refresh();
    }

    @Override
    public void switchLearner(long learnerId) {
        stopActivity();
        loader.endViewing();
        practiceState.phases().showReady();
        services.learners().setCurrent(learnerId);
    }

    @Override
    public void openDrill(String title, List<String> words) {
        edits.addDrill(title, words, this::open);
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
        services.edits().undo();
    }

    @Override
    public void redo() {
        services.edits().redo();
    }

    private void moveBy(int by) {
        List<SentenceList.SentenceListRow> rows =
                practiceState.sentenceList().get().rows();
        if (!rows.isEmpty()) {
            chooseSentence(Math.floorMod(practiceState.sentenceList().get().chosenIndex() + by, rows.size()));
        }
    }

    private void sentenceLoaded(LoadedSentence loaded) {
        playback.setRecordings(loaded.upperRecording(), loaded.chosenTake().map(LoadedSentence.LoadedVoice::recording));
        derived.show(loaded);
        practiceState.phases().showRead(loaded.phase(), loaded.result().isPresent());
    }
}

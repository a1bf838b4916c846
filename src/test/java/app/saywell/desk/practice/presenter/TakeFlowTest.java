package app.saywell.desk.practice.presenter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.access.AccessEntry.AccessAction;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.FakeSpeechService;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.shell.window.WindowThreadGuard;
import app.saywell.desk.shell.window.WindowWork;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.DecodedAudioCache;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.desk.takes.view.RecordingController;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.signal.TakeQuality;
import app.saywell.speech.signal.TakeQuality.LoudnessVerdict;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How often a new take is decoded, measured and shown.
class TakeFlowTest {
    @TempDir
    private Path folder;

    private final AtomicInteger decoded = new AtomicInteger();
    private Library library;
    private WindowThreadGuard guard;
    private ServiceGraph practice;
    private AudioSession sound;
    private ScreenServices context;
    private PracticeViewModel viewModel;

    @BeforeEach
    void open() {
        WindowRobot.call(() -> 0);
        library = Library.open(folder.resolve("home"));
        guard = WindowThreadGuard.watch(library);
        TaskRunner tasks = WindowWork.taskRunner();
        FakeSpeechService service = new FakeSpeechService();
        practice = new ServiceGraph(
                library,
                (kind, purpose, british, rule) -> new SpeechServiceHandle(service, AnswerOrigin.EMBEDDED, "even 1"),
                tasks,
                InstantSource.system(),
                TextToSpeech.NONE,
                new DecodedAudioCache(file -> {
                    decoded.incrementAndGet();
                    return new AudioDecoder().decode(file);
                }));
        long lesson = practice.lessons().create("A lesson").id();
        practice.lessons().addSentences(lesson, List.of("Good morning"));
        sound = FakeAudioDevices.audioSession(WindowWork.ON_UI_THREAD, PracticeFixture.tone(200));
        context = ScreenServices.of(practice, tasks, sound);
        viewModel = WindowRobot.call(() -> new PracticeViewModel(context.practice()));
        WindowRobot.await(
                "the sentence", () -> viewModel.state().sentenceDetail().get().isPresent());
    }

    @AfterEach
    void close() {
        WindowRobot.run(viewModel::close);
        sound.close();
        practice.close();
        library.close();
        guard.verify();
    }

    @Test
    void aNewTakeIsDecodedOnceAndShownOncePerChange() throws IOException {
        int loads = WindowRobot.call(viewModel::loadCount);
        importTake();
        assertThat(WindowRobot.call(viewModel::loadCount) - loads)
                .as("once for the take, once for its result")
                .isEqualTo(2);
        assertThat(decoded).hasValue(1);
    }

    @Test
    void whatWasMeasuredIsReadFromTheRowOfTheTake() throws IOException {
        importTake();
        Take take = take();
        TakeQuality measured = library.takes().findQuality(take.id()).orElseThrow();
        assertThat(measured)
                .isEqualTo(TakeQuality.of(
                        new AudioDecoder().decode(practice.takes().file(take.audio()))));
        TakeQuality silent = new TakeQuality(
                new TakeQuality.QualityFinding<>(LoudnessVerdict.SILENT, -90),
                measured.noise(),
                measured.completeness(),
                measured.band());
        library.takes().setQuality(take.id(), silent);
        assertThat(practice.takes().quality(take)).isEqualTo(silent);
    }

    @Test
    void aTakeAskedForWhileASentenceOpensIsOfThatSentenceAndShowsIt() throws IOException {
        long lesson = practice.lessons().findAll().getFirst().id();
        long second = practice.lessons()
                .addSentences(lesson, List.of("Good night"))
                .getFirst()
                .id();
        WindowRobot.await(
                "both sentences",
                () -> viewModel.state().sentenceList().get().rows().size() == 2);
        Path file = folder.resolve("take.wav");
        WavEncoder.write(file, PracticeFixture.tone(300));
        WindowRobot.run(() -> {
            viewModel.chooseSentence(1);
            viewModel.importRecording(file);
        });
        WindowRobot.await("the result", () -> viewModel.state().result().get().isPresent());
        assertThat(take().owner().sentenceId()).isEqualTo(second);
        assertThat(WindowRobot.call(
                        () -> viewModel.state().sentenceDetail().get().orElseThrow()))
                .extracting(sheet -> sheet.sentenceId())
                .isEqualTo(second);
    }

    @Test
    void theWorkOfALearnerOfAClassThatIsShownIsNotedAsOpened() {
        long classId = practice.classes().create("3-2", Optional.empty()).id();
        long learner = practice.learners()
                .add("Ann", "1", Optional.of(classId), Consent.THIS_COMPUTER)
                .id();
        assertThat(practice.reports().accessReport().read()).isEmpty();
        WindowRobot.run(() -> viewModel.switchLearner(learner));
        WindowRobot.await("the learner", () -> viewModel.state().learners().get().stream()
                .anyMatch(shown -> shown.learnerId() == learner && shown.isCurrent()));
        assertThat(practice.reports().accessReport().read())
                .extracting(line -> line.entry().action(), line -> line.entry().learnerId())
                .containsExactly(tuple(AccessAction.OPENED, learner));
    }

    @Test
    void twoQuickPressesLeaveTheMicrophoneReadyForTheNextTake() {
        WindowRobot.run(() -> {
            viewModel.toggleRecording();
            viewModel.toggleRecording();
        });
        WindowRobot.await("the end of the first try", this::isEnded);
        WindowRobot.run(viewModel::toggleRecording);
        WindowRobot.await("a recording", () -> viewModel.state().phase().get() instanceof PracticePhase.RecordingTake);
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(sound));
        WindowRobot.run(viewModel::toggleRecording);
        WindowRobot.await("the end of scoring", this::isEnded);
    }

    @Test
    void theKeyPressedWhileATakeEndsRecordsTheNextOne() {
        record();
        Path first = recordedFile();
        WindowRobot.run(() -> {
            viewModel.toggleRecording();
            viewModel.toggleRecording();
        });
        WindowRobot.await("the second recording", () -> isRecordingAnother(first));
        endRecording();
        assertThat(takes()).hasSize(2);
    }

    @Test
    void whatIsSaidOfAnEarlierTakeDoesNotHideARecording() throws IOException {
        Path file = folder.resolve("take.wav");
        WavEncoder.write(file, PracticeFixture.tone(300));
        WindowRobot.run(() -> {
            viewModel.importRecording(file);
            viewModel.toggleRecording();
        });
        WindowRobot.await("the recording", () -> FakeAudioDevices.hasSpoken(sound));
        WindowRobot.await("the score of what was imported", () -> takes().stream()
                .anyMatch(take -> practice.scoring().latest(take.id()).isPresent()));
        WindowRobot.call(() -> 0);
        assertThat(WindowRobot.call(() -> viewModel.state().phase().get()))
                .isInstanceOf(PracticePhase.RecordingTake.class);
        endRecording();
        assertThat(takes()).hasSize(2);
    }

    @Test
    void theKeyPressedAfterTheOneForTheNextSentenceRecordsThatSentence() {
        long lesson = practice.lessons().findAll().getFirst().id();
        long second = practice.lessons()
                .addSentences(lesson, List.of("Good night"))
                .getFirst()
                .id();
        WindowRobot.await(
                "both sentences",
                () -> viewModel.state().sentenceList().get().rows().size() == 2);
        record();
        Path first = recordedFile();
        WindowRobot.run(() -> {
            viewModel.nextSentence();
            viewModel.toggleRecording();
        });
        WindowRobot.await("the second recording", () -> isRecordingAnother(first));
        endRecording();
        assertThat(takes())
                .hasSize(2)
                .filteredOn(take -> take.owner().sentenceId() == second)
                .hasSize(1);
    }

    @Test
    void aTakeThatAnotherScreenIsStillEndingStaysWithIts() {
        long guest = practice.learners()
                .add("Guest", "", Optional.empty(), Consent.THIS_COMPUTER)
                .id();
        long sentence = WindowRobot.call(
                        () -> viewModel.state().sentenceDetail().get())
                .orElseThrow()
                .sentenceId();
        List<Take> kept = new CopyOnWriteArrayList<>();
        RecordingController other =
                WindowRobot.call(() -> new RecordingController(context.recording(), new Keeper(kept)));
        WindowRobot.run(() -> other.start(new Take.TakeOwner(sentence, guest)));
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(sound));
        Path first = recordedFile();
        WindowRobot.run(() -> {
            other.stop(RecordingController.AfterRecording.SCORE);
            viewModel.toggleRecording();
        });
        WindowRobot.await("the second recording", () -> isRecordingAnother(first));
        WindowRobot.await("the first take", () -> kept.size() == 1);
        endRecording();
        assertThat(kept.getFirst().owner().learnerId()).isEqualTo(guest);
        assertThat(takes()).as("of who practises here").hasSize(1);
    }

    private void record() {
        WindowRobot.run(viewModel::toggleRecording);
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(sound));
    }

    private void endRecording() {
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(sound));
        WindowRobot.run(viewModel::toggleRecording);
        WindowRobot.await("the end of scoring", this::isEnded);
    }

    private Path recordedFile() {
        return WindowRobot.call(
                () -> ((RecorderState.TakeRecording) sound.recorderState().get()).file());
    }

    private boolean isRecordingAnother(Path file) {
        return sound.recorderState().get() instanceof RecorderState.TakeRecording(Path now)
                && !now.equals(file)
                && viewModel.state().phase().get() instanceof PracticePhase.RecordingTake;
    }

    private boolean isEnded() {
        PracticePhase phase = viewModel.state().phase().get();
        return phase instanceof PracticePhase.TakeScored
                || phase instanceof PracticePhase.ScoringFailed
                || phase instanceof PracticePhase.LocalFailure;
    }

    private void importTake() throws IOException {
        Path file = folder.resolve("take.wav");
        WavEncoder.write(file, PracticeFixture.tone(300));
        WindowRobot.run(() -> viewModel.importRecording(file));
        WindowRobot.await("the result", () -> viewModel.state().result().get().isPresent());
        WindowRobot.await(
                "the end of scoring", () -> viewModel.state().phase().get() instanceof PracticePhase.TakeScored);
    }

    private Take take() {
        return takes().getFirst();
    }

    private List<Take> takes() {
        return library.takes().findByLearner(practice.learners().current().id());
    }

    /// A screen that only remembers its takes.
    private record Keeper(List<Take> kept) implements RecordingController.RecordingListener {
        @Override
        public void recordingStarted() {}

        @Override
        public void takeKept(Take take, RecordingController.AfterRecording nextStep) {
            kept.add(take);
        }

        @Override
        public void recordingFailed(String messageKey, String code, KeptRecordings notLost) {}
    }
}

package app.saywell.ui.practice.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.WavEncoder;
import app.saywell.library.Library;
import app.saywell.library.store.AnswerOrigin;
import app.saywell.library.take.Take;
import app.saywell.practice.FakeSpeechService;
import app.saywell.practice.PracticeFixture;
import app.saywell.practice.UseCases;
import app.saywell.practice.audio.DecodedAudioCache;
import app.saywell.practice.scoring.SpeechServiceHandle;
import app.saywell.practice.voice.TextToSpeech;
import app.saywell.signal.TakeQuality;
import app.saywell.signal.TakeQuality.LoudnessVerdict;
import app.saywell.task.TaskRunner;
import app.saywell.ui.FakeAudioDevices;
import app.saywell.ui.WindowRobot;
import app.saywell.ui.WindowThreadGuard;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.practice.state.PracticePhase;

import javafx.application.Platform;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/// How often a new take is decoded, measured and shown.
class TakeFlowTest {
    @TempDir private Path folder;
    private final AtomicInteger decoded = new AtomicInteger();
    private Library library;
    private WindowThreadGuard guard;
    private UseCases practice;
    private AudioSession sound;
    private ScreenContext context;
    private PracticeViewModel viewModel;

    @BeforeEach
    void open() {
        WindowRobot.call(() -> 0);
        library = Library.open(folder.resolve("home"));
        guard = WindowThreadGuard.watch(library);
        TaskRunner tasks =
                new TaskRunner(Executors.newVirtualThreadPerTaskExecutor(), Platform::runLater);
        FakeSpeechService service = new FakeSpeechService();
        practice =
                new UseCases(
                        library,
                        kind -> new SpeechServiceHandle(service, AnswerOrigin.EMBEDDED, "even 1"),
                        tasks,
                        InstantSource.system(),
                        TextToSpeech.NONE,
                        new DecodedAudioCache(
                                file -> {
                                    decoded.incrementAndGet();
                                    return new AudioDecoder().decode(file);
                                }));
        long lesson = practice.lessons().create("A lesson").id();
        practice.lessons().addSentences(lesson, List.of("Good morning"));
        sound = FakeAudioDevices.audioSession(Platform::runLater, PracticeFixture.tone(200));
        context = ScreenContext.of(practice, tasks, sound);
        viewModel = WindowRobot.call(() -> new PracticeViewModel(context));
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
                .isEqualTo(
                        TakeQuality.of(
                                new AudioDecoder().decode(practice.takes().file(take.audio()))));
        TakeQuality silent =
                new TakeQuality(
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
        long second =
                practice.lessons().addSentences(lesson, List.of("Good night")).getFirst().id();
        WindowRobot.await(
                "both sentences", () -> viewModel.state().sentenceList().get().rows().size() == 2);
        Path file = folder.resolve("take.wav");
        WavEncoder.write(file, PracticeFixture.tone(300));
        WindowRobot.run(
                () -> {
                    viewModel.chooseSentence(1);
                    viewModel.importRecording(file);
                });
        WindowRobot.await("the result", () -> viewModel.state().result().get().isPresent());
        assertThat(take().owner().sentenceId()).isEqualTo(second);
        assertThat(WindowRobot.call(() -> viewModel.state().sentenceDetail().get().orElseThrow()))
                .extracting(sheet -> sheet.sentenceId())
                .isEqualTo(second);
    }

    @Test
    void twoQuickPressesLeaveTheMicrophoneReadyForTheNextTake() {
        WindowRobot.run(
                () -> {
                    viewModel.toggleRecording();
                    viewModel.toggleRecording();
                });
        WindowRobot.await("the end of the first try", this::isEnded);
        WindowRobot.run(viewModel::toggleRecording);
        WindowRobot.await(
                "a recording",
                () -> viewModel.state().phase().get() instanceof PracticePhase.RecordingTake);
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(sound));
        WindowRobot.run(viewModel::toggleRecording);
        WindowRobot.await("the end of scoring", this::isEnded);
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
                "the end of scoring",
                () -> viewModel.state().phase().get() instanceof PracticePhase.TakeScored);
    }

    private Take take() {
        long learner = practice.learners().current().id();
        return library.takes().findByLearner(learner).getFirst();
    }
}

package app.saywell.desk.speaking.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechNotRecorded;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.playback.PlaybackException;
import app.saywell.speech.audio.playback.PlayerState.PlaybackProblem;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Speaking without a text, where what is asked for in the background has not come yet.
class SpeakingViewModelTest {
    @TempDir
    Path folder;

    private final List<Runnable> waiting = new ArrayList<>();
    private final List<AudioClip> opened = new ArrayList<>();
    private PracticeFixture fixture;
    private AudioSession audioSession;
    private SpeakingViewModel viewModel;

    @BeforeAll
    static void startJavaFx() {
        WindowRobot.run(() -> {}); // the clock of a recording asks for it
    }

    @BeforeEach
    void open() throws IOException {
        fixture = new PracticeFixture(folder.resolve("library"));
        audioSession = new AudioSession(
                Runnable::run,
                name -> () -> {
                    throw new IllegalStateException("there is none");
                },
                rate -> {
                    throw new PlaybackException(PlaybackProblem.NO_DEVICE, "there is none");
                });
        TaskRunner tasks = new TaskRunner(waiting::add, Runnable::run);
        var useCases = fixture.useCases;
        viewModel = new SpeakingViewModel(new SpeakingServices(
                useCases.selfStudy().freeSpeech(),
                useCases.selfStudy().speechJudge(),
                useCases.selfStudy().speechExporter(),
                useCases.learners(),
                useCases.settings(),
                tasks,
                useCases.changes(),
                audioSession,
                new ShownRecordings(
                        audio -> {
                            opened.add(audio);
                            return PracticeFixture.tone(440);
                        },
                        tasks),
                new VoiceServices(
                        useCases.pronunciations(),
                        useCases.voice(),
                        useCases.voiceReadings(),
                        useCases.wordAudio(),
                        tasks,
                        audioSession)));
    }

    @AfterEach
    void close() {
        viewModel.close();
        audioSession.close();
        fixture.close();
    }

    @Test
    void whatIsStillBeingOpenedIsNotPlayedOnceThePageIsLeft() throws IOException {
        FreeSpeech speech = shown();
        viewModel.play();
        work();
        assertThat(opened).containsExactly(speech.audio());
        viewModel.play();
        viewModel.leave();
        work();
        assertThat(opened).hasSize(1);
    }

    /// The next thing there is a recording, in which it would be heard.
    @Test
    void norIsItOnceTheTaskIsShownAgain() throws IOException {
        shown();
        viewModel.play();
        viewModel.backToTask();
        work();
        assertThat(opened).isEmpty();
    }

    /// Nothing is busy any more, whatever becomes of what the window says of it.
    @Test
    void aRecordingThatCannotBePreparedIsToldAndCanBeBegunAgain() {
        viewModel.open();
        work();
        viewModel.list().choose(viewModel.list().tasks().get().getFirst());
        AtomicBoolean refuses = new AtomicBoolean(true);
        fixture.library.database().forbidOn(refuses::get);
        viewModel.start("Describe it");
        assertThat(viewModel.isBusy()).isTrue();
        work();
        refuses.set(false);
        assertThat(viewModel.phase().get()).isEqualTo(new SpeechNotRecorded("practice.broken.unexpected"));
        assertThat(viewModel.isBusy()).isFalse();
        viewModel.start("Describe it");
        work();
        assertThat(viewModel.phase().get())
                .as("the microphone was asked for, which is not there")
                .isNotEqualTo(new SpeechNotRecorded("practice.broken.unexpected"));
    }

    // A speech that no service looked at yet.
    private FreeSpeech shown() throws IOException {
        Learner learner = fixture.useCases.learners().add("Ann", "7", Optional.empty(), Consent.THIS_COMPUTER);
        fixture.useCases.learners().setCurrent(learner.id());
        fixture.embedded.refusal.set(Optional.of(CallFailure.of(FailureKind.SERVER_ERROR, "for now")));
        Path file = folder.resolve("tone.wav");
        WavEncoder.write(file, PracticeFixture.tone(440));
        FreeSpeech speech = fixture.useCases
                .selfStudy()
                .freeSpeech()
                .keep(learner.id(), "park", "Describe it", file, PracticeFixture.NOW);
        viewModel.open();
        work();
        viewModel.show(speech);
        work();
        assertThat(viewModel.phase().get()).isInstanceOf(SpeakingPhase.SpeechUnjudged.class);
        return speech;
    }

    private void work() {
        while (!waiting.isEmpty()) {
            waiting.removeFirst().run();
        }
    }
}

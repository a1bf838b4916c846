package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.school.learner.Consent;
import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.capture.CaptureException;
import app.saywell.speech.audio.capture.RecordingFailure;
import app.saywell.speech.audio.playback.OutputDevices;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// Every take ends in a state with a reason and a next step, and nothing is called safe that was
/// never recorded.
class TakeStatesScreenTest {
    private static final int ROW = 3;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void aSilentTakeSaysWhyItIsNotScoredWheneverItIsLookedAt(String language) throws IOException {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"))) {
            window.speak(language);
            window.choose(ROW);
            String reason = language.equals("ko") ? "말소리가 들리지 않아서" : "No speech is heard in this recording";
            WindowRobot.run(() -> window.window.openDropped(List.of(silence())));
            WindowRobot.await("the reason", () -> window.shows(reason));
            window.choose(ROW + 1);
            assertThat(window.shows(reason)).isFalse();
            WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(ROW));
            WindowRobot.await("the reason again", () -> window.shows(reason));
            assertThat(window.scene().getRoot().lookupAll("#judge-again")).noneMatch(Node::isManaged);
        }
    }

    @Test
    void theWaveThatGrewStaysUntilTheStoredOneIsThere() {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"))) {
            window.choose(ROW);
            List<Boolean> replaced = new ArrayList<>();
            WindowRobot.run(() -> {
                Node live =
                        Objects.requireNonNull(window.scene().lookup(".live")).getParent();
                live.visibleProperty().addListener((property, before, isShown) -> {
                    if (!isShown) {
                        replaced.add(
                                window.state().lanes().lane(VoiceSide.LEARNER).isPresent());
                    }
                });
            });
            window.recordAndWait();
            assertThat(replaced).containsExactly(true);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void aTakeThatFailedInTheQueueSaysWhyThereAndInPractice(String language) {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"))) {
            window.speak(language);
            window.choose(ROW);
            window.services.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "test")));
            window.services.practice.scoringQueue().resume();
            window.record();
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await(
                    "the next sentence",
                    () -> window.state().sentenceList().get().chosenIndex() == ROW + 1);
            String nextStep = language.equals("ko") ? "문장을 처음부터 끝까지 다시" : "Read the whole sentence once more";
            WindowRobot.click(window.scene(), "#go-queue");
            WindowRobot.await("the next step", () -> window.shows(nextStep));
            assertThat(window.shows("NOT_ALL_WORDS")).as("a code").isFalse();
            WindowRobot.run(() -> window.window.navigateTo("PRACTICE"));
            WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(ROW));
            WindowRobot.await("the reason in practice", () -> window.shows(nextStep));
            assertThat(window.practiceStage()).isInstanceOf(PracticePhase.ScoringFailed.class);
            assertThat(window.shows("NOT_ALL_WORDS")).as("a code").isFalse();
            WindowRobot.scrollAndClick(window.scene(), "#failure-details");
            WindowRobot.await("the code, for who asks", () -> window.shows("NOT_ALL_WORDS"));
        }
    }

    @Test
    void aWaitingTakeSaysSoAndATakeNobodyWillScoreCanBeScored() {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"))) {
            recordUnscored(window);
            WindowRobot.await("that it is unscored", () -> window.shows("but not scored"));
            WindowRobot.click(window.scene(), "#score-take");
            WindowRobot.await("a result", () -> window.state().result().get().isPresent());
        }
    }

    @Test
    void aNoticeThatGrowsIsScrolledToOnceMore() {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"))) {
            recordUnscored(window);
        }
        UiTestServices services = new UiTestServices(folder.resolve("home"));
        try (PracticeWindow window = new PracticeWindow(services, 911, 512, withoutMicrophone())) {
            WindowRobot.await(
                    "the sentences",
                    () -> window.state().sentenceList().get().rows().size() > ROW);
            WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(ROW));
            WindowRobot.await("that it is unscored", () -> window.shows("but not scored"));
            WindowRobot.await("its button", () -> isAboveTransport(window, "#score-take"));
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("the failure", () -> window.shows("No microphone was found"));
            WindowRobot.await("all of it", () -> isAboveTransport(window, ".notice.failed"));
        }
    }

    /// Records a take that waits to be scored, and takes it from the queue.
    private static void recordUnscored(PracticeWindow window) {
        window.choose(ROW);
        window.services.practice.scoringQueue().pause();
        window.record();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await(
                "the next sentence", () -> window.state().sentenceList().get().chosenIndex() == ROW + 1);
        WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(ROW));
        WindowRobot.await("that it waits", () -> window.shows("This recording is kept. Scoring is paused"));
        long take = window.takes(ROW).getFirst().id();
        window.services
                .practice
                .edits()
                .edit(() -> window.services.practice.scoringQueue().remove(take));
    }

    private static boolean isAboveTransport(PracticeWindow window, String selector) {
        Node notice = window.scene().lookup(selector);
        Node transport = window.scene().lookup(".transport");
        return notice != null
                && notice.localToScene(notice.getLayoutBounds()).getMaxY()
                        <= transport.localToScene(transport.getLayoutBounds()).getMinY() + 0.5;
    }

    private static AudioSession withoutMicrophone() {
        return new AudioSession(
                WindowWork.ON_UI_THREAD,
                name -> () -> {
                    throw new CaptureException(RecordingFailure.NO_DEVICE, "test");
                },
                OutputDevices.systemDefault());
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void withoutAMicrophoneNothingIsCalledKept(String language) {
        UiTestServices services = new UiTestServices(folder.resolve("home"));
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768, withoutMicrophone())) {
            window.speak(language);
            window.choose(ROW);
            WindowRobot.press(KeyCode.R);
            boolean korean = language.equals("ko");
            WindowRobot.await("the failure", () -> window.shows(korean ? "마이크를 찾지 못했어요" : "No microphone was found"));
            assertThat(window.shows(korean ? "새 녹음은 저장되지 않았고" : "No recording was added"))
                    .isTrue();
            assertThat(window.shows(korean ? "안전하게 저장" : "Your recording is kept"))
                    .isFalse();
        }
    }

    @Test
    void withoutConsentNothingIsCalledKept() {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"))) {
            long learner = window.services.practice.learners().current().id();
            window.services.practice.learners().recordConsent(learner, Consent.NONE, "", "");
            window.choose(ROW);
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("the refusal", () -> window.shows("No recording was added"));
            assertThat(window.takes(ROW)).isEmpty();
        }
    }

    private Path silence() {
        Path file = folder.resolve("silence.wav");
        try {
            Files.write(file, WavEncoder.encode(new Pcm(new float[32_000], 16_000)));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return file;
    }
}

package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.FollowClient;
import app.saywell.desk.client.SpeechClientFactory;
import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.signal.Pcm;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Words get their colours while they are spoken: from the microphone through the service to the title.
@Timeout(180)
class SpokenWordsScreenTest {
    private static final int I_THINK_SO = 8;
    private static final double SECONDS_OF_SPEECH = 2;

    @TempDir
    Path folder;

    private final ScriptedEngine engine = new ScriptedEngine();
    private SpeechServer server;
    private FollowClient client;
    private UiTestServices services;
    private PracticeWindow window;

    @BeforeEach
    void open() {
        engine.followedScores.put("think", 60.0);
        engine.followedScores.put("so", 20.0);
        server = SpeechServer.start(ServiceConfig.inFolder(folder.resolve("service")), engine);
        client = new SpeechClientFactory()
                .follower(
                        HttpSettings.embedded(
                                ServiceAddress.parse(server.baseUrl()).orElseThrow()),
                        () -> ApiKey.parse(server.sessionKey().text()));
        services = new UiTestServices(folder.resolve("home"));
        Instant start = Instant.now();
        AtomicLong looks = new AtomicLong();
        // However busy this computer is, no answer is slow.
        services.clock.set(() -> start.plusMillis(looks.incrementAndGet()));
        services.follower.set(client.follower("practice", () -> PronunciationGuide.NONE, JudgingRule.DEFAULT));
        AudioSession microphone = FakeAudioDevices.audioSession(
                WindowWork.ON_UI_THREAD, SyntheticReading.learner().audio(), SECONDS_OF_SPEECH);
        window = new PracticeWindow(services, 1366, 768, microphone);
        window.choose(I_THINK_SO);
    }

    @AfterEach
    void close() {
        window.close();
        client.close();
        server.close();
    }

    @Test
    void aWordHasItsColourBeforeTheRecordingEndsAndTheResultReplacesIt() {
        switchOn();
        window.speak("en");
        record();
        awaitLevels(ScoreLevel.GOOD, ScoreLevel.NEARLY, ScoreLevel.WEAK);
        assertThat(window.practiceStage()).isInstanceOf(PracticePhase.RecordingTake.class);
        assertThat(styleClasses()).containsExactly("level-good", "level-nearly", "level-work");
        Pictures.keep(window.scene(), "spoken-words-en");
        stop();
        assertThat(window.takes(I_THINK_SO)).hasSize(1);
        assertThat(levels()).isEmpty();
        assertThat(styleClasses()).as("those of the result").isEqualTo(levelsOfResult());
    }

    @Test
    void theColoursOfTheTakeBeforeAreGoneWhenTheNextOneBegins() {
        switchOn();
        window.speak("ko");
        WindowRobot.run(() -> services.practice.settings().set(Setting.THEME, Theme.DARK));
        engine.followedScores.clear();
        window.recordAndWait();
        WindowRobot.await("the end of the first take", () -> levels().isEmpty());
        engine.followedScores.put("I", 20.0);
        WindowRobot.await("quiet", () -> FakeAudioDevices.isQuiet(window.audioSession));
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the recording", () -> window.practiceStage() instanceof PracticePhase.RecordingTake);
        WindowRobot.await(
                "the first word", () -> levels().filter(all -> !all.isEmpty()).isPresent());
        assertThat(levels().orElseThrow()).startsWith(ScoreLevel.WEAK).hasSizeLessThan(4);
        Pictures.keep(window.scene(), "spoken-words-ko-dark");
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(window.audioSession));
        stop();
        assertThat(window.takes(I_THINK_SO)).hasSize(2);
    }

    @Test
    void unlessItIsSwitchedOnATakeIsHeardOnceWhenItHasEndedInSilence() {
        record();
        WindowRobot.await("all speech", () -> FakeAudioDevices.hasSpoken(window.audioSession));
        WindowRobot.await("silence after it", () -> FakeAudioDevices.isQuiet(window.audioSession));
        assertThat(engine.followed).isEmpty();
        stop();
        WindowRobot.await("it was heard", () -> !engine.followed.isEmpty());
        Take take = window.takes(I_THINK_SO).getFirst();
        Pcm sent = new AudioDecoder()
                .decode(AudioFile.toUpload(services.practice.takes().file(take.audio()))
                        .bytes());
        assertThat(engine.followed).singleElement().satisfies(heard -> assertThat(heard.samples())
                .as("just what is sent to be scored")
                .isEqualTo(sent.samples()));
        assertThat(levels()).isEmpty();
    }

    @Test
    void aServiceThatStopsLeavesTheRecordingAlone() {
        switchOn();
        window.choose(I_THINK_SO);
        record();
        server.close();
        WindowRobot.await("all speech", () -> FakeAudioDevices.hasSpoken(window.audioSession));
        stop();
        assertThat(window.takes(I_THINK_SO)).hasSize(1);
        assertThat(levels()).isEmpty();
    }

    private void switchOn() {
        WindowRobot.run(() -> services.practice.settings().set(Setting.COLOUR_WHILE_SPEAKING, true));
    }

    private void record() {
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the recording", () -> window.practiceStage() instanceof PracticePhase.RecordingTake);
    }

    private void stop() {
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(window.audioSession));
        WindowRobot.press(KeyCode.R);
        WindowRobot.await(
                "a judgement",
                () -> window.state().result().get().isPresent()
                        && window.state().phase().get() instanceof PracticePhase.TakeScored);
        WindowRobot.call(() -> 0);
    }

    private void awaitLevels(ScoreLevel... expected) {
        WindowRobot.await("the colours", () -> levels().equals(Optional.of(List.of(expected))));
    }

    private Optional<List<ScoreLevel>> levels() {
        return WindowRobot.call(() -> window.state().spokenLevels().get());
    }

    private List<String> levelsOfResult() {
        return WindowRobot.call(() -> window.state().sentenceDetail().get().stream()
                .flatMap(sentence -> sentence.titleWords().stream())
                .map(word -> word.level().styleClass())
                .toList());
    }

    /// The level of each word of the title.
    private List<String> styleClasses() {
        return WindowRobot.call(() -> window.scene().getRoot().lookupAll(".sentence-word").stream()
                .map(Label.class::cast)
                .map(Node::getStyleClass)
                .map(List::getLast)
                .toList());
    }
}

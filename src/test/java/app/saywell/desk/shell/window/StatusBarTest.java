package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.capture.CaptureException;
import app.saywell.speech.audio.capture.RecordingFailure;
import app.saywell.speech.audio.playback.PlaybackException;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.audio.playback.PlayerState.PlaybackProblem;
import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Label;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StatusBarTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(PlaybackProblem.class)
    void saysInWordsWhyNothingIsHeard(PlaybackProblem problem) {
        WindowRobot.call(() -> 0);
        try (PracticeFixture fixture = new PracticeFixture(folder);
                AudioSession silent = withoutSound(problem)) {
            StatusBar bar = WindowRobot.call(() -> new StatusBar(
                    fixture.useCases,
                    silent,
                    new LocalizedTexts(InterfaceLanguage.ENGLISH),
                    Optional::empty,
                    () -> {},
                    () -> {}));
            Label told = (Label) bar.lookup("#playback-trouble");
            assertThat(WindowRobot.call(told::isVisible)).isFalse();
            silent.play(PlaybackRange.whole(PracticeFixture.tone(300)));
            WindowRobot.await("why nothing is heard", told::isVisible);
            assertThat(WindowRobot.call(told::getText)).startsWith("No sound: ").endsWith(".");
            WindowRobot.run(bar::close);
        }
    }

    private static AudioSession withoutSound(PlaybackProblem problem) {
        return new AudioSession(
                Platform::runLater,
                name -> () -> {
                    throw new CaptureException(RecordingFailure.NO_DEVICE, "none is needed");
                },
                rate -> {
                    throw new PlaybackException(problem, "as the test wants it");
                });
    }
}

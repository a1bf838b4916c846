package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.shell.window.WindowWork;
import app.saywell.speech.audio.capture.CaptureException;
import app.saywell.speech.audio.capture.RecordingFailure;
import app.saywell.speech.audio.capture.SampleSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The microphone test, with and without a microphone.
class AudioDevicesCardTest {
    @TempDir
    private Path folder;

    private final LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);

    @Test
    void recordsThreeSecondsAndPlaysThemBack() {
        try (PracticeFixture room = new PracticeFixture(folder);
                AudioSession sound =
                        FakeAudioDevices.audioSession(WindowWork.ON_UI_THREAD, PracticeFixture.tone(300))) {
            Scene scene = scene(room, sound);
            press(scene);
            WindowRobot.await("to speak", () -> told(scene).startsWith("Speak now"));
            assertThat(WindowRobot.call(() -> scene.lookup("#test-microphone").isDisabled()))
                    .isTrue();
            WindowRobot.await("a file that is closed to others, and swept after a crash", this::hasRecording);
            WindowRobot.await("the recording", () -> told(scene).startsWith("This is your recording"));
            assertThat(folder.resolve("unfinished"))
                    .as("nobody's voice is kept")
                    .isEmptyDirectory();
            WindowRobot.await("the sound", sound::isPlaying);
            assertThat(WindowRobot.call(() -> scene.lookup("#test-microphone").isDisabled()))
                    .isFalse();
        }
    }

    @Test
    void reportsAMissingMicrophoneInBothLanguages() {
        SampleSource.SourceOpener none = () -> {
            throw new CaptureException(RecordingFailure.NO_DEVICE, "none");
        };
        try (PracticeFixture room = new PracticeFixture(folder);
                AudioSession sound = new AudioSession(WindowWork.ON_UI_THREAD, name -> none, rate -> {
                    throw new IllegalStateException("nothing is played");
                })) {
            Scene scene = scene(room, sound);
            press(scene);
            WindowRobot.await("why", () -> told(scene).startsWith("No microphone was found"));
            WindowRobot.run(() -> texts.setLanguage(InterfaceLanguage.KOREAN));
            assertThat(told(scene)).startsWith("마이크를 찾지 못했어요");
            assertThat(WindowRobot.call(() -> scene.lookup("#test-microphone").isDisabled()))
                    .isFalse();
            assertThat(folder.resolve("unfinished")).isEmptyDirectory();
        }
    }

    private Scene scene(PracticeFixture room, AudioSession sound) {
        ScreenServices studio = ScreenServices.of(room.useCases, room.useCases.tasks(), sound);
        Scene scene = WindowRobot.call(() -> new Scene(new AudioDevicesCard(
                studio.tasks(),
                studio.useCases().settings(),
                studio.audioSession(),
                room.useCases.temporaryRecordings(),
                texts)));
        WindowRobot.show(scene);
        return scene;
    }

    private static void press(Scene scene) {
        WindowRobot.scrollAndClick(scene, "#test-microphone");
    }

    private static String told(Scene scene) {
        return WindowRobot.call(() -> ((Label) scene.lookup("#microphone-told")).getText());
    }

    private boolean hasRecording() {
        try (Stream<Path> files = Files.list(folder.resolve("unfinished"))) {
            return files.anyMatch(file -> file.toString().endsWith(".wav")
                    && String.valueOf(file.getFileName()).startsWith("spoken-"));
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package app.saywell.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.audio.capture.CaptureException;
import app.saywell.audio.capture.RecordingFailure;
import app.saywell.audio.capture.SampleSource;
import app.saywell.practice.Room;
import app.saywell.ui.Devices;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.studio.Studio;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/// The microphone's test, with a microphone and without.
class SoundCardTest {
    @TempDir private Path folder;

    private final Texts texts = new Texts(Language.ENGLISH);

    @Test
    void threeSecondsAreRecordedAndPlayedBack() {
        try (Room room = new Room(folder);
                Sound sound = Devices.sound(Platform::runLater, Room.tone(300))) {
            Scene scene = scene(room, sound);
            press(scene);
            Fx.await("to speak", () -> told(scene).startsWith("Speak now"));
            assertThat(Fx.call(() -> scene.lookup("#test-microphone").isDisabled())).isTrue();
            Fx.await("the recording", () -> told(scene).startsWith("This is what"));
            Fx.await("the sound", sound::isPlaying);
            assertThat(Fx.call(() -> scene.lookup("#test-microphone").isDisabled())).isFalse();
        }
    }

    @Test
    void itIsSaidInBothLanguagesThatThereIsNoMicrophone() {
        SampleSource.Opener none =
                () -> {
                    throw new CaptureException(RecordingFailure.NO_DEVICE, "none");
                };
        try (Room room = new Room(folder);
                Sound sound =
                        new Sound(
                                Platform::runLater,
                                name -> none,
                                rate -> {
                                    throw new IllegalStateException("nothing is played");
                                })) {
            Scene scene = scene(room, sound);
            press(scene);
            Fx.await("why", () -> told(scene).startsWith("No microphone was found"));
            Fx.run(() -> texts.speak(Language.KOREAN));
            assertThat(told(scene)).startsWith("마이크를 찾지 못했어요");
            assertThat(Fx.call(() -> scene.lookup("#test-microphone").isDisabled())).isFalse();
        }
    }

    private Scene scene(Room room, Sound sound) {
        Studio studio = Studio.of(room.practice, room.practice.tasks(), sound);
        return Fx.call(() -> new Scene(new SoundCard(studio, texts)));
    }

    private static void press(Scene scene) {
        Fx.run(() -> ((Button) scene.lookup("#test-microphone")).fire());
    }

    private static String told(Scene scene) {
        return Fx.call(() -> ((Label) scene.lookup("#microphone-told")).getText());
    }
}

package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.practice.state.DerivedSound;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.audio.playback.PlayerState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// What can be heard beside the two recordings, and stretches that are repeated.
@Timeout(180)
class DerivedSoundsScreenTest {
    @TempDir
    Path folder;

    private PracticeWindow window;
    private final List<PlaybackRange> played = new CopyOnWriteArrayList<>();

    @BeforeEach
    void open() throws IOException {
        window = new PracticeWindow(folder.resolve("home"));
        Path voice = folder.resolve("voice.wav");
        Files.write(voice, WavEncoder.encode(SyntheticReading.model().audio()));
        long sentence = window.state().sentenceList().get().rows().getFirst().sentenceId();
        WindowRobot.run(() -> window.services
                .practice
                .readings()
                .add(sentence, voice, new ModelReading.ReadingSpeaker("Ann", ""), outcome -> {}));
        WindowRobot.await(
                "the model", () -> window.state().lanes().lane(VoiceSide.MODEL).isPresent());
        WindowRobot.run(() -> window.audioSession.playerState().subscribe(state -> {
            if (state instanceof PlayerState.PlayerPlaying(PlaybackRange range)) {
                played.add(range);
            }
        }));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void theTakeIsHeardLikeTheModelByItsKeyAndFromTheMenu(String language) {
        window.speak(language);
        WindowRobot.await("the melody of the model", () -> has(DerivedSound.MODEL_MELODY));
        assertThat(has(DerivedSound.MINE_LIKE_MODEL)).isFalse();
        window.recordAndWait();
        WindowRobot.await("a take to be changed", () -> has(DerivedSound.MINE_LIKE_MODEL));
        window.awaitSound("my voice like the model", () -> WindowRobot.press(KeyCode.DIGIT4));
        assertThat(played.getLast().audio().seconds()).isCloseTo(modelSeconds(), within(0.01));
        WindowRobot.await("its end", () -> !window.audioSession.isPlaying());
        WindowRobot.await("its card", () -> window.scene().lookup("#hear-my-melody") != null);
        window.awaitSound("my melody", () -> WindowRobot.scrollAndClick(window.scene(), "#hear-my-melody"));
        WindowRobot.await("its end", () -> !window.audioSession.isPlaying());
        PlaybackRange melody = played.getLast();
        window.awaitSound("it again", () -> WindowRobot.press(KeyCode.DIGIT5));
        assertThat(played.getLast().audio()).as("made once").isSameAs(melody.audio());
        WindowRobot.await("its end", () -> !window.audioSession.isPlaying());
        MenuButton menu = (MenuButton) window.scene().lookup("#exercises");
        window.awaitSound(
                "the model's melody",
                () -> WindowRobot.run(() -> menu.getItems().stream()
                        .filter(item -> "model-melody".equals(item.getId()))
                        .forEach(MenuItem::fire)));
        Pictures.keep(window.scene(), "listening-" + language);
        assertThat(WindowRobot.call(() -> LayoutFaults.of(window.scene()))).isEmpty();
    }

    @Test
    void aChosenStretchIsRepeatedInBothVoicesAndEndsWhenTheSwitchSaysSo() {
        window.recordAndWait();
        WindowRobot.await(
                "both lanes",
                () -> window.state().lanes().lane(VoiceSide.LEARNER).isPresent());
        WindowRobot.run(() -> {
            window.state().lanes().select(VoiceSide.MODEL, 0.4, 0.7);
            window.state().playback().toggleLoop();
        });
        window.awaitSound("the stretch of the model", () -> WindowRobot.press(KeyCode.DIGIT1));
        // The lanes may be aligned anew between the choice and the key, which widens or narrows the stretch.
        assertThat(played.getLast().to() - played.getLast().from()).isLessThan(0.9 * modelSeconds());
        WindowRobot.run(() -> window.state().playback().toggleLoop());
        WindowRobot.await("the end of the pass", () -> !window.audioSession.isPlaying());
        WindowRobot.run(() -> window.state().playback().toggleLoop());
        int before = played.size();
        WindowRobot.press(KeyCode.DIGIT3);
        WindowRobot.await("both, and again", () -> played.size() >= before + 4);
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("silence", () -> !window.audioSession.isPlaying());
        assertThat(played.subList(before, before + 4))
                .extracting(range -> range.audio().seconds() == modelSeconds())
                .containsExactly(true, false, true, false);
    }

    private boolean has(DerivedSound sound) {
        return WindowRobot.call(() -> window.state().derivedSounds().get().contains(sound));
    }

    private double modelSeconds() {
        return SyntheticReading.model().audio().seconds();
    }
}

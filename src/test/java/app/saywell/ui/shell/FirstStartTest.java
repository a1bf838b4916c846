package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.settings.Setting;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.wave.Side;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/// The very first start: a sentence lies ready, and two presses of a key lead to a judged take.
class FirstStartTest {
    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void aSentenceLiesReadyAndTheFirstTakeIsJudged(String language, @TempDir Path folder)
            throws IOException {
        WindowRoom room = new WindowRoom(folder);
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.of(language));
        try {
            room.practice.start();
        } finally {
            Locale.setDefault(before);
        }
        assertThat(room.practice.get(Setting.FEEDBACK_LANGUAGE).code()).isEqualTo(language);
        try (Opened window = new Opened(room, 1366, 768)) {
            window.speak(language);
            Fx.await("a model to hear", () -> window.desk().lanes().lane(Side.MODEL).isPresent());
            Fx.press(KeyCode.DIGIT1);
            Fx.await("the model", window.sound::isPlaying);
            Fx.press(KeyCode.SPACE);
            int takes = window.desk().takes().get().size();
            window.record();
            Fx.press(KeyCode.R);
            Fx.await("the take", () -> window.desk().takes().get().size() == takes + 1);
            Fx.await(
                    "its judgement",
                    () ->
                            window.desk().takes().get().getLast().score().isPresent()
                                    && window.desk().verdict().get().isPresent());
            assertThat(Fx.call(() -> window.shows(language.equals("ko") ? "발음" : "Pronunciation")))
                    .isTrue();
        }
    }
}

package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.settings.Setting;
import app.saywell.library.settings.Theme;
import app.saywell.ui.Fx;

import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/// The settings, gone through by keyboard, in both languages.
class SettingsPlaceTest {
    @TempDir static Path folder;

    private static Opened window;

    @BeforeAll
    static void open() {
        window = new Opened(folder);
        Fx.run(() -> window.shell.go("SETTINGS"));
        Fx.await("the settings", () -> node("#choice-DARK") != null);
    }

    @AfterAll
    static void close() {
        window.close();
    }

    @Test
    void theButtonsFollowWhatIsChangedElsewhere() {
        choose(Setting.THEME, Theme.HIGH_CONTRAST, "#choice-HIGH_CONTRAST");
        choose(Setting.TEXT_SIZE, 130, "#choice-130");
        choose(Setting.INTERFACE_LANGUAGE, "ko", "#choice-KOREAN");
        Fx.await("Korean", () -> says(".page-title", "설정"));
        choose(Setting.INTERFACE_LANGUAGE, "en", "#choice-ENGLISH");
        choose(Setting.TEXT_SIZE, 100, "#choice-100");
        choose(Setting.THEME, Theme.LIGHT, "#choice-LIGHT");
    }

    @Test
    void aThemeIsChosenByKeyboard() {
        choose(Setting.THEME, Theme.LIGHT, "#choice-LIGHT");
        focus("#choice-LIGHT");
        Fx.press(KeyCode.RIGHT);
        assertThat(Fx.call(() -> window.scene().getFocusOwner().getId())).isEqualTo("choice-DARK");
        assertThat(selected("#choice-DARK"))
                .as("what looks chosen is chosen")
                .isEqualTo(window.room.practice.get(Setting.THEME) == Theme.DARK);
        Fx.press(KeyCode.SPACE);
        Fx.await("dark", () -> window.room.practice.get(Setting.THEME) == Theme.DARK);
        assertThat(selected("#choice-DARK")).isTrue();
        assertThat(selected("#choice-LIGHT")).isFalse();
        window.room.practice.set(Setting.THEME, Theme.LIGHT);
    }

    @Test
    void theLanguageAndTheSizeOfTheTextAreChosenByMouse() {
        Fx.run(() -> ((ToggleButton) node("#choice-KOREAN")).fire());
        Fx.await("Korean", () -> says(".page-title", "설정"));
        double before = Fx.call(() -> node(".page-title").getLayoutBounds().getHeight());
        Fx.run(() -> ((ToggleButton) node("#choice-150")).fire());
        Fx.await(
                "larger letters",
                () -> node(".page-title").getLayoutBounds().getHeight() > before * 1.3);
        assertThat(window.room.practice.get(Setting.TEXT_SIZE)).isEqualTo(150);
        choose(Setting.TEXT_SIZE, 100, "#choice-100");
        choose(Setting.INTERFACE_LANGUAGE, "en", "#choice-ENGLISH");
    }

    @Test
    void aLoudspeakerIsNotCalledAMicrophone() {
        choose(Setting.INTERFACE_LANGUAGE, "ko", "#choice-KOREAN");
        assertThat(systems("#loudspeakers")).isEqualTo("시스템 기본 스피커");
        assertThat(systems("#microphones")).isEqualTo("시스템 기본 마이크");
        choose(Setting.INTERFACE_LANGUAGE, "en", "#choice-ENGLISH");
    }

    private static <T> void choose(Setting<T> setting, T value, String button) {
        window.room.practice.set(setting, value);
        Fx.await(button + " to be pressed", () -> selected(button));
    }

    @SuppressWarnings("unchecked")
    private static String systems(String box) {
        return Fx.call(() -> ((ComboBox<String>) node(box)).getConverter().toString(""));
    }

    private static void focus(String selector) {
        Fx.run(() -> node(selector).requestFocus());
    }

    private static boolean selected(String selector) {
        return Fx.call(() -> ((ToggleButton) node(selector)).isSelected());
    }

    private static boolean says(String selector, String text) {
        return window.scene().getRoot().lookupAll(selector).stream()
                .anyMatch(node -> node instanceof Label label && label.getText().equals(text));
    }

    private static Node node(String selector) {
        // Feedback has languages too, which stand before those of the window.
        return window.scene().getRoot().lookupAll(selector).stream()
                .reduce((one, next) -> next)
                .orElse(null);
    }
}

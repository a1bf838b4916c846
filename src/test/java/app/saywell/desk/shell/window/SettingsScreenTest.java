package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The settings used by keyboard, in both languages.
class SettingsScreenTest {
    @TempDir
    static Path folder;

    private static PracticeWindow window;

    @BeforeAll
    static void open() {
        window = new PracticeWindow(folder);
        window.openSettings();
        WindowRobot.await("the settings", () -> node("#choice-DARK") != null);
    }

    @AfterAll
    static void close() {
        window.close();
    }

    @Test
    void theButtonsFollowWhatIsChangedElsewhere() {
        choose(Setting.THEME, Theme.HIGH_CONTRAST, "#choice-HIGH_CONTRAST");
        choose(Setting.TEXT_SIZE_PERCENT, 130, "#choice-130");
        choose(Setting.INTERFACE_LANGUAGE, "ko", "#choice-KOREAN");
        WindowRobot.await("Korean", () -> says(".page-title", "설정"));
        choose(Setting.INTERFACE_LANGUAGE, "en", "#choice-ENGLISH");
        choose(Setting.TEXT_SIZE_PERCENT, 100, "#choice-100");
        choose(Setting.THEME, Theme.LIGHT, "#choice-LIGHT");
    }

    @Test
    void hiddenScreensAreStyledAnewWhenTheyAreShown() {
        WindowRobot.run(() -> window.window.navigateTo("PRACTICE"));
        window.openSettings();
        choose(Setting.THEME, Theme.LIGHT, "#choice-LIGHT");
        assertThat(isInScene("#record")).isTrue();
        choose(Setting.THEME, Theme.DARK, "#choice-DARK");
        assertThat(isInScene("#record")).as("styled while it is hidden").isFalse();
        WindowRobot.run(() -> window.window.navigateTo("PRACTICE"));
        assertThat(isInScene("#record")).isTrue();
        assertThat(isInScene("#choice-DARK")).as("kept, with its styles").isTrue();
        window.openSettings();
        choose(Setting.INTERFACE_LANGUAGE, "ko", "#choice-KOREAN");
        assertThat(isInScene("#record")).as("laid out while it is hidden").isFalse();
        choose(Setting.INTERFACE_LANGUAGE, "en", "#choice-ENGLISH");
        choose(Setting.THEME, Theme.LIGHT, "#choice-LIGHT");
    }

    private static boolean isInScene(String selector) {
        return WindowRobot.call(() -> window.scene().lookup(selector) != null);
    }

    @Test
    void aThemeIsChosenByKeyboard() {
        choose(Setting.THEME, Theme.LIGHT, "#choice-LIGHT");
        focus("#choice-LIGHT");
        WindowRobot.press(KeyCode.RIGHT);
        WindowRobot.await("the keyboard at the next theme", () -> hasFocus("choice-DARK"));
        WindowRobot.await(
                "what looks chosen to be chosen",
                () -> selected("#choice-DARK")
                        == (window.services.practice.settings().get(Setting.THEME) == Theme.DARK));
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("dark", () -> window.services.practice.settings().get(Setting.THEME) == Theme.DARK);
        WindowRobot.await("the buttons in the new theme", () -> selected("#choice-DARK"));
        assertThat(selected("#choice-LIGHT")).isFalse();
        WindowRobot.await("the keyboard where it was", () -> hasFocus("choice-DARK"));
        window.services.practice.settings().set(Setting.THEME, Theme.LIGHT);
    }

    @Test
    void theLanguageAndTheSizeOfTheTextAreChosenByMouse() {
        click("#choice-KOREAN");
        WindowRobot.await("Korean", () -> says(".page-title", "설정"));
        double before =
                WindowRobot.call(() -> node(".page-title").getLayoutBounds().getHeight());
        click("#choice-150");
        WindowRobot.await(
                "larger letters",
                () -> node(".page-title") instanceof Label title
                        && title.getLayoutBounds().getHeight() > before * 1.3);
        assertThat(window.services.practice.settings().get(Setting.TEXT_SIZE_PERCENT))
                .isEqualTo(150);
        choose(Setting.TEXT_SIZE_PERCENT, 100, "#choice-100");
        choose(Setting.INTERFACE_LANGUAGE, "en", "#choice-ENGLISH");
    }

    @Test
    void aLoudspeakerIsNotCalledAMicrophone() {
        choose(Setting.INTERFACE_LANGUAGE, "ko", "#choice-KOREAN");
        assertThat(systems("#loudspeakers")).isEqualTo("시스템 기본 스피커");
        assertThat(systems("#microphones")).isEqualTo("시스템 기본 마이크");
        choose(Setting.INTERFACE_LANGUAGE, "en", "#choice-ENGLISH");
    }

    @Test
    void aSettingIsFoundByItsWordsAndAListLeadsToEachCard() {
        window.openSettings();
        choose(Setting.INTERFACE_LANGUAGE, "en", "#choice-ENGLISH");
        WindowRobot.await("all cards", () -> isInScene("#settings-search"));
        Pictures.keep(window.scene(), "settings-index");
        WindowRobot.click(window.scene(), "#settings-search");
        WindowRobot.write("Loudspeaker TONE");
        WindowRobot.await("the sound alone", () -> !isShown("#choice-DARK"));
        Pictures.keep(window.scene(), "settings-found");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await(
                "the keyboard on the card",
                () -> WindowRobot.call(() -> window.scene().getFocusOwner() != node("#settings-search")));
        WindowRobot.click(window.scene(), "#settings-search");
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("all cards again", () -> isShown("#choice-DARK"));
        WindowRobot.write("zzzz");
        WindowRobot.await("none", () -> window.shows("Nothing here has these words."));
        WindowRobot.press(KeyCode.ESCAPE);
        choose(Setting.INTERFACE_LANGUAGE, "ko", "#choice-KOREAN");
        WindowRobot.await("Korean", () -> says(".page-title", "설정"));
        Pictures.keep(window.scene(), "settings-index-ko");
        WindowRobot.click(window.scene(), "#settings-search");
        WindowRobot.write("테마");
        WindowRobot.await("the window alone", () -> isShown("#choice-DARK") && !window.shows("모든 고지 보기"));
        WindowRobot.press(KeyCode.ESCAPE);
        choose(Setting.INTERFACE_LANGUAGE, "en", "#choice-ENGLISH");
    }

    private static boolean isShown(String selector) {
        return WindowRobot.call(() -> {
            Node found = node(selector);
            return found != null && app.saywell.desk.kit.NodeFactory.isVisibleInTree(found);
        });
    }

    private static <T> void choose(Setting<T> setting, T value, String button) {
        window.services.practice.settings().set(setting, value);
        WindowRobot.await(button + " to be pressed", () -> selected(button));
    }

    @SuppressWarnings("unchecked")
    private static String systems(String box) {
        return WindowRobot.call(
                () -> ((ComboBox<String>) node(box)).getConverter().toString(""));
    }

    private static void click(String selector) {
        WindowRobot.awaitAllParts(window.scene());
        Node node = WindowRobot.call(() -> node(selector));
        WindowRobot.scrollTo(node);
        WindowRobot.click(node);
    }

    private static void focus(String selector) {
        WindowRobot.run(() -> node(selector).requestFocus());
    }

    private static boolean hasFocus(String id) {
        Node owner = window.scene().getFocusOwner();
        return owner != null && id.equals(owner.getId());
    }

    /// False as well while the parts of the screen are entering again.
    private static boolean selected(String selector) {
        return WindowRobot.call(() -> node(selector) instanceof ToggleButton button && button.isSelected());
    }

    private static boolean says(String selector, String text) {
        return window.scene().getRoot().lookupAll(selector).stream()
                .anyMatch(node -> node instanceof Label label && label.getText().equals(text));
    }

    private static Node node(String selector) {
        // The languages of the feedback come before those of the window.
        return window.scene().getRoot().lookupAll(selector).stream()
                .reduce((previous, next) -> next)
                .orElse(null);
    }
}

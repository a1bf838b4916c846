package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.KeyPreset;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.WindowRobot;
import java.nio.file.Path;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShortcutsCardTest {
    @TempDir
    Path folder;

    private final KeyBindings keymap = new KeyBindings();
    private final LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.KOREAN);
    private PracticeFixture room;
    private Scene scene;
    private Stage stage;

    @BeforeEach
    void open() {
        room = new PracticeFixture(folder);
        scene = WindowRobot.call(() -> new Scene(
                new ShortcutsCard(
                        room.useCases.settings(), keymap, texts, new SimpleObjectProperty<>(UserRole.TEACHER)),
                900,
                700));
        stage = WindowRobot.show(scene);
    }

    @AfterEach
    void close() {
        WindowRobot.run(stage::close);
        room.close();
    }

    @Test
    void putsACommandOnTheNextKeyThatIsPressed() {
        fire("#shortcut-record");
        press(KeyCode.F9, false);
        assertThat(label("#shortcut-record")).isEqualTo("F9");
        assertThat(room.useCases.settings().get(KeyBindings.SETTING)).isEqualTo("RECORD=F9\n");
        assertThat(says("이제 F9 키예요")).isTrue();
    }

    @Test
    void saysWhichCommandLosesItsKey() {
        fire("#shortcut-loop");
        press(KeyCode.S, false);
        assertThat(label("#shortcut-speed")).isEqualTo("–");
        assertThat(says(texts.get(KeyCommand.SPEED.textKey()) + "’에는 이제")).isTrue();
    }

    @Test
    void waitsForMoreThanAModifier() {
        fire("#shortcut-record");
        press(KeyCode.CONTROL, false);
        assertThat(label("#shortcut-record")).isEqualTo("…");
        press(KeyCode.F9, true);
        assertThat(label("#shortcut-record")).isEqualTo("Ctrl+F9");
    }

    @Test
    void takesOverAWholeSetAndGoesBack() {
        fire("#shortcuts-praat");
        assertThat(keymap.matches(KeyPreset.PRAAT)).isTrue();
        KeyBindings next = new KeyBindings();
        next.load(room.useCases.settings().get(KeyBindings.SETTING));
        assertThat(next.matches(KeyPreset.PRAAT)).isTrue();
        fire("#shortcuts-usual");
        assertThat(room.useCases.settings().get(KeyBindings.SETTING)).isEmpty();
    }

    private void fire(String selector) {
        WindowRobot.scrollAndClick(scene, selector);
    }

    private String label(String selector) {
        return WindowRobot.call(() -> ((Button) scene.lookup(selector)).getText());
    }

    private void press(KeyCode key, boolean control) {
        if (control) {
            WindowRobot.press(KeyCode.CONTROL, key);
        } else {
            WindowRobot.press(key);
        }
    }

    private boolean says(String part) {
        return WindowRobot.shows(scene, part);
    }
}

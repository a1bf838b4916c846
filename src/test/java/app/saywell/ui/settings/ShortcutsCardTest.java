package app.saywell.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.practice.Room;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.KeySet;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Texts;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class ShortcutsCardTest {
    @TempDir Path folder;
    private final Keymap keymap = new Keymap();
    private final Texts texts = new Texts(Language.KOREAN);
    private Room room;
    private Scene scene;

    @BeforeEach
    void open() {
        room = new Room(folder);
        scene = Fx.call(() -> new Scene(new ShortcutsCard(room.practice, keymap, texts), 900, 700));
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void putsACommandOnTheNextKeyThatIsPressed() {
        fire("#shortcut-record");
        press(KeyCode.F9, false);
        assertThat(label("#shortcut-record")).isEqualTo("F9");
        assertThat(room.practice.get(Keymap.KEPT)).isEqualTo("RECORD=F9\n");
        assertThat(says("이제 F9 키예요")).isTrue();
    }

    @Test
    void saysWhichCommandLosesItsKey() {
        fire("#shortcut-loop");
        press(KeyCode.S, false);
        assertThat(label("#shortcut-speed")).isEqualTo("–");
        assertThat(says(texts.get(Command.SPEED.textKey()) + "’에서 가져왔고")).isTrue();
    }

    @Test
    void waitsForMoreThanAModifier() {
        fire("#shortcut-record");
        press(KeyCode.CONTROL, true);
        assertThat(label("#shortcut-record")).isEqualTo("…");
        press(KeyCode.F9, true);
        assertThat(label("#shortcut-record")).isEqualTo("Ctrl+F9");
    }

    @Test
    void takesOverAWholeSetAndGoesBack() {
        fire("#shortcuts-praat");
        assertThat(keymap.is(KeySet.PRAAT)).isTrue();
        Keymap next = new Keymap();
        next.read(room.practice.get(Keymap.KEPT));
        assertThat(next.is(KeySet.PRAAT)).isTrue();
        fire("#shortcuts-usual");
        assertThat(room.practice.get(Keymap.KEPT)).isEmpty();
    }

    private void fire(String selector) {
        Fx.run(() -> ((Button) scene.lookup(selector)).fire());
    }

    private String label(String selector) {
        return Fx.call(() -> ((Button) scene.lookup(selector)).getText());
    }

    private void press(KeyCode key, boolean control) {
        Fx.run(
                () ->
                        scene.getRoot()
                                .fireEvent(
                                        new KeyEvent(
                                                KeyEvent.KEY_PRESSED,
                                                "",
                                                "",
                                                key,
                                                false,
                                                control,
                                                false,
                                                false)));
    }

    private boolean says(String part) {
        return Fx.call(
                () ->
                        scene.getRoot().lookupAll(".label").stream()
                                .filter(Labeled.class::isInstance)
                                .map(Labeled.class::cast)
                                .anyMatch(label -> label.getText().contains(part)));
    }
}

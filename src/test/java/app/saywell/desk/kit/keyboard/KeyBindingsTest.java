package app.saywell.desk.kit.keyboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KeyBindingsTest {
    private final KeyBindings keymap = new KeyBindings();

    @ParameterizedTest
    @EnumSource(KeyPreset.class)
    void noSetPutsTwoCommandsOnOneKey(KeyPreset set) {
        assertThat(new HashSet<>(set.keys().values())).hasSize(KeyCommand.values().length);
    }

    @Test
    void keepsOnlyWhatIsNotUsualAndReadsItAgain() {
        assertThat(keymap.serialize()).isEmpty();
        keymap.bind(KeyCommand.RECORD, KeyCombination.valueOf("F9"));
        keymap.bind(KeyCommand.LOOP, KeyCombination.valueOf("S"));
        assertThat(keymap.serialize()).isEqualTo("RECORD=F9\nLOOP=S\nSPEED=\n");
        KeyBindings other = new KeyBindings();
        other.load(keymap.serialize());
        assertThat(other.serialize()).isEqualTo(keymap.serialize());
        assertThat(other.commandBoundTo(KeyCombination.valueOf("S"))).contains(KeyCommand.LOOP);
        assertThat(other.commandBoundTo(KeyCombination.valueOf("R"))).isEmpty();
    }

    @Test
    void staysUsualWhereWhatWasKeptCannotBeRead() {
        keymap.load("RECORD=No Such Key At All+\nNOBODY=A\n=\nno line");
        assertThat(keymap.matches(KeyPreset.USUAL)).isTrue();
    }

    @Test
    void changesEveryLabelWithTheKey() {
        var label = keymap.keyLabel(KeyCommand.ZOOM_IN);
        assertThat(label.get()).contains("1");
        keymap.usePreset(KeyPreset.PRAAT);
        assertThat(label.get()).contains("I");
        assertThat(keymap.matches(KeyPreset.PRAAT)).isTrue();
        keymap.usePreset(KeyPreset.USUAL);
        assertThat(keymap.serialize()).isEmpty();
    }

    @Test
    void writesTheKeyOfTheSheetAsTheKeyboardDoes() {
        assertThat(keymap.keyLabel(KeyCommand.KEYS).get()).isEqualTo("?");
    }
}

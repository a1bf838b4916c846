package app.saywell.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCombination;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.HashSet;

class KeymapTest {
    private final Keymap keymap = new Keymap();

    @ParameterizedTest
    @EnumSource(KeySet.class)
    void noSetPutsTwoCommandsOnOneKey(KeySet set) {
        assertThat(new HashSet<>(set.keys().values())).hasSize(Command.values().length);
    }

    @Test
    void keepsOnlyWhatIsNotUsualAndReadsItAgain() {
        assertThat(keymap.written()).isEmpty();
        keymap.put(Command.RECORD, KeyCombination.valueOf("F9"));
        keymap.put(Command.LOOP, KeyCombination.valueOf("S"));
        assertThat(keymap.written()).isEqualTo("RECORD=F9\nLOOP=S\nSPEED=\n");
        Keymap other = new Keymap();
        other.read(keymap.written());
        assertThat(other.written()).isEqualTo(keymap.written());
        assertThat(other.commandOn(KeyCombination.valueOf("S"))).contains(Command.LOOP);
        assertThat(other.commandOn(KeyCombination.valueOf("R"))).isEmpty();
    }

    @Test
    void staysUsualWhereWhatWasKeptCannotBeRead() {
        keymap.read("RECORD=No Such Key At All+\nNOBODY=A\n=\nno line");
        assertThat(keymap.is(KeySet.USUAL)).isTrue();
    }

    @Test
    void changesEveryLabelWithTheKey() {
        var label = keymap.label(Command.ZOOM_IN);
        assertThat(label.get()).contains("1");
        keymap.use(KeySet.PRAAT);
        assertThat(label.get()).contains("I");
        assertThat(keymap.is(KeySet.PRAAT)).isTrue();
        keymap.use(KeySet.USUAL);
        assertThat(keymap.written()).isEmpty();
    }

    @Test
    void writesTheKeyOfTheSheetAsTheKeyboardDoes() {
        assertThat(keymap.label(Command.KEYS).get()).isEqualTo("?");
    }
}

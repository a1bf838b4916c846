package app.saywell.desk.store.seal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import javax.crypto.AEADBadTagException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextCipherTest {
    private final LibraryKey key = LibraryKey.random();
    private final TextCipher cipher = new TextCipher(key);

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "강민준", "a longer text with 😀 in it"})
    void aTextIsReadAgainAndLooksDifferentEachTime(String text) throws AEADBadTagException {
        byte[] sealed = cipher.seal(text);
        assertThat(cipher.openText(sealed)).isEqualTo(text);
        assertThat(new TextCipher(LibraryKey.of(key.bytes())).openText(sealed)).isEqualTo(text);
        assertThat(cipher.seal(text)).isNotEqualTo(sealed).hasSameSizeAs(sealed);
    }

    @Test
    void bytesAndTextsAreNotTakenForEachOther() throws AEADBadTagException {
        byte[] bytes = {0, 1, -1};
        assertThat(cipher.openBytes(cipher.seal(bytes))).isEqualTo(bytes);
        assertThatThrownBy(() -> cipher.openText(cipher.seal(bytes))).isInstanceOf(AEADBadTagException.class);
        byte[] disguised = cipher.seal(bytes);
        disguised[0] = TextCipher.TEXT;
        assertThatThrownBy(() -> cipher.openText(disguised)).isInstanceOf(AEADBadTagException.class);
    }

    @Test
    void whatWasChangedOrCutIsRefused() {
        byte[] sealed = cipher.seal("강민준");
        for (int i = 0; i < sealed.length; i++) {
            byte[] changed = sealed.clone();
            changed[i] ^= 0x10;
            assertThatThrownBy(() -> cipher.openText(changed)).isInstanceOf(AEADBadTagException.class);
            byte[] cut = Arrays.copyOf(sealed, i);
            assertThatThrownBy(() -> cipher.openText(cut)).isInstanceOf(AEADBadTagException.class);
        }
        assertThatThrownBy(() -> new TextCipher(LibraryKey.random()).openText(sealed))
                .isInstanceOf(AEADBadTagException.class);
    }
}

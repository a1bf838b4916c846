package app.saywell.desk.store.seal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LibraryKeyTest {
    private static final LibraryKey ONES = LibraryKey.of(filled(1));

    private static byte[] filled(int value) {
        byte[] bytes = new byte[LibraryKey.BYTES];
        java.util.Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    @Test
    void everyKeyIsNewAndEqualsItsOwnBytes() {
        LibraryKey key = LibraryKey.random();
        assertThat(key).isNotEqualTo(LibraryKey.random()).isNotEqualTo("key");
        assertThat(LibraryKey.of(key.bytes())).isEqualTo(key).hasSameHashCodeAs(key);
        assertThat(LibraryKey.of(key.bytes()).checkValue()).isEqualTo(key.checkValue());
        assertThat(ONES.hashCode()).isNotEqualTo(LibraryKey.of(filled(2)).hashCode());
    }

    /// What is encrypted today must be opened by every later version.
    @Test
    void whatIsDerivedFromAKeyStaysTheSame() {
        assertThat(ONES.checkValue()).isEqualTo("0f99bf3cea78bc71dbaa32b491fd0bbe");
        assertThat(ONES.forTexts().getEncoded()).isNotEqualTo(ONES.bytes());
        assertThat(ONES.forFile(new byte[16], SealedContent.LIBRARY))
                .isEqualTo(ONES.forFile(new byte[16], SealedContent.LIBRARY));
        assertThat(ONES.forFile(new byte[16], SealedContent.LIBRARY))
                .isNotEqualTo(ONES.forFile(filled(3), SealedContent.LIBRARY));
        assertThat(ONES.forFile(new byte[16], SealedContent.LIBRARY)).isNotEqualTo(ONES.forTexts());
        assertThat(ONES.forFile(new byte[16], SealedContent.LIBRARY))
                .isNotEqualTo(ONES.forFile(new byte[16], SealedContent.RECORDING_PACK));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "00", "no key", "010101010101010101010101010101010101010101010101"})
    void whatIsNoKeyIsNotRead(String text) {
        assertThat(LibraryKey.ofHex(text)).isEmpty();
    }

    @Test
    void itIsReadAsItIsWritten() {
        assertThat(LibraryKey.ofHex(" " + ONES.toHex() + "\n")).contains(ONES);
        assertThat(ONES.toHex()).isEqualTo("01".repeat(32));
        assertThatThrownBy(() -> LibraryKey.of(new byte[31])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aStoreGivesOnlyTheKeyThatIsWanted() {
        LibraryKeys keys = checkValue -> java.util.Optional.of(ONES);
        assertThat(keys.find(ONES.checkValue())).contains(ONES);
        assertThat(keys.find("another")).isEmpty();
        assertThat(LibraryKeys.NONE.find(ONES.checkValue())).isEmpty();
    }
}

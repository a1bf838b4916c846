package app.saywell.desk.store.seal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.store.seal.RecoveryPhrase.PhraseException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RecoveryPhraseTest {
    /// From the test vectors of BIP-39.
    private static final String ALL_ONES = "zoo ".repeat(23) + "vote";

    @Test
    void writesAKeyAsTheStandardSays() {
        byte[] ones = new byte[LibraryKey.BYTES];
        java.util.Arrays.fill(ones, (byte) 0xff);

        assertThat(String.join(" ", RecoveryPhrase.of(LibraryKey.of(ones)))).isEqualTo(ALL_ONES);
    }

    @Test
    void givesTheKeyBack() throws PhraseException {
        for (int i = 0; i < 100; i++) {
            LibraryKey key = LibraryKey.random();
            List<String> words = RecoveryPhrase.of(key);
            String typed = words.stream().map(String::toUpperCase).collect(Collectors.joining("\n 3. "));
            String shortened = words.stream()
                    .map(word -> word.substring(0, Math.min(4, word.length())))
                    .collect(Collectors.joining(" "));

            assertThat(RecoveryPhrase.parse(typed)).isEqualTo(key);
            assertThat(RecoveryPhrase.parse(shortened)).isEqualTo(key);
        }
    }

    @Test
    void namesTheWordThatIsWrong() {
        assertThatThrownBy(() -> RecoveryPhrase.parse("zoo zoo zooo " + "zoo ".repeat(21)))
                .isInstanceOfSatisfying(
                        PhraseException.class, e -> assertThat(e.place()).isEqualTo(3));
        assertThatThrownBy(() -> RecoveryPhrase.parse("zoo ".repeat(24)))
                .isInstanceOfSatisfying(
                        PhraseException.class, e -> assertThat(e.place()).isZero());
        assertThatThrownBy(() -> RecoveryPhrase.parse("zoo ".repeat(23)))
                .isInstanceOfSatisfying(
                        PhraseException.class, e -> assertThat(e.place()).isZero());
    }

    @Test
    void hidesTheKey() {
        LibraryKey key = LibraryKey.random();

        assertThat(key.toString()).doesNotContain(key.toHex());
        assertThat(key.checkValue()).hasSize(32).isNotEqualTo(key.toHex().substring(0, 32));
        assertThat(LibraryKey.ofHex(key.toHex() + "\n")).contains(key);
    }
}

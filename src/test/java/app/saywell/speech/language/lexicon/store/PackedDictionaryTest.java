package app.saywell.speech.language.lexicon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class PackedDictionaryTest {
    @Property(tries = 200)
    void findsEveryWordItWasGivenAndNoOther(@ForAll("words") Map<String, byte[]> words, @ForAll("word") String other)
            throws IOException {
        TreeMap<String, List<byte[]>> sorted = new TreeMap<>();
        words.forEach((word, sounds) -> sorted.put(word, List.of(sounds, new byte[] {7})));
        PackedDictionary packed = packed(sorted);
        assertThat(packed.wordCount()).isEqualTo(words.size());
        words.forEach((word, sounds) -> assertThat(packed.find(word)).containsExactly(sounds, new byte[] {7}));
        if (!words.containsKey(other)) {
            assertThat(packed.find(other)).isEmpty();
        }
    }

    @Test
    void refusesWhatIsNoDictionary() {
        assertThatThrownBy(() -> PackedDictionary.read(new ByteArrayInputStream(new byte[40])))
                .isInstanceOf(IOException.class);
    }

    @Provide
    Arbitrary<Map<String, byte[]>> words() {
        return Arbitraries.maps(word(), Arbitraries.bytes().array(byte[].class).ofMaxSize(9))
                .ofMaxSize(60);
    }

    @Provide
    Arbitrary<String> word() {
        return Arbitraries.strings().withChars("abc'").ofMinLength(1).ofMaxLength(6);
    }

    private static PackedDictionary packed(TreeMap<String, List<byte[]>> words) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PackedDictionary.write(words, out);
        return PackedDictionary.read(new ByteArrayInputStream(out.toByteArray()));
    }
}

package app.saywell.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoundNotationTest {
    @ParameterizedTest
    @CsvSource({
        "iː,i", "i,i", "ɑː,ɑ", "uː,u", "ɜː,ɝ", "ɝ,ɝ", "əʊ,oʊ", "r,ɹ", "g,ɡ", "ˈæ,æ", "t͡ʃ,tʃ",
    })
    void writesASoundInOneWay(String sent, String shown) {
        assertThat(SoundNotation.of(sent)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"ɾ", "ɯ", "x", "ʔ"})
    void keepsSoundsThatEnglishDoesNotHave(String heard) {
        assertThat(SoundNotation.of(heard)).isEqualTo(heard);
    }

    @Test
    void theSameSoundInTwoNotationsIsNoSubstitution() {
        Phoneme sent = new Phoneme("iː", "i", 91, true, true, "Long.", 0.1, 0.3);
        Word word = new Word("see", 0.1, 0.3, 91, true, true, "Good /iː/.", List.of(), List.of(sent));
        Word shown = (Word) SoundNotation.of(List.<SpeechComponent>of(word)).getFirst();
        assertThat(shown.phonemes().getFirst().phoneme()).isEqualTo("i");
        assertThat(shown.phonemes().getFirst().wasSubstituted()).isFalse();
        assertThat(shown.feedback()).isEqualTo("Good /iː/.");
    }

    @Test
    void aSoundThatWasNotRecognizedStaysSo() {
        Phoneme sent = new Phoneme("ɡ", null, 20, false, true, null, 0.1, 0.3);
        Word word = new Word("go", 0.1, 0.3, 20, false, true, null, List.of(), List.of(sent));
        Word shown = (Word) SoundNotation.of(List.<SpeechComponent>of(word)).getFirst();
        assertThat(shown.phonemes().getFirst().userPhoneme()).isNull();
    }
}

package app.saywell.speech.language.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PhoneTest {
    @Test
    void thereAreThirtyNinePhonesWithIpaSignsOfTheirOwn() {
        assertThat(Phone.values()).hasSize(39);
        assertThat(Arrays.stream(Phone.values()).map(Phone::ipa)).doesNotHaveDuplicates();
        assertThat(Arrays.stream(Phone.values()).filter(Phone::isVowel)).hasSize(15);
    }

    @Test
    void theReducedVowelsHaveTheirOwnSigns() {
        assertThat(Phone.AH.ipa(Stress.PRIMARY)).isEqualTo("ʌ");
        assertThat(Phone.AH.ipa(Stress.NONE)).isEqualTo("ə");
        assertThat(Phone.ER.ipa(Stress.SECONDARY)).isEqualTo("ɝ");
        assertThat(Phone.ER.ipa(Stress.NONE)).isEqualTo("ɚ");
    }

    @Test
    void arpabetIsReadAndWritten() {
        var sounds = StressedPhone.ofArpabet("HH AH0 L OW1");
        assertThat(new Pronunciation(sounds, PronunciationOrigin.DICTIONARY, PronunciationForm.CITATION).arpabet())
                .isEqualTo("HH AH0 L OW1");
        assertThat(StressedPhone.ofCodes(StressedPhone.codes(sounds))).isEqualTo(sounds);
    }

    @Test
    void aConsonantCarriesNoStress() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new StressedPhone(Phone.K, Stress.PRIMARY))
                .withMessageContaining("consonant");
    }

    @Test
    void lettersAreNamedAlsoInThePlural() {
        assertThat(LetterNames.pronunciationOf('w').arpabet()).isEqualTo("D AH1 B AH0 L Y UW0");
        assertThat(LetterNames.pluralOf('D').arpabet()).isEqualTo("D IY1 Z");
        assertThat(LetterNames.pluralOf('s').arpabet()).isEqualTo("EH1 S IH0 Z");
    }
}

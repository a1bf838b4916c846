package app.saywell.speech.language.accent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.FirstLanguage;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.List;
import org.junit.jupiter.api.Test;

class FirstLanguageErrorsTest {
    private static final FirstLanguageErrors ERRORS = FirstLanguageErrors.of(List.of(
            "first_language\texpected\tsaid\tplace\tweight\tsource",
            "ko\tTH\tS\tany\t0.3\tx",
            "ko\tTH\tT\tinitial\t0.15\tx",
            "ko\tD\t-\tcoda_cluster\t0.4\tx",
            "ko\tP\tP UH\tfinal\t0.2\tx"));

    @Test
    void addsWhatIsKnownOfThePlace() {
        List<StressedPhone> think = StressedPhone.ofArpabet("TH IH1 NG K");
        List<StressedPhone> bath = StressedPhone.ofArpabet("B AE1 TH");
        assertThat(ERRORS.share(FirstLanguage.KOREAN, think, 0, null)).isCloseTo(0.45, within(1e-9));
        assertThat(ERRORS.share(FirstLanguage.KOREAN, bath, 2, null)).isCloseTo(0.3, within(1e-9));
        assertThat(ERRORS.mostOftenSaid(FirstLanguage.KOREAN, think, 0, null)).contains(Phone.S);
        assertThat(ERRORS.share(FirstLanguage.KOREAN, think, 1, null)).isZero();
    }

    @Test
    void knowsNoErrorOfASoundToWhichAnotherIsAdded() {
        List<StressedPhone> map = StressedPhone.ofArpabet("M AE1 P");
        assertThat(ERRORS.share(FirstLanguage.KOREAN, map, 2, null)).isZero();
    }

    @Test
    void namesNoOtherSoundForOneThatIsLeftOut() {
        List<StressedPhone> cold = StressedPhone.ofArpabet("K OW1 L D");
        assertThat(ERRORS.share(FirstLanguage.KOREAN, cold, 3, null)).isCloseTo(0.4, within(1e-9));
        assertThat(ERRORS.mostOftenSaid(FirstLanguage.KOREAN, cold, 3, null)).isEmpty();
    }

    @Test
    void knowsNothingOfOtherLanguages() {
        assertThat(ERRORS.knows(FirstLanguage.KOREAN)).isTrue();
        assertThat(ERRORS.knows(FirstLanguage.OTHER)).isFalse();
        assertThat(ERRORS.share(FirstLanguage.OTHER, StressedPhone.ofArpabet("TH IH1 N"), 0, null))
                .isZero();
    }

    @Test
    void placesAreThoseOfSyllables() {
        List<StressedPhone> tree = StressedPhone.ofArpabet("T R IY1");
        assertThat(SoundPlace.of(tree, 0, null)).contains(SoundPlace.INITIAL, SoundPlace.ONSET_CLUSTER);
        assertThat(SoundPlace.of(tree, 1, null))
                .contains(SoundPlace.ONSET_CLUSTER, SoundPlace.BEFORE_HIGH)
                .doesNotContain(SoundPlace.MEDIAL);
        List<StressedPhone> asked = StressedPhone.ofArpabet("AE1 S K T");
        assertThat(SoundPlace.of(asked, 2, null)).contains(SoundPlace.CODA, SoundPlace.CODA_CLUSTER);
        List<StressedPhone> number = StressedPhone.ofArpabet("N AH1 M B ER0");
        assertThat(SoundPlace.of(number, 2, null)).contains(SoundPlace.CODA).doesNotContain(SoundPlace.CODA_CLUSTER);
        assertThat(SoundPlace.of(number, 0, null)).doesNotContain(SoundPlace.STRESSED);
        assertThat(SoundPlace.of(number, 1, null)).contains(SoundPlace.STRESSED, SoundPlace.BEFORE_NASAL);
        assertThat(SoundPlace.of(StressedPhone.ofArpabet("AH0 N AA1"), 1, null)).contains(SoundPlace.MEDIAL);
        assertThat(SoundPlace.of(StressedPhone.ofArpabet("AO1 N"), 1, Phone.M))
                .contains(SoundPlace.FINAL, SoundPlace.BEFORE_NASAL);
    }
}

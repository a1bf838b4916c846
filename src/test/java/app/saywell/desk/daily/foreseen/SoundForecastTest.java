package app.saywell.desk.daily.foreseen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.daily.foreseen.SoundForecast.Foreseen;
import app.saywell.desk.daily.foreseen.SoundForecast.Said;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.language.accent.FirstLanguageErrors;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SoundForecastTest {
    private static final FirstLanguageErrors ERRORS = FirstLanguageErrors.of(List.of(
            "first_language\texpected\tsaid\tplace\tweight\tsource",
            "ko\tTH\tS\tany\t0.4\tx",
            "ko\tF\tP\tany\t0.2\tx",
            "vi\tER\tAH\tany\t0.9\tx"));
    private static final List<List<StressedPhone>> I_THINK_FOUR =
            List.of(sounds("AY1"), sounds("TH IH1 NG K"), sounds("F AO1 R"));

    @Test
    void beginsWithWhatIsKnownOfTheFirstLanguage() {
        List<Foreseen> foreseen = new SoundForecast(ERRORS, FirstLanguage.KOREAN, Map.of()).foreseen(I_THINK_FOUR, 3);
        assertThat(foreseen).hasSize(1);
        assertThat(foreseen.getFirst().wordIndex()).isEqualTo(1);
        assertThat(foreseen.getFirst().sound()).isEqualTo("θ");
        assertThat(foreseen.getFirst().likelyHeard()).contains("s");
        assertThat(new SoundForecast(ERRORS, FirstLanguage.OTHER, Map.of()).foreseen(I_THINK_FOUR, 3))
                .isEmpty();
    }

    @Test
    void whatIsSaidInsteadIsAsWeakAsTheSound() {
        SoundForecast forecast = new SoundForecast(ERRORS, FirstLanguage.VIETNAMESE, Map.of());
        assertThat(forecast.foreseen(List.of(sounds("T IY1 CH ER0"), sounds("B ER1 D")), 3))
                .extracting(
                        foreseen -> foreseen.sound() + foreseen.likelyHeard().orElseThrow())
                .containsExactly("ɚə", "ɝʌ");
    }

    @Test
    void dropsWhatTheLearnerSaysWell() {
        SoundForecast forecast = new SoundForecast(ERRORS, FirstLanguage.KOREAN, Map.of("θ", new Said(30, 0)));
        assertThat(forecast.foreseen(I_THINK_FOUR, 3)).isEmpty();
        assertThat(forecast.probability(I_THINK_FOUR.get(1), 0, null)).isCloseTo(0.03, within(1e-9));
    }

    @Test
    void addsWhatTheLearnerMissesWhateverTheFirstLanguage() {
        SoundForecast forecast =
                new SoundForecast(ERRORS, FirstLanguage.OTHER, Map.of("ŋ", new Said(10, 6), "f", new Said(4, 2)));
        assertThat(forecast.foreseen(I_THINK_FOUR, 3))
                .extracting(Foreseen::sound)
                .containsExactly("ŋ", "f");
        assertThat(forecast.foreseen(I_THINK_FOUR, 1))
                .extracting(Foreseen::sound)
                .containsExactly("ŋ");
    }

    private static List<StressedPhone> sounds(String arpabet) {
        return StressedPhone.ofArpabet(arpabet);
    }
}

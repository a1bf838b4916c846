package app.saywell.desk.kit.tier;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Phone;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PaleTiersTest {
    private static final Word THINK = word("think", sound("θ", false), sound("k", true));
    private static final Word RIVAL = word("rival", sound("ɹ", false), sound("v", false));
    private final LaneTiers tiers = LaneTiers.of(List.of(THINK, RIVAL), TimeMap.identity());

    @Test
    void mistakesOutOfFocusHaveNoColourAndNeitherHasAWordWithoutOthers() {
        LaneTiers shown = tiers.withFocus(new SoundFocus(Set.of(Phone.R, Phone.L)));
        assertThat(shown.phonemes().intervals())
                .extracting(TierInterval::level)
                .containsExactly(ScoreLevel.MISSING, ScoreLevel.GOOD, ScoreLevel.WEAK, ScoreLevel.MISSING);
        assertThat(shown.words().intervals())
                .extracting(TierInterval::level)
                .containsExactly(ScoreLevel.MISSING, ScoreLevel.WEAK);
        assertThat(shown.phonemes().intervals().getFirst().boxText()).isEqualTo("θ→s");
    }

    @Test
    void whereAllSoundsCountNothingChanges() {
        assertThat(tiers.withFocus(SoundFocus.ALL)).isEqualTo(tiers);
    }

    private static Word word(String text, Phoneme... sounds) {
        return new Word(text, 0, 1, 30, false, false, null, List.of(), List.of(sounds));
    }

    private static Phoneme sound(String ipa, boolean correct) {
        return new Phoneme(ipa, correct ? ipa : "s", correct ? 90 : 20, correct, false, null, 0, 1);
    }
}

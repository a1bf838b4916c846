package app.saywell.desk.school.learner;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.Phone;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SoundFocusTest {
    @Test
    void everySoundCountsWhereNothingIsChosen() {
        assertThat(SoundFocus.ALL.counts("ð")).isTrue();
        assertThat(new SoundFocus(EnumSet.allOf(Phone.class))).isEqualTo(SoundFocus.ALL);
    }

    @Test
    void aSoundIsKnownHoweverAServiceWritesIt() {
        SoundFocus focus = new SoundFocus(Set.of(Phone.R, Phone.IY, Phone.AH));
        for (String sign : new String[] {"r", "ɹ", "iː", "i", "ə", "ʌ"}) {
            assertThat(focus.counts(sign)).as(sign).isTrue();
        }
        assertThat(focus.counts("θ")).isFalse();
        assertThat(focus.counts("ʁ")).as("no sound of English").isTrue();
    }

    @Test
    void theReadyChoiceLeavesOutWhatKeepsFewWordsApart() {
        assertThat(SoundFocus.FUNCTIONAL_LOAD.counts(Phone.L)).isTrue();
        assertThat(SoundFocus.FUNCTIONAL_LOAD.counts(Phone.P)).isTrue();
        assertThat(SoundFocus.FUNCTIONAL_LOAD.counts(Phone.ZH)).isFalse();
        assertThat(SoundFocus.FUNCTIONAL_LOAD.counts(Phone.UH)).isFalse();
    }

    @Test
    void oneSoundIsTakenOutAndPutBack() {
        SoundFocus without = SoundFocus.ALL.toggled(Phone.TH);
        assertThat(without.counts(Phone.TH)).isFalse();
        assertThat(without.counts(Phone.S)).isTrue();
        assertThat(without.toggled(Phone.TH)).isEqualTo(SoundFocus.ALL);
        SoundFocus alone = new SoundFocus(Set.of(Phone.TH));
        assertThat(alone.toggled(Phone.TH)).as("one counts always").isEqualTo(alone);
    }

    @Test
    void isStoredAsCodes() {
        SoundFocus focus = new SoundFocus(Set.of(Phone.TH, Phone.L));
        assertThat(focus.codes()).isEqualTo("L TH");
        assertThat(SoundFocus.ofCodes("L TH XX")).isEqualTo(focus);
        assertThat(SoundFocus.ofCodes("")).isEqualTo(SoundFocus.ALL);
    }
}

package app.saywell.judge.engine.align;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.text.SpokenToken;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// On posteriors in which one phone is heard for 80 ms each, with silence around them.
class AdjoiningSoundTest {
    @ParameterizedTest
    @CsvSource({"IY1 T, S IY1 T", "K AA1 R, K AA1 R D", "T IY1, T IY1 CH ER0", "AE1 N D, HH AE1 N D AH0 L"})
    void aWordInsideALongerOneHasASoundBesideIt(String word, String said) {
        assertThat(evidence(word, said)).isGreaterThan(20);
    }

    @ParameterizedTest
    @CsvSource({
        "S IY1 T, S IY1 T",
        "B EY1, D EY1",
        "K L AA1 K, K L AA1 T",
        "IY1 T, UW1 T",
    })
    void aWordAloneHasNoneAndOneWithASoundExchangedNeither(String word, String said) {
        assertThat(evidence(word, said)).isLessThan(1);
    }

    /// "Um", eat.
    @ParameterizedTest
    @CsvSource({"IY1 T, S _ IY1 T", "IY1 T, AH0 M M M _ _ IY1 T", "K AA1 R, K AA1 R _ _ S S S"})
    void aSoundBeforeOrAfterAPauseIsNotBesideTheWord(String word, String said) {
        assertThat(evidence(word, said)).isLessThan(10);
    }

    @Test
    void pathsTellASoundMoreFromOneThatWasExchanged() {
        AdjoiningSound.Evidence seat = paths("IY T", ". S . IY . T .");
        assertThat(seat.before()).isGreaterThan(5);
        assertThat(seat.after()).isLessThan(-5);
        assertThat(paths("K AA R", "K . AA R . D").after()).isGreaterThan(5);
        assertThat(paths("B EY", "D . EY").before()).as("exchanged").isLessThan(-5);
        assertThat(paths("IY T", ". IY . T").before()).isLessThan(-5);
    }

    private static AdjoiningSound.Evidence paths(String word, String said) {
        return AdjoiningSound.ofPaths(
                MadePosteriors.paths(said, Math.log(0.96), Math.log(0.001)), MadePosteriors.token(word));
    }

    private static double evidence(String word, String said) {
        FramePosteriors heard = MadePosteriors.heard(said);
        SpokenToken token = MadePosteriors.token(word);
        AdjoiningSound.Evidence evidence = AdjoiningSound.ofFrames(
                heard, ForcedAligner.align(heard, List.of(token)).orElseThrow().getFirst());
        return Math.max(evidence.before(), evidence.after());
    }
}

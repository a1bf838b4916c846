package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// One probability, and one border on it for each strictness.
class SoundVerdictTest {
    private static final SoundVerdict SHIPPED = ShippedVerdict.SOUNDS;

    @Property
    void theScoreFallsAsTheProbabilityRises(
            @ForAll @DoubleRange(min = -9, max = 9) double odds,
            @ForAll @DoubleRange(min = 0, max = 5) double more,
            @ForAll Strictness strictness) {
        double border = SHIPPED.borders().get(strictness);
        var lower = SHIPPED.judgement(odds, border);
        var higher = SHIPPED.judgement(odds + more, border);
        assertThat(higher.score()).isLessThanOrEqualTo(lower.score());
        assertThat(lower.wrong()).isEqualTo(lower.score() < PhoneScore.WRONG).isEqualTo(odds >= border);
    }

    @ParameterizedTest
    @EnumSource(FirstLanguage.class)
    void theWorstOfTheWrongSoundsOfAWordAloneScoresLeast(FirstLanguage language) {
        for (Strictness strictness : Strictness.values()) {
            double border = SHIPPED.borderAlone(new JudgingRule(strictness, language));
            double before = PhoneScore.WRONG;
            for (double odds = border + 0.05; odds < border + 3; odds += 0.25) {
                var judged = SHIPPED.judgementAlone(odds, border);
                assertThat(judged.wrong()).isTrue();
                assertThat(judged.score()).as("%s, %s", strictness, odds).isLessThan(before);
                before = judged.score();
            }
            assertThat(SHIPPED.judgementAlone(border - 0.01, border))
                    .satisfies(judged -> assertThat(judged.wrong()).isFalse())
                    .satisfies(judged -> assertThat(judged.score()).isGreaterThanOrEqualTo(PhoneScore.WRONG));
        }
    }

    @ParameterizedTest
    @EnumSource(FirstLanguage.class)
    void theStricterTheMoreIsWrong(FirstLanguage language) {
        double gentle = border(Strictness.GENTLE, language);
        double normal = border(Strictness.NORMAL, language);
        assertThat(gentle).isGreaterThan(normal);
        assertThat(normal).isGreaterThan(border(Strictness.STRICT, language));
    }

    @ParameterizedTest
    @EnumSource(FirstLanguage.class)
    void aWordAloneNeedsLessEvidenceTheStricter(FirstLanguage language) {
        double before = Double.POSITIVE_INFINITY;
        for (Strictness strictness : Strictness.values()) {
            double alone = SHIPPED.borderAlone(new JudgingRule(strictness, language));
            assertThat(alone).isLessThan(before);
            before = alone;
        }
    }

    @ParameterizedTest
    @EnumSource(Strictness.class)
    void theBordersOfAKnownLanguageAreTheirOwnAndThoseOfEnglishAreOfNone(Strictness strictness) {
        double other = border(strictness, FirstLanguage.OTHER);
        assertThat(border(strictness, FirstLanguage.ENGLISH)).isEqualTo(other);
        assertThat(border(strictness, FirstLanguage.KOREAN)).isNotEqualTo(other);
    }

    private static double border(Strictness strictness, FirstLanguage language) {
        return SHIPPED.border(new JudgingRule(strictness, language));
    }

    @Test
    void whatSpeakersOfALanguageAreKnownForIsBelievedOnLessEvidence() {
        List<PhoneSegment> fine = word("F AY1 N");
        double known = SHIPPED.prior().shift(FirstLanguage.KOREAN, fine, 0, null);
        double unknown = SHIPPED.prior().shift(FirstLanguage.KOREAN, fine, 2, null);
        assertThat(known).as("f said as p").isGreaterThan(unknown + 0.5);
        assertThat(SHIPPED.prior().shift(FirstLanguage.SPANISH, fine, 0, null)).isLessThan(known);
    }

    @Test
    void aSoundAddedToItIsNoErrorOfTheSoundItself() {
        List<PhoneSegment> map = word("M AE1 P");
        assertThat(SHIPPED.prior().shift(FirstLanguage.KOREAN, map, 2, null))
                .isEqualTo(SHIPPED.prior().low());
    }

    @ParameterizedTest
    @EnumSource(FirstLanguage.class)
    void aFirstLanguageNeverDecidesAlone(FirstLanguage language) {
        List<PhoneSegment> word = word("S T R EH1 NG TH S");
        double border = border(Strictness.STRICT, language);
        double clear = border - 2;
        for (int sound = 0; sound < word.size(); sound++) {
            double shift = SHIPPED.prior().shift(language, word, sound, null);
            assertThat(shift).isBetween(0.0, SHIPPED.prior().high());
            assertThat(SHIPPED.judgement(clear + shift, border).wrong()).isFalse();
        }
    }

    @Test
    void nothingIsExpectedOfAnUnknownLanguage() {
        List<PhoneSegment> word = word("TH R IY1");
        assertThat(SHIPPED.prior().shift(FirstLanguage.OTHER, word, 0, null)).isZero();
        assertThat(SHIPPED.prior().shift(FirstLanguage.ENGLISH, word, 0, null)).isZero();
    }

    private static List<PhoneSegment> word(String arpabet) {
        List<PhoneSegment> segments = new ArrayList<>();
        for (StressedPhone sound : StressedPhone.ofArpabet(arpabet)) {
            segments.add(new PhoneSegment(sound, 10 * segments.size(), 10 * segments.size() + 10));
        }
        return segments;
    }
}

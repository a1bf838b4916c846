package app.saywell.desk.school.take;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.take.ScoreBand.ReadingEvidence;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreBandTest {
    @Test
    void aFluentReadingWithGoodWordsHasANarrowBandNearTheTop() {
        ScoreBand band = ScoreBand.of(new ReadingEvidence(6, 98, 0)).orElseThrow();
        assertThat(band.low()).isBetween(7.5, 8.5);
        assertThat(band.high()).isBetween(9.0, 10.0);
        assertThat(band.isUnsure()).isFalse();
    }

    @Test
    void pausesMoveTheBandDownAndMakeItWider() {
        ScoreBand fluent = ScoreBand.of(new ReadingEvidence(6, 90, 0)).orElseThrow();
        ScoreBand halting = ScoreBand.of(new ReadingEvidence(6, 90, 0.5)).orElseThrow();
        assertThat(halting.low()).isLessThan(fluent.low());
        assertThat(halting.high()).isLessThan(fluent.high());
        assertThat(halting.width()).isGreaterThan(fluent.width());
        assertThat(ScoreBand.of(new ReadingEvidence(6, 80, 0.5)).orElseThrow().isUnsure())
                .isTrue();
    }

    @Test
    void aReadingOfOneOrTwoWordsHasNone() {
        assertThat(ScoreBand.of(new ReadingEvidence(2, 90, 0))).isEmpty();
        assertThat(ScoreBand.of(ReadingEvidence.of(List.of()))).isEmpty();
    }

    @Test
    void theEvidenceIsTheWordsThatCountAndTheTimeBetweenThem() {
        ReadingEvidence evidence =
                ReadingEvidence.of(List.of(word(0.2, 0.6, 100), word(0.6, 1.0, 80), word(1.4, 1.8, 60)));
        assertThat(evidence.words()).isEqualTo(3);
        assertThat(evidence.meanScore()).isEqualTo(80);
        assertThat(evidence.pauseShare()).isCloseTo(0.25, org.assertj.core.api.Assertions.within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({
        "6.2, 8.9, 7, 8",
        "7, 9, 7, 9",
        "3.1, 8.2, 4, 8",
        "7.2, 8.9, 8, 9",
        "7.1, 8.2, 7, 8",
        "7.3, 7.8, 7, 8",
        "9.4, 10, 9, 10",
        "0, 0.5, 0, 1",
        "9.2, 9.7, 9, 10"
    })
    void tellsTheWholePointsBetweenItsEndsAndTwoAtLeast(double low, double high, int lowest, int highest) {
        ScoreBand band = new ScoreBand(low, high);
        assertThat(band.lowest()).isEqualTo(lowest);
        assertThat(band.highest()).isEqualTo(highest);
        assertThat(band.holds(lowest) && band.holds(highest)).isTrue();
        assertThat(band.holds(lowest - 0.5) || band.holds(highest + 0.5)).isFalse();
    }

    @Test
    void isUnsureFromADifferenceOfThreeOfThePointsThatAreTold() {
        assertThat(new ScoreBand(5.1, 8.9).isUnsure()).isFalse();
        assertThat(new ScoreBand(5, 8).isUnsure()).isTrue();
    }

    @Test
    void anUnsureTotalIsShownInTens() {
        Optional<ScoreBand> wide = Optional.of(new ScoreBand(3, 7));
        assertThat(ScoreBand.figure(74.4, wide)).isEqualTo("≈70");
        assertThat(ScoreBand.figure(75, wide)).isEqualTo("≈80");
        assertThat(ScoreBand.figure(74.4, Optional.of(new ScoreBand(7, 9)))).isEqualTo("74");
        assertThat(ScoreBand.figure(74.6, Optional.empty())).isEqualTo("75");
    }

    @Property
    void liesOnTheScaleWhateverTheReading(
            @ForAll @IntRange(min = 3, max = 300) int words,
            @ForAll @DoubleRange(min = 0, max = 100) double mean,
            @ForAll @DoubleRange(min = 0, max = 1) double pauses) {
        ScoreBand band = ScoreBand.of(new ReadingEvidence(words, mean, pauses)).orElseThrow();
        assertThat(band.low()).isBetween(0.0, band.high());
        assertThat(band.high()).isLessThanOrEqualTo(ScoreBand.BEST);
        assertThat(band.width()).isPositive();
        assertThat(band.lowest()).isBetween(0, band.highest() - 1);
        assertThat(band.highest()).isLessThanOrEqualTo(10);
    }

    private static Word word(double start, double end, double score) {
        return new Word("word", start, end, score, score >= 70, false, null, List.of(), List.of());
    }
}

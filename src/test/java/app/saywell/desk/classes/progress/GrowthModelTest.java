package app.saywell.desk.classes.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.classes.progress.GrowthLine.GrowthVerdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GrowthModelTest {
    private static final int LEARNERS = 28;
    private static final int WEEKS = 12;
    private static final double ERROR = 6;

    private final Random random = new Random(7);
    private final List<GrowthObservation> seen = new ArrayList<>();

    private double noise(double deviation) {
        return deviation * random.nextGaussian();
    }

    /// Every week the class reads four sentences.
    ///
    /// @param slopes of the learners, in points a week
    /// @param difficulty added to the sentences of a week, in points
    private void readWeekly(double[] slopes, IntToDoubleFunction difficulty, boolean readAgain) {
        double[] levels = IntStream.range(0, slopes.length)
                .mapToDouble(any -> 70 + noise(9))
                .toArray();
        double[] sentences = IntStream.range(0, 4 * WEEKS)
                .mapToDouble(i -> difficulty.applyAsDouble(i / 4) + noise(5))
                .toArray();
        for (int week = 0; week < WEEKS; week++) {
            for (int i = 0; i < 4; i++) {
                int sentence = readAgain && i == 3 ? 3 : 4 * week + i;
                for (int learner = 0; learner < slopes.length; learner++) {
                    seen.add(new GrowthObservation(
                            learner,
                            sentence,
                            week,
                            levels[learner] + sentences[sentence] + slopes[learner] * week + noise(ERROR)));
                }
            }
        }
    }

    private static double[] all(double slope) {
        return IntStream.range(0, LEARNERS).mapToDouble(any -> slope).toArray();
    }

    private static Map<GrowthVerdict, Long> verdicts(ClassGrowth growth) {
        return growth.learners().values().stream()
                .collect(Collectors.groupingBy(GrowthLine::verdict, Collectors.counting()));
    }

    @Test
    void aKnownGrowthIsFoundWhereASentenceIsReadAgain() throws InterruptedException {
        readWeekly(all(1.5), week -> 0, true);
        ClassGrowth growth = GrowthModel.fit(seen);
        assertThat(growth.basis()).isEqualTo(ClassGrowth.Basis.OWN);
        assertThat(growth.ofClass().orElseThrow().slope()).isCloseTo(1.5, within(0.2));
        assertThat(growth.learners()).hasSize(LEARNERS).allSatisfy((learner, line) -> {
            assertThat(line.slope()).isCloseTo(1.5, within(0.6));
            assertThat(line.verdict()).isEqualTo(GrowthVerdict.GREW);
            assertThat(line.weeks()).isEqualTo(WEEKS - 1);
        });
    }

    @Test
    void easierSentencesAreNotGrowth() throws InterruptedException {
        readWeekly(all(0), week -> 2.0 * week, true);
        ClassGrowth growth = GrowthModel.fit(seen);
        assertThat(growth.ofClass().orElseThrow().change()).isCloseTo(0, within(3.0));
        assertThat(growth.learners().values()).extracting(GrowthLine::verdict).doesNotContain(GrowthVerdict.FELL);
        assertThat(verdicts(growth).getOrDefault(GrowthVerdict.GREW, 0L)).isLessThanOrEqualTo(2);
    }

    @Test
    void harderSentencesDoNotHideGrowth() throws InterruptedException {
        readWeekly(all(1.5), week -> -2.0 * week, true);
        assertThat(verdicts(GrowthModel.fit(seen)).getOrDefault(GrowthVerdict.GREW, 0L))
                .isGreaterThanOrEqualTo(LEARNERS - 2);
    }

    @Test
    void learnersAreComparedWithTheClassWhereEachSentenceIsReadOnce() throws InterruptedException {
        double[] slopes = all(1);
        slopes[3] = 3;
        slopes[5] = -1;
        readWeekly(slopes, week -> 2.0 * week, false);
        ClassGrowth growth = GrowthModel.fit(seen);
        assertThat(growth.basis()).isEqualTo(ClassGrowth.Basis.CLASS);
        assertThat(growth.ofClass()).isEmpty();
        Map<Long, GrowthLine> learners = growth.learners();
        assertThat(line(learners, 3).verdict()).isEqualTo(GrowthVerdict.GREW);
        assertThat(line(learners, 3).slope()).isCloseTo(2, within(0.7));
        assertThat(line(learners, 5).verdict()).isEqualTo(GrowthVerdict.FELL);
        assertThat(verdicts(growth).getOrDefault(GrowthVerdict.STEADY, 0L)).isGreaterThanOrEqualTo(LEARNERS - 5);
    }

    private static GrowthLine line(Map<Long, GrowthLine> learners, long learner) {
        return java.util.Objects.requireNonNull(learners.get(learner));
    }

    @Test
    void fewTakesSayLittle() throws InterruptedException {
        readWeekly(all(1.5), week -> 0, true);
        long newcomer = 99;
        seen.add(new GrowthObservation(newcomer, 3, 0, 20));
        seen.add(new GrowthObservation(newcomer, 3, 10, 100));
        Map<Long, GrowthLine> learners = GrowthModel.fit(seen).learners();
        assertThat(line(learners, newcomer).verdict()).isEqualTo(GrowthVerdict.TOO_FEW);
        assertThat(line(learners, newcomer).change())
                .as("drawn towards the class")
                .isLessThan(50);
        assertThat(line(learners, newcomer).changeBand())
                .isGreaterThan(line(learners, 0).changeBand());
        for (int i = 0; i < 8; i++) {
            seen.add(new GrowthObservation(100, 4L + i, 5 + i / 7.0, 80 + 2.0 * i));
        }
        assertThat(line(GrowthModel.fit(seen).learners(), 100).verdict())
                .as("within a week")
                .isEqualTo(GrowthVerdict.TOO_FEW);
    }

    /// Of the bands of 95 %, about so many hold the growth that there was.
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theBandsHoldWhatTheyPromise(boolean readAgain) throws InterruptedException {
        int held = 0;
        int all = 0;
        for (int school = 0; school < 12; school++) {
            seen.clear();
            double[] slopes = IntStream.range(0, LEARNERS)
                    .mapToDouble(any -> 0.5 + noise(0.6))
                    .toArray();
            readWeekly(slopes, week -> 0.7 * week, readAgain);
            ClassGrowth growth = GrowthModel.fit(seen);
            double mean = growth.basis() == ClassGrowth.Basis.OWN
                    ? 0
                    : IntStream.range(0, LEARNERS)
                            .mapToDouble(i -> slopes[i])
                            .average()
                            .orElseThrow();
            for (int learner = 0; learner < LEARNERS; learner++) {
                GrowthLine line = line(growth.learners(), learner);
                held += Math.abs(line.change() - (slopes[learner] - mean) * (WEEKS - 1)) <= line.changeBand() ? 1 : 0;
                all++;
            }
        }
        assertThat((double) held / all).isBetween(0.9, 0.995);
    }

    @Test
    void aLearnerAloneIsComparedWithEarlierReadingsOfTheSameSentences() throws InterruptedException {
        for (int week = 0; week < 10; week++) {
            for (int sentence = 0; sentence < 6; sentence++) {
                seen.add(new GrowthObservation(1, sentence, week, 60 + 5 * (sentence % 3) + 2 * week + noise(4)));
            }
        }
        ClassGrowth growth = GrowthModel.fit(seen);
        assertThat(growth.basis()).isEqualTo(ClassGrowth.Basis.OWN);
        assertThat(line(growth.learners(), 1).verdict()).isEqualTo(GrowthVerdict.GREW);
        assertThat(line(growth.learners(), 1).slope()).isCloseTo(2, within(0.5));
    }

    @Test
    void theBandOfALevelIsNarrowestWhereTheTakesAre() throws InterruptedException {
        readWeekly(all(1), week -> 0, true);
        GrowthLine line = line(GrowthModel.fit(seen).learners(), 0);
        assertThat(line.bandAt(line.centre())).isLessThan(line.bandAt(line.firstWeek()));
        assertThat(line.bandAt(line.centre())).isLessThan(line.bandAt(line.lastWeek()));
        assertThat(line.levelAt(line.lastWeek()) - line.levelAt(line.firstWeek()))
                .isCloseTo(line.change(), within(1e-9));
    }

    @Test
    void aSchoolOfFourHundredInOneClassIsFittedToo() throws InterruptedException {
        readWeekly(IntStream.range(0, 400).mapToDouble(i -> 1 + i % 2).toArray(), week -> 0, true);
        ClassGrowth growth = GrowthModel.fit(seen);
        assertThat(growth.learners()).hasSize(400);
        assertThat(growth.ofClass().orElseThrow().slope()).isCloseTo(1.5, within(0.2));
    }

    @Test
    void nothingAndOneTakeSayNothing() throws InterruptedException {
        assertThat(GrowthModel.fit(List.of()).learners()).isEmpty();
        ClassGrowth one = GrowthModel.fit(List.of(new GrowthObservation(1, 1, 0, 80)));
        assertThat(line(one.learners(), 1).verdict()).isEqualTo(GrowthVerdict.TOO_FEW);
        assertThat(line(one.learners(), 1).change()).isZero();
    }

    @Test
    void anInterruptionEndsIt() {
        readWeekly(all(1), week -> 0, true);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> GrowthModel.fit(seen)).isInstanceOf(InterruptedException.class);
    }
}

package app.saywell.desk.kit.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.Word;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class TimeMapTest {
    private final List<Word> model = List.of(word(0.1, 0.4), word(0.4, 0.6), word(0.9, 1.2));
    private final List<Word> learner = List.of(word(0.2, 0.8), word(1.0, 1.4), word(1.4, 2.0));
    private final TimeMap map = TimeMap.aligned(model, learner, TimeMap.identity());

    @Test
    void laysEachWordOverTheSameWord() {
        for (int i = 0; i < model.size(); i++) {
            assertThat(map.toAxis(model.get(i).start()))
                    .isEqualTo(learner.get(i).start());
            assertThat(map.endToAxis(model.get(i).end()))
                    .isEqualTo(learner.get(i).end());
        }
    }

    @Test
    void stretchesEvenlyWithinAWord() {
        assertThat(map.toAxis(0.25)).isCloseTo(0.5, within(1e-9));
        assertThat(map.toLane(0.5)).isCloseTo(0.25, within(1e-9));
    }

    @Test
    void standsStillWhereOnlyTheLearnerPauses() {
        assertThat(map.toLane(0.85)).isEqualTo(0.4);
        assertThat(map.toLane(0.95)).isEqualTo(0.4);
    }

    @Test
    void leavesNoRoomForAPauseThatOnlyTheModelMakes() {
        assertThat(map.endToAxis(0.6)).isEqualTo(1.4);
        assertThat(map.toAxis(0.9)).isEqualTo(1.4);
    }

    @Property(tries = 300)
    void neverRunsBackward(
            @ForAll @DoubleRange(min = -1, max = 3) double momentA,
            @ForAll @DoubleRange(min = -1, max = 3) double momentB) {
        double first = Math.min(momentA, momentB);
        double second = Math.max(momentA, momentB);
        assertThat(map.toAxis(first)).isLessThanOrEqualTo(map.toAxis(second) + 1e-12);
        assertThat(map.toLane(first)).isLessThanOrEqualTo(map.toLane(second) + 1e-12);
    }

    @Test
    void aLongPauseTakesNoMoreThanItsShareAndAllElseIsAsLongAsItWas() {
        List<Word> hesitant = List.of(word(0.2, 0.8), word(3.8, 4.2), word(4.5, 5.0));
        TimeMap shortened = TimeMap.withShortPauses(hesitant);
        assertThat(shortened.toAxis(0.5)).isEqualTo(0.5);
        assertThat(shortened.toAxis(3.8)).isCloseTo(0.8 + TimeMap.LONGEST_PAUSE, within(1e-9));
        assertThat(shortened.toAxis(5.0) - shortened.toAxis(3.8)).isCloseTo(1.2, within(1e-9));
        assertThat(shortened.toAxis(6.0)).as("after the last word").isCloseTo(3.6, within(1e-9));
        assertThat(shortened.toLane(1.1)).as("half-way through the pause").isCloseTo(2.3, within(1e-9));
        TimeMap model = TimeMap.aligned(this.model, hesitant, shortened);
        assertThat(model.toAxis(0.4)).as("the same word of the model").isEqualTo(shortened.toAxis(3.8));
    }

    @Test
    void shortPausesStayAsTheyAre() {
        assertThat(TimeMap.withShortPauses(learner)).isSameAs(TimeMap.identity());
        assertThat(TimeMap.withShortPauses(List.of())).isSameAs(TimeMap.identity());
    }

    @Test
    void isTrueTimeWhereTheWordsDifferInNumber() {
        TimeMap none = TimeMap.aligned(model, learner.subList(0, 2), TimeMap.identity());
        assertThat(none.toAxis(1.234)).isEqualTo(1.234);
    }

    private static Word word(double start, double end) {
        return new Word("w", start, end, 90, true, false, null, List.of(), List.of());
    }
}

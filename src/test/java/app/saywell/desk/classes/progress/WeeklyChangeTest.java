package app.saywell.desk.classes.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.classes.progress.WeeklyChange.GrowthVerdict;
import app.saywell.desk.classes.progress.WeeklyChange.WeeklyFigure;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What a line over the weeks says.
class WeeklyChangeTest {
    @Test
    void aLineGivesItsChangeAndGroupsOfOneSayNothing() {
        WeeklyChange change = WeeklyChange.of(List.of(
                weeks(8, week -> 10 + 2 * week + (week % 2 == 0 ? 0.1 : -0.1)), List.of(new WeeklyFigure(90, 500))));
        assertThat(change.change()).isCloseTo(14, within(0.2));
        assertThat(change.weeks()).isEqualTo(7);
        assertThat(change.verdict(1)).isEqualTo(GrowthVerdict.GREW);
    }

    /// Equal figures that were computed in another order may differ in the last digits.
    @Test
    void figuresThatDifferByRoundingAloneHaveNotChanged() {
        assertThat(WeeklyChange.of(List.of(weeks(8, week -> 117.6 + week * 1e-13)))
                        .verdict(1))
                .isEqualTo(GrowthVerdict.STEADY);
    }

    @Test
    void fewFiguresAndLittleTimeSayNothing() {
        assertThat(WeeklyChange.of(List.of(weeks(5, week -> week))).verdict(1)).isEqualTo(GrowthVerdict.TOO_FEW);
        assertThat(WeeklyChange.of(List.of(weeks(8, week -> week), List.of())).verdict(1))
                .isEqualTo(GrowthVerdict.GREW);
        assertThat(WeeklyChange.of(List.of()).verdict(1)).isEqualTo(GrowthVerdict.TOO_FEW);
    }

    /// What rose within some days says nothing about the weeks between them.
    @Test
    void timeOverWhichNothingWasComparedDoesNotCount() {
        WeeklyChange change = WeeklyChange.of(List.of(days(0), days(70)));
        assertThat(change.weeks()).isCloseTo(6 / 7.0, within(1e-9));
        assertThat(change.verdict(1)).isEqualTo(GrowthVerdict.TOO_FEW);
        assertThat(WeeklyChange.of(List.of(weeks(5, week -> week), weeks(8, week -> week)))
                        .weeks())
                .isEqualTo(7);
    }

    private static List<WeeklyFigure> days(int first) {
        return IntStream.range(0, 4)
                .mapToObj(day -> new WeeklyFigure((first + day) / 7.0, 60 + 2 * day))
                .toList();
    }

    private static List<WeeklyFigure> weeks(int count, DoubleUnaryOperator figure) {
        return IntStream.range(0, count)
                .mapToObj(week -> new WeeklyFigure(week, figure.applyAsDouble(week)))
                .toList();
    }
}

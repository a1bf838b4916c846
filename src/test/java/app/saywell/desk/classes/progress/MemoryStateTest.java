package app.saywell.desk.classes.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The expected numbers are those of py-fsrs 6.3 with its default weights, without learning steps and
/// without fuzzing.
class MemoryStateTest {
    private static final Instant START = Instant.parse("2026-11-01T09:00:00Z");

    private record Review(double day, boolean right, double stability, double difficulty, int interval) {}

    @Test
    void reviewsOnOneDayAndOverWeeksAreScheduledAsByTheReference() {
        check(List.of(
                new Review(0, true, 0.24668918777567272, 6.402115069296838, 1),
                new Review(1, true, 2.021477251638192, 6.3909413235243795, 2),
                new Review(3, true, 6.451804956995953, 6.379778751497693, 6),
                new Review(9, true, 17.62368941751921, 6.368627342043034, 18),
                new Review(30, false, 1.8444610050790557, 8.791620869960457, 2),
                new Review(31, true, 3.0868226048626215, 8.778057618387335, 3)));
    }

    @Test
    void aWordMissedAgainAndAgainIsScheduledAsByTheReference() {
        check(List.of(
                new Review(1, false, 0.10088578982099844, 8.806304468856837, 1),
                new Review(2, false, 0.05503453011833104, 9.592868765339693, 1),
                new Review(2.5, true, 0.06998236520880013, 9.57850426587119, 1),
                new Review(5, true, 0.45333258890483324, 9.564154130902157, 1)));
    }

    @Test
    void aReviewThatIsLateIsScheduledAsByTheReference() {
        check(List.of(
                new Review(0.1, true, 0.24668918777567272, 6.402115069296838, 1),
                new Review(0.2, true, 0.2842063592758949, 6.3909413235243795, 1),
                new Review(0.3, true, 0.32439327450133126, 6.379778751497693, 1),
                new Review(4, true, 3.4904244396297375, 6.368627342043034, 3),
                new Review(40, true, 27.393567749680837, 6.357487083997829, 27)));
    }

    private static void check(List<Review> reviews) {
        MemoryState state = MemoryState.missedAt(START);
        for (Review review : reviews) {
            Instant time = START.plus(Duration.ofMinutes(Math.round(review.day() * 24 * 60)));
            state = state.next(review.right(), time);
            assertThat(state.stabilityDays()).as("%s", review).isCloseTo(review.stability(), within(1e-9));
            assertThat(state.difficulty()).as("%s", review).isCloseTo(review.difficulty(), within(1e-9));
            assertThat(state.dueAt()).as("%s", review).isEqualTo(time.plus(Duration.ofDays(review.interval())));
        }
    }
}

package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BackupRetentionTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 21);
    private static final List<LocalDate> HUNDRED_DAYS =
            IntStream.range(0, 100).mapToObj(TODAY::minusDays).toList();

    @Test
    void sevenDaysAndFourWeeksAreKept() {
        assertThat(BackupRetention.kept(HUNDRED_DAYS, TODAY, Optional.empty()))
                .containsExactly(
                        TODAY.minusDays(28),
                        TODAY.minusDays(21),
                        TODAY.minusDays(14),
                        TODAY.minusDays(7),
                        TODAY.minusDays(6),
                        TODAY.minusDays(5),
                        TODAY.minusDays(4),
                        TODAY.minusDays(3),
                        TODAY.minusDays(2),
                        TODAY.minusDays(1),
                        TODAY);
    }

    @Test
    void nothingFromBeforeAPassedDayOfErasureIsKept() {
        assertThat(BackupRetention.kept(HUNDRED_DAYS, TODAY, Optional.of(TODAY.minusDays(2))))
                .containsExactly(TODAY.minusDays(1), TODAY);
    }

    @Test
    void theNewestCopyIsAlwaysKept() {
        LocalDate old = TODAY.minusYears(1);
        assertThat(BackupRetention.kept(List.of(old), TODAY, Optional.of(TODAY)))
                .containsExactly(old);
    }
}

package app.saywell.desk.classes.sounds;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.sounds.SoundChange.ChangeVerdict;
import app.saywell.desk.classes.sounds.SpokenSound.WordPlace;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SoundProgressTest {
    private static final ZoneId ZONE = ZoneId.of("Asia/Seoul");
    private static final Instant FIRST = Instant.parse("2026-03-02T11:00:00Z");
    private static final LocalDate DAY = LocalDate.of(2026, 3, 2);

    @Test
    void aSoundIsPractisedFromItsSecondMissOn() {
        List<SpokenSound> said = new ArrayList<>(said(0, true, false));
        assertThat(only(said).status(DAY)).isEqualTo(SoundStatus.NEW);
        assertThat(only(said).dueOn()).isEmpty();
        said.addAll(said(3, false, true, true));
        assertThat(only(said).status(DAY.plusDays(3))).isEqualTo(SoundStatus.LEARNING);
        assertThat(only(said).dueOn()).contains(DAY.plusDays(4));
        assertThat(only(said).status(DAY.plusDays(4))).isEqualTo(SoundStatus.DUE);
    }

    @Test
    void missesThatAreLongAgoAreForgotten() {
        List<SpokenSound> said = new ArrayList<>(said(0, false));
        said.addAll(said(40, false, true));
        assertThat(only(said).dueOn()).isEmpty();
    }

    @Test
    void whatIsSaidWellComesBackLaterEachTimeUntilItIsMastered() {
        List<SpokenSound> said = new ArrayList<>(said(0, false, false, true));
        LocalDate due = only(said).dueOn().orElseThrow();
        List<Long> intervals = new ArrayList<>();
        while (only(said).status(due.minusDays(1)) != SoundStatus.MASTERED) {
            assertThat(intervals).as("it is mastered some day").hasSizeLessThan(12);
            said.addAll(said((int) (due.toEpochDay() - DAY.toEpochDay()), true, true, true, true, true));
            LocalDate next = only(said).dueOn().orElseThrow();
            intervals.add(next.toEpochDay() - due.toEpochDay());
            due = next;
        }
        assertThat(intervals).isSorted();
        assertThat(intervals.getFirst()).isLessThanOrEqualTo(3);
        assertThat(due).as("it is remembered for three weeks").isAfterOrEqualTo(DAY.plusDays(21));
    }

    @Test
    void whatWasSaidWellOnEveryDayOfThreeWeeksIsMasteredWhateverTheSpacingForetells() {
        List<SpokenSound> said = new ArrayList<>();
        for (int week = 0; week < 5; week++) {
            said.addAll(said(7 * week, false, false));
        }
        for (int week = 5; week < 8; week++) {
            said.addAll(said(7 * week, true, true, true));
        }
        assertThat(only(said).isMastered()).as("after two weeks").isFalse();
        said.addAll(said(56, true, true, true));
        assertThat(only(said).isMastered()).as("after three weeks").isTrue();
        assertThat(only(said).isPractised()).isTrue();
        said.addAll(said(63, true, false, false));
        assertThat(only(said).isMastered()).as("after a bad day").isFalse();
    }

    @Test
    void aBadDayBringsItBackTheNextDay() {
        List<SpokenSound> said = new ArrayList<>(said(0, false, false));
        said.addAll(said(1, true, true, true, true));
        said.addAll(said(3, true, true, true, true));
        assertThat(only(said).dueOn().orElseThrow()).isAfter(DAY.plusDays(4));
        said.addAll(said(8, true, false, false, true));
        assertThat(only(said).status(DAY.plusDays(9))).isEqualTo(SoundStatus.DUE);
    }

    @Test
    void aSoundThatWasAlwaysSaidWellNeedsNoPractice() {
        assertThat(only(said(0, true, true, true)).status(DAY)).isEqualTo(SoundStatus.NEW);
        List<SpokenSound> said = said(0, true, true, true, true, true, true, true, true, true, true);
        assertThat(only(said).status(DAY)).isEqualTo(SoundStatus.MASTERED);
        assertThat(only(said).status(DAY.plusDays(300))).isEqualTo(SoundStatus.MASTERED);
    }

    @Test
    void aChangeIsOnlyCalledRealBeyondItsBand() {
        List<SpokenSound> said = new ArrayList<>();
        for (int day = 0; day < 12; day++) {
            boolean isLate = day >= 8;
            said.addAll(said(day, isLate, false, isLate, true, isLate));
        }
        SoundChange change = SoundChange.of(only(said));
        assertThat(change.verdict()).isEqualTo(ChangeVerdict.BETTER);
        assertThat(change.before()).isEqualTo(0.2);
        assertThat(change.now()).isEqualTo(0.8);
        assertThat(SoundChange.of(only(said.subList(0, 20))).verdict()).isEqualTo(ChangeVerdict.TOO_FEW);
    }

    @Test
    void ofSoundsThatDoNotChangeHardlyAnyIsCalledBetterOrWorse() {
        Random random = new Random(5);
        int called = 0;
        int sounds = 2000;
        for (int sound = 0; sound < sounds; sound++) {
            double chance = 0.3 + 0.6 * random.nextDouble();
            List<SpokenSound> said = new ArrayList<>();
            for (int day = 0; day < 18; day++) {
                boolean[] right = new boolean[2 + random.nextInt(6)];
                for (int i = 0; i < right.length; i++) {
                    right[i] = random.nextDouble() < chance;
                }
                said.addAll(said(day, right));
            }
            ChangeVerdict verdict = SoundChange.of(only(said)).verdict();
            called += verdict == ChangeVerdict.NO_CHANGE_KNOWN ? 0 : 1;
        }
        assertThat((double) called / sounds).isBetween(0.01, 0.06);
    }

    private static SoundProgress only(List<SpokenSound> said) {
        return SoundProgress.of(said, ZONE).getFirst();
    }

    private static List<SpokenSound> said(int day, boolean... right) {
        List<SpokenSound> said = new ArrayList<>();
        for (int i = 0; i < right.length; i++) {
            said.add(new SpokenSound(
                    "ɹ",
                    right[i],
                    right[i] ? 90 : 40,
                    new WordPlace("river", day, 0, 1),
                    FIRST.plus(Duration.ofDays(day)).plusSeconds(i),
                    "embedded 1"));
        }
        return said;
    }
}

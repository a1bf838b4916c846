package app.saywell.desk.classes.sounds;

import app.saywell.desk.classes.progress.StudentT;
import java.util.List;

/// How much a sound has changed from the first days to the last ones, with the band within which that
/// is known.
///
/// What is said within one sitting is said alike, so days are compared, not single sounds: the spread of
/// the days, each with the weight of how often the sound was said (at least the spread that chance alone
/// makes), gives the error of both shares, and Student's t its band (weighted two-sample test with one
/// variance).
///
/// @param days on each side
/// @param before share of the first days, 0 to 1
/// @param now share of the last days, 0 to 1
/// @param band half the width of the interval in which the difference lies in 95 % of cases
public record SoundChange(int days, double before, double now, double band) {
    private static final int MIN_DAYS = 4;

    /// A sound that was never missed is not certain for that.
    private static final double LEAST_VARIANCE = 0.05;

    /// What can be said of a change.
    public enum ChangeVerdict {
        /// Better by more than the band.
        BETTER,
        /// Worse by more than the band.
        WORSE,
        /// The difference lies within its band.
        NO_CHANGE_KNOWN,
        /// There are too few days.
        TOO_FEW
    }

    /// The change of a sound: of the first third of its days against the last third.
    public static SoundChange of(SoundProgress progress) {
        List<SoundDay> days = progress.days();
        int side = Math.max(MIN_DAYS, days.size() / 3);
        if (days.size() < 2 * side) {
            return new SoundChange(0, 0, 0, 0);
        }
        DayGroup first = DayGroup.of(days.subList(0, side));
        DayGroup last = DayGroup.of(days.subList(days.size() - side, days.size()));
        int freedom = 2 * side - 2;
        double share = (first.share() * first.times() + last.share() * last.times()) / (first.times() + last.times());
        double ofChance = Math.max(LEAST_VARIANCE, share * (1 - share));
        double variance = Math.max(ofChance, (first.squares() + last.squares()) / freedom);
        double error = Math.sqrt(variance * (1.0 / first.times() + 1.0 / last.times()));
        return new SoundChange(side, first.share(), last.share(), StudentT.band95(freedom) * error);
    }

    /// Some days together.
    ///
    /// @param times how often the sound was said
    /// @param share of times that it was said well
    /// @param squares squared differences of the days from that share, each as often as it was said
    private record DayGroup(int times, double share, double squares) {
        static DayGroup of(List<SoundDay> days) {
            int times = days.stream().mapToInt(day -> day.spoken().size()).sum();
            double share = (double) days.stream().mapToInt(SoundDay::right).sum() / times;
            double squares = days.stream()
                    .mapToDouble(day -> day.spoken().size() * (day.share() - share) * (day.share() - share))
                    .sum();
            return new DayGroup(times, share, squares);
        }
    }

    /// The difference; negative if it became worse.
    public double difference() {
        return now - before;
    }

    /// What can be said of it.
    public ChangeVerdict verdict() {
        if (days == 0) {
            return ChangeVerdict.TOO_FEW;
        }
        if (Math.abs(difference()) <= band) {
            return ChangeVerdict.NO_CHANGE_KNOWN;
        }
        return difference() > 0 ? ChangeVerdict.BETTER : ChangeVerdict.WORSE;
    }
}

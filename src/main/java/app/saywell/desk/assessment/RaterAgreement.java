package app.saywell.desk.assessment;

import java.util.List;
import java.util.OptionalDouble;

/// How far two raters agree.
public final class RaterAgreement {
    private RaterAgreement() {}

    /// The levels that two raters gave the same reading by the same criterion.
    ///
    /// @param first, second from 1
    public record RatedTwice(int first, int second) {}

    /// Quadratic weighted kappa (Cohen, 1968): 1 if the raters always gave the same level, 0 if they agree no more
    /// than by chance. A difference weighs by its square.
    ///
    /// @param levels the number of levels
    /// @return empty without ratings, and where both gave one and the same level throughout, which tells nothing
    static OptionalDouble quadraticKappa(List<RatedTwice> ratings, int levels) {
        double[] first = new double[levels];
        double[] second = new double[levels];
        double observed = 0;
        for (RatedTwice rating : ratings) {
            first[rating.first() - 1]++;
            second[rating.second() - 1]++;
            observed += squared(rating.first() - rating.second());
        }
        double expected = 0;
        for (int i = 0; i < levels; i++) {
            for (int k = 0; k < levels; k++) {
                expected += squared(i - k) * first[i] * second[k] / Math.max(1, ratings.size());
            }
        }
        return expected == 0 ? OptionalDouble.empty() : OptionalDouble.of(1 - observed / expected);
    }

    private static double squared(int difference) {
        return (double) difference * difference;
    }
}

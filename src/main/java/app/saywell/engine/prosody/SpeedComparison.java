package app.saywell.engine.prosody;

import app.saywell.engine.EngineException;
import app.saywell.engine.EngineException.Kind;

import java.util.List;

/// Speaking rate without pauses, relative to the native speaker's.
///
/// @param score 0-10: nothing up to 70 % of the native rate, rising evenly to all from 100 % to
///     [#FAST], falling to nothing at [#RUSHED]
/// @param ratio own rate by the native rate; 0.5 is half as fast
public record SpeedComparison(double score, double ratio) {
    /// Up to this ratio, faster than the native speaker is no fault.
    public static final double FAST = 1.3;

    private static final double SLOW = 0.7;
    private static final double RUSHED = 2.3;

    static SpeedComparison of(List<Pair> pairs) {
        double mine = pairs.stream().mapToDouble(pair -> pair.user().seconds()).sum();
        double theirs = pairs.stream().mapToDouble(pair -> pair.model().seconds()).sum();
        if (!(theirs > 0) || !(mine > 0)) {
            throw new EngineException(
                    Kind.FOREIGN_COMPONENTS, "The native speech components hold no word times.");
        }
        double ratio = theirs / mine;
        double share =
                ratio <= FAST ? (ratio - SLOW) / (1 - SLOW) : (RUSHED - ratio) / (RUSHED - FAST);
        return new SpeedComparison(Points.of(share), ratio);
    }
}

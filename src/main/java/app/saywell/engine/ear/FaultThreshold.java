package app.saywell.engine.ear;

import java.util.Properties;

/// From which probability on a sound is wrong. It depends on how well the other sounds of the
/// reading were said: among those of a poor reading every fourth is wrong, among those of a good
/// one one in five hundred, and a good reader's sounds that are run together are no faults.
///
/// @param poorMean what people would give the other sounds (0 to 2) up to which `poor` holds
/// @param poor the probability there
/// @param goodMean what people would give the other sounds from which on `good` holds; between the
///     two means the threshold rises evenly
/// @param good the probability there
record FaultThreshold(double poorMean, double poor, double goodMean, double good) {

    static FaultThreshold of(Properties properties) {
        return new FaultThreshold(
                EarThresholds.number(properties, "fault.poor.mean"),
                EarThresholds.number(properties, "fault.poor.border"),
                EarThresholds.number(properties, "fault.good.mean"),
                EarThresholds.number(properties, "fault.good.border"));
    }

    /// The threshold for each sound of a reading, or of a part of one.
    ///
    /// @param scores what people would give each, 0 to 2
    double[] of(float[] scores) {
        double sum = 0;
        for (float score : scores) {
            sum += score;
        }
        double[] thresholds = new double[scores.length];
        for (int sound = 0; sound < scores.length; sound++) {
            thresholds[sound] = at((sum - scores[sound]) / Math.max(1, scores.length - 1));
        }
        return thresholds;
    }

    private double at(double meanOfOthers) {
        double share = (meanOfOthers - poorMean) / (goodMean - poorMean);
        return poor + Math.clamp(share, 0.0, 1.0) * (good - poor);
    }
}

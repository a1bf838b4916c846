package app.saywell.speech.signal;

import java.util.Arrays;

/// How loud the blocks of a recording are, in decibels.
///
/// @param decibels one value for each block
/// @param high what loud vowels reach; 0 without blocks
/// @param low the background, as far as it was recorded alone; 0 without blocks
@SuppressWarnings("ArrayRecordComponent") // read only, and never compared
record BlockLevels(double[] decibels, double high, double low) {
    private static final int LOUDEST = 5;
    private static final double MIN_POWER = 1e-10;
    private static final double HIGH_SHARE = 0.95;
    private static final double LOW_SHARE = 0.1;

    /// @param power the mean square of each block
    static BlockLevels of(double... power) {
        double[] decibels = new double[power.length];
        for (int i = 0; i < power.length; i++) {
            decibels[i] = 10 * Math.log10(power[i] + MIN_POWER);
        }
        double[] ordered = measured(decibels);
        return new BlockLevels(decibels, at(HIGH_SHARE, ordered), low(ordered));
    }

    /// The background among levels in ascending order; 0 without any.
    static double low(double... ordered) {
        return at(LOW_SHARE, ordered);
    }

    private static double at(double share, double... ordered) {
        return ordered.length == 0 ? 0 : ordered[(int) (share * (ordered.length - 1))];
    }

    /// The levels in ascending order, without the quietest where silence is most of the recording.
    private static double[] measured(double... decibels) {
        double[] ordered = decibels.clone();
        Arrays.sort(ordered);
        if (ordered.length < LOUDEST) {
            return ordered;
        }
        double loudest = ordered[ordered.length - LOUDEST];
        int speech = 0;
        while (speech < ordered.length
                && ordered[ordered.length - 1 - speech] >= loudest - TakeQualityLimits.SPEECH_RANGE_DB) {
            speech++;
        }
        int kept = Math.min(ordered.length, (1 + TakeQualityLimits.MAX_QUIET_SHARE) * speech);
        return Arrays.copyOfRange(ordered, ordered.length - kept, ordered.length);
    }
}

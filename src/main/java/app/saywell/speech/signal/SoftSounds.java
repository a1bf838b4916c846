package app.saywell.speech.signal;

import java.util.Arrays;

/// From where to where a recording stands above its background, however softly, for as long as a short word lasts: most
/// of .15 s. What is shorter, as the click of a key, is none of these sounds.
///
/// @param first the first block of 10 ms; the number of blocks where there is none
/// @param last the last block; -1 where there is none
/// @param maskable whether the background could hide a soft word: it is less than 20 dB below the loud vowels
record SoftSounds(int first, int last, boolean maskable) {
    private static final int SPAN = 15;
    private static final double ABOVE_BACKGROUND_DB = 3;
    private static final double MIN_BELOW_HIGH_DB = 20;

    /// @param power the mean square of each block
    static SoftSounds of(double... power) {
        BlockLevels levels = BlockLevels.of(power);
        double[] medians = medians(levels.decibels());
        double[] ordered = medians.clone();
        Arrays.sort(ordered);
        double background = BlockLevels.low(ordered);
        double threshold = Math.max(background + ABOVE_BACKGROUND_DB, levels.high() - LoudBlocks.MAX_BELOW_HIGH_DB);
        int first = power.length;
        int last = -1;
        for (int span = 0; span < medians.length; span++) {
            if (medians[span] > threshold) {
                first = Math.min(first, next(levels.decibels(), span, 1, threshold));
                last = next(levels.decibels(), span + SPAN - 1, -1, threshold);
            }
        }
        return new SoftSounds(first, last, background > levels.high() - MIN_BELOW_HIGH_DB);
    }

    /// The middle level of each span of blocks, by its first block.
    private static double[] medians(double... decibels) {
        double[] medians = new double[Math.max(0, decibels.length - SPAN + 1)];
        for (int i = 0; i < medians.length; i++) {
            double[] span = Arrays.copyOfRange(decibels, i, i + SPAN);
            Arrays.sort(span);
            medians[i] = span[SPAN / 2];
        }
        return medians;
    }

    /// The first block above the threshold, from one on in a direction; there is one.
    private static int next(double[] decibels, int start, int direction, double threshold) {
        int block = start;
        while (decibels[block] <= threshold) {
            block += direction;
        }
        return block;
    }
}

package app.saywell.speech.signal;

/// Where a recording is loud, in blocks of 10 ms: speech or another sound above the background.
///
/// @param loud one value for each block
/// @param first the first loud block that is not alone; 0 where there is none
/// @param last the last such block
@SuppressWarnings("ArrayRecordComponent") // read only, and never compared
public record LoudBlocks(boolean[] loud, int first, int last) {
    /// Blocks of a second.
    public static final int PER_SECOND = 100;

    /// What is softer than the loud vowels by more than this is not speech.
    static final double MAX_BELOW_HIGH_DB = 35;

    private static final int NEIGHBOURS = 5;
    private static final int NEEDED_NEIGHBOURS = 3;
    private static final double MIN_BELOW_HIGH_DB = 15;
    private static final double ABOVE_LOW_DB = 6;

    /// The noise of a usual room, 20 dB below the voice, hides what is softer.
    private static final double CLEAR_BELOW_HIGH_DB = 23;

    private static final double CLEAR_ABOVE_LOW_DB = 4;

    /// @param power the mean square of each block
    public static LoudBlocks of(double... power) {
        boolean[] loud = above(BlockLevels.of(power), MAX_BELOW_HIGH_DB, ABOVE_LOW_DB);
        return new LoudBlocks(loud, edge(loud, 0, 1), edge(loud, loud.length - 1, -1));
    }

    /// The blocks of a recording.
    public static LoudBlocks of(Pcm audio) {
        return of(powers(audio.samples(), Math.max(1, audio.sampleRate() / PER_SECOND)));
    }

    /// Where sound stands clear of the background, one value for each block. Softer sounds do not count even where a
    /// quiet room lets them through: a usual room hides them, and the same speech ends where it ends in both.
    ///
    /// @param power the mean square of each block
    public static boolean[] clear(double... power) {
        return above(BlockLevels.of(power), CLEAR_BELOW_HIGH_DB, CLEAR_ABOVE_LOW_DB);
    }

    /// The mean square of each block.
    public static double[] powers(float[] samples, int blockLength) {
        double[] power = new double[samples.length / blockLength];
        for (int block = 0; block < power.length; block++) {
            for (int i = block * blockLength; i < (block + 1) * blockLength; i++) {
                power[block] += (double) samples[i] * samples[i] / blockLength;
            }
        }
        return power;
    }

    /// From the first loud block to the last one.
    public double seconds() {
        return loud.length == 0 ? 0 : (double) (last - first + 1) / PER_SECOND;
    }

    private static boolean[] above(BlockLevels levels, double maxBelowHigh, double aboveLow) {
        double high = levels.high();
        double threshold = Math.max(high - maxBelowHigh, Math.min(levels.low() + aboveLow, high - MIN_BELOW_HIGH_DB));
        boolean[] loud = new boolean[levels.decibels().length];
        for (int i = 0; i < loud.length; i++) {
            loud[i] = levels.decibels()[i] > threshold;
        }
        return loud;
    }

    /// The first loud block from one on in a direction that is not alone; that one where there is none.
    static int edge(boolean[] loud, int start, int direction) {
        for (int i = start; i >= 0 && i < loud.length; i += direction) {
            if (loud[i] && loudCount(loud, i, direction) >= NEEDED_NEIGHBOURS) {
                return i;
            }
        }
        return start;
    }

    /// Loud blocks among one and its neighbours in a direction.
    private static int loudCount(boolean[] loud, int block, int direction) {
        int count = 0;
        for (int i = 0; i < NEIGHBOURS; i++) {
            int other = block + i * direction;
            count += other >= 0 && other < loud.length && loud[other] ? 1 : 0;
        }
        return count;
    }
}

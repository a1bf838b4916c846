package app.saywell.speech.signal;

import java.util.Arrays;

/// Where a recording is loud, in blocks of 10 ms: speech or another sound above the background.
///
/// @param loud one value for each block
/// @param first the first loud block that is not alone; 0 where there is none
/// @param last the last such block
@SuppressWarnings("ArrayRecordComponent") // read only, and never compared
public record LoudBlocks(boolean[] loud, int first, int last) {
    /// Blocks of a second.
    public static final int PER_SECOND = 100;

    private static final int NEIGHBOURS = 5;
    private static final int NEEDED_NEIGHBOURS = 3;
    private static final double MIN_POWER = 1e-10;
    private static final double HIGH_SHARE = 0.95;
    private static final double LOW_SHARE = 0.1;
    private static final double MAX_BELOW_HIGH_DB = 35;
    private static final double MIN_BELOW_HIGH_DB = 15;
    private static final double ABOVE_LOW_DB = 6;

    /// @param power the mean square of each block
    public static LoudBlocks of(double... power) {
        boolean[] loud = loudBlocks(power);
        return new LoudBlocks(loud, edge(loud, 0, 1), edge(loud, loud.length - 1, -1));
    }

    /// The blocks of a recording.
    public static LoudBlocks of(Pcm audio) {
        return of(powers(audio.samples(), Math.max(1, audio.sampleRate() / PER_SECOND)));
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

    private static boolean[] loudBlocks(double... power) {
        double[] decibels = new double[power.length];
        for (int i = 0; i < power.length; i++) {
            decibels[i] = 10 * Math.log10(power[i] + MIN_POWER);
        }
        double[] ordered = measured(decibels);
        double high = ordered.length == 0 ? 0 : ordered[(int) (HIGH_SHARE * (ordered.length - 1))];
        double low = ordered.length == 0 ? 0 : ordered[(int) (LOW_SHARE * (ordered.length - 1))];
        double threshold = Math.max(high - MAX_BELOW_HIGH_DB, Math.min(low + ABOVE_LOW_DB, high - MIN_BELOW_HIGH_DB));
        boolean[] loud = new boolean[power.length];
        for (int i = 0; i < loud.length; i++) {
            loud[i] = decibels[i] > threshold;
        }
        return loud;
    }

    /// The levels in ascending order, without the quietest where silence is most of the recording.
    private static double[] measured(double... decibels) {
        double[] ordered = decibels.clone();
        Arrays.sort(ordered);
        if (ordered.length < NEIGHBOURS) {
            return ordered;
        }
        double loudest = ordered[ordered.length - NEIGHBOURS];
        int speech = 0;
        while (speech < ordered.length
                && ordered[ordered.length - 1 - speech] >= loudest - TakeQualityLimits.SPEECH_RANGE_DB) {
            speech++;
        }
        int kept = Math.min(ordered.length, (1 + TakeQualityLimits.MAX_QUIET_SHARE) * speech);
        return Arrays.copyOfRange(ordered, ordered.length - kept, ordered.length);
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

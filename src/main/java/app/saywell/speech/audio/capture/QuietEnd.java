package app.saywell.speech.audio.capture;

import app.saywell.speech.signal.DecibelScale;

/// Whether a take that is to end has ended in silence already, so that nothing more is waited for.
///
/// Its last .3 s have to be as quiet as its quietest fifth of a second, which is that before the first word as a rule,
/// and far below its loudest sound. The gap before a last plosive is shorter than that; what still stands above the
/// room is waited for, as is everything where speech hardly stands out.
final class QuietEnd {
    private static final int END_BLOCKS = 30;
    private static final int FLOOR_BLOCKS = 20;
    private static final int MAX_BLOCKS = 60 * LevelMeter.BLOCKS_PER_SECOND;
    private static final double ABOVE_FLOOR_DB = 6;
    private static final double BELOW_LOUDEST_DB = 28;

    private QuietEnd() {}

    /// @param firstBlock the block of the meter with which the take starts; of a longer take the last minute counts
    /// @param end the block before which it ends: the meter goes on while this is asked
    static boolean isReached(LevelMeter meter, long firstBlock, long end) {
        return isReachedSince(meter, firstBlock, Long.MAX_VALUE, end);
    }

    /// As above, and whether nothing was louder since a block either.
    ///
    /// @param since the block
    static boolean isReachedSince(LevelMeter meter, long firstBlock, long since, long end) {
        long from = Math.max(firstBlock, end - MAX_BLOCKS);
        short[] min = new short[MAX_BLOCKS];
        short[] max = new short[MAX_BLOCKS];
        int count = (int) Math.min(meter.blocks(Math.max(0, from), min, max), end - Math.max(0, from));
        if (count < END_BLOCKS + FLOOR_BLOCKS) {
            return false;
        }
        int[] peaks = new int[count];
        for (int i = 0; i < count; i++) {
            peaks[i] = Math.max(-min[i], max[i]);
        }
        long firstQuiet = Math.min(count - END_BLOCKS, since - Math.max(0, from));
        double last = level(loudest(peaks, (int) Math.max(0, firstQuiet), count));
        double all = level(loudest(peaks, 0, count));
        return last <= level(quietest(peaks)) + ABOVE_FLOOR_DB && last <= all - BELOW_LOUDEST_DB;
    }

    private static int quietest(int[] peaks) {
        int quietest = Integer.MAX_VALUE;
        for (int from = 0; from + FLOOR_BLOCKS <= peaks.length; from++) {
            quietest = Math.min(quietest, loudest(peaks, from, from + FLOOR_BLOCKS));
        }
        return quietest;
    }

    private static int loudest(int[] peaks, int from, int to) {
        int loudest = 0;
        for (int i = from; i < to; i++) {
            loudest = Math.max(loudest, peaks[i]);
        }
        return loudest;
    }

    private static double level(int peak) {
        return DecibelScale.ofAmplitude(peak / 32768.0);
    }
}

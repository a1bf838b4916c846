package app.saywell.speech.audio.capture;

import app.saywell.speech.signal.DecibelScale;

/// The level of the microphone now and in the last minute, in blocks of 10 ms.
///
/// The microphone's thread writes and the window reads. It uses no lock and allocates only the
/// readings.
public final class LevelMeter {
    public static final int BLOCKS_PER_SECOND = 100;

    // A microphone that is on has noise; within two seconds it is to be noticed that there is none.
    private static final double MUTED_SECONDS = 1.5;
    private static final int KEPT_BLOCKS = 8192;
    private static final int PEAK_BLOCKS = 4;
    private static final int RMS_BLOCKS = 20;
    private static final int HOLD_BLOCKS = 150;
    private static final int SPARE_BLOCKS = 16;

    private final int blockLength;
    private final short[] minima = new short[KEPT_BLOCKS];
    private final short[] maxima = new short[KEPT_BLOCKS];
    private final float[] power = new float[KEPT_BLOCKS];
    private volatile long blockCount;
    private volatile long lastNonZeroBlock;
    private volatile boolean clipped;

    private int min = Short.MAX_VALUE;
    private int max = Short.MIN_VALUE;
    private long squares;
    private int inBlock;

    LevelMeter(int sampleRate) {
        blockLength = sampleRate / BLOCKS_PER_SECOND;
    }

    /// The values that a meter shows.
    ///
    /// @param peakDb largest sample of the last 40 ms, dBFS
    /// @param rmsDb loudness of the last 200 ms, dBFS
    /// @param holdDb largest sample of the last 1.5 seconds, dBFS
    /// @param clipped whether full scale was reached since the last reset
    /// @param silentSeconds for how long all samples have been zero, as from a muted microphone
    public record LevelReading(double peakDb, double rmsDb, double holdDb, boolean clipped, double silentSeconds) {

        /// Whether nothing but zeros has come for so long that the microphone must be muted.
        public boolean isMuted() {
            return silentSeconds > MUTED_SECONDS;
        }
    }

    /// The current reading.
    public LevelReading reading() {
        long end = blockCount;
        return new LevelReading(
                DecibelScale.ofAmplitude(peak(end, PEAK_BLOCKS)),
                DecibelScale.ofPower(meanPower(end)),
                DecibelScale.ofAmplitude(peak(end, HOLD_BLOCKS)),
                clipped,
                (double) (end - lastNonZeroBlock) / BLOCKS_PER_SECOND);
    }

    /// Resets the clipping indicator.
    public void resetClip() {
        clipped = false;
    }

    /// The number of blocks since the microphone was opened.
    public long blocks() {
        return blockCount;
    }

    /// Copies minimum and maximum of the blocks from number `from` on, for the live waveform; at
    /// most the last minute.
    ///
    /// @return the number of blocks, or 0 if `from` is not available
    public int blocks(long from, short[] min, short[] max) {
        long end = blockCount;
        if (from < 0 || from >= end || end - from > KEPT_BLOCKS - SPARE_BLOCKS) {
            return 0;
        }
        int count = (int) Math.min(min.length, end - from);
        for (int i = 0; i < count; i++) {
            int at = (int) ((from + i) % KEPT_BLOCKS);
            min[i] = minima[at];
            max[i] = maxima[at];
        }
        return count;
    }

    void add(short[] samples, int count) {
        for (int i = 0; i < count; i++) {
            int sample = samples[i];
            min = Math.min(min, sample);
            max = Math.max(max, sample);
            squares += (long) sample * sample;
            inBlock++;
            if (inBlock == blockLength) {
                endBlock();
            }
        }
    }

    private void endBlock() {
        int at = (int) (blockCount % KEPT_BLOCKS);
        minima[at] = (short) min;
        maxima[at] = (short) max;
        power[at] = (float) ((double) squares / blockLength / (32768.0 * 32768));
        if (max == Short.MAX_VALUE || min == Short.MIN_VALUE) {
            clipped = true;
        }
        if (min != 0 || max != 0) {
            lastNonZeroBlock = blockCount + 1;
        }
        min = Short.MAX_VALUE;
        max = Short.MIN_VALUE;
        squares = 0;
        inBlock = 0;
        blockCount = blockCount + 1;
    }

    private double peak(long end, int blocks) {
        int peak = 0;
        for (long i = Math.max(0, end - blocks); i < end; i++) {
            int at = (int) (i % KEPT_BLOCKS);
            peak = Math.max(peak, Math.max(-minima[at], maxima[at]));
        }
        return peak / 32768.0;
    }

    private double meanPower(long end) {
        long from = Math.max(0, end - RMS_BLOCKS);
        double sum = 0;
        for (long i = from; i < end; i++) {
            sum += power[(int) (i % KEPT_BLOCKS)];
        }
        return end == from ? 0 : sum / (end - from);
    }
}

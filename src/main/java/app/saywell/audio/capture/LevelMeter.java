package app.saywell.audio.capture;

import app.saywell.signal.Decibels;

/// What the microphone hears now and heard in the last minute, in blocks of 10 ms.
///
/// The microphone's thread writes, the screen pulls as often as it draws; there is no lock and no
/// garbage but the readings.
public final class LevelMeter {
    /// Blocks a second.
    public static final int BLOCKS_PER_SECOND = 100;

    private static final int KEPT_BLOCKS = 8192;
    private static final int PEAK_BLOCKS = 4;
    private static final int RMS_BLOCKS = 20;
    private static final int HOLD_BLOCKS = 150;
    private static final int SPARE = 16;

    private final int blockLength;
    private final short[] least = new short[KEPT_BLOCKS];
    private final short[] greatest = new short[KEPT_BLOCKS];
    private final float[] power = new float[KEPT_BLOCKS];
    private volatile long written;
    private volatile long lastSound;
    private volatile boolean clipped;

    private int min = Short.MAX_VALUE;
    private int max = Short.MIN_VALUE;
    private long squares;
    private int inBlock;

    LevelMeter(int sampleRate) {
        blockLength = sampleRate / BLOCKS_PER_SECOND;
    }

    /// What a meter shows.
    ///
    /// @param peakDb greatest sample of the last 40 ms, dBFS
    /// @param rmsDb loudness of the last 200 ms, dBFS
    /// @param holdDb greatest sample of the last 1.5 seconds, dBFS
    /// @param clipped whether full scale was reached since the latch was last released
    /// @param deadSeconds for how long there has been nothing but zeros: a muted microphone
    public record Reading(
            double peakDb, double rmsDb, double holdDb, boolean clipped, double deadSeconds) {}

    /// The reading of this moment.
    public Reading reading() {
        long end = written;
        return new Reading(
                Decibels.ofAmplitude(peak(end, PEAK_BLOCKS)),
                Decibels.ofPower(meanPower(end)),
                Decibels.ofAmplitude(peak(end, HOLD_BLOCKS)),
                clipped,
                (double) (end - lastSound) / BLOCKS_PER_SECOND);
    }

    /// Lets the clip latch go.
    public void releaseClip() {
        clipped = false;
    }

    /// Number of blocks so far; the first since the microphone was opened is 0.
    public long blocks() {
        return written;
    }

    /// Copies the least and greatest sample of the blocks from number `from` on, for the live
    /// waveform; at most the last minute.
    ///
    /// @return how many blocks, or 0 if `from` is not yet or no longer there
    public int blocks(long from, short[] min, short[] max) {
        long end = written;
        if (from < 0 || from >= end || end - from > KEPT_BLOCKS - SPARE) {
            return 0;
        }
        int count = (int) Math.min(min.length, end - from);
        for (int i = 0; i < count; i++) {
            int at = (int) ((from + i) % KEPT_BLOCKS);
            min[i] = least[at];
            max[i] = greatest[at];
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
        int at = (int) (written % KEPT_BLOCKS);
        least[at] = (short) min;
        greatest[at] = (short) max;
        power[at] = (float) ((double) squares / blockLength / (32768.0 * 32768));
        if (max == Short.MAX_VALUE || min == Short.MIN_VALUE) {
            clipped = true;
        }
        if (min != 0 || max != 0) {
            lastSound = written + 1;
        }
        min = Short.MAX_VALUE;
        max = Short.MIN_VALUE;
        squares = 0;
        inBlock = 0;
        written = written + 1;
    }

    private double peak(long end, int blocks) {
        int peak = 0;
        for (long i = Math.max(0, end - blocks); i < end; i++) {
            int at = (int) (i % KEPT_BLOCKS);
            peak = Math.max(peak, Math.max(-least[at], greatest[at]));
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

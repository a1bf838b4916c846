package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.whisper.LogMel;
import java.util.Arrays;

/// The speech of a recording with equal silence around it and at one level, so that neither the
/// microphone nor a late start moves a score.
///
/// @param samples at [LogMel#SAMPLE_RATE]
/// @param loud whether speech or another loud sound is heard, for each 10 ms
/// @param startSeconds where the first sample lies in the recording; negative where silence was put
///     before it
@SuppressWarnings("ArrayRecordComponent") // goes into a spectrum, never compared
record PlacedSpeech(float[] samples, boolean[] loud, double startSeconds) {
    private static final int BLOCK = 160;
    private static final int SILENT_BLOCKS = 30;
    private static final int NEIGHBOURS = 5;
    private static final int NEEDED_NEIGHBOURS = 3;
    private static final double LEVEL = 0.05;
    private static final double MIN_LEVEL = 1e-5;
    private static final double MIN_POWER = 1e-10;

    /// @param recording samples at [LogMel#SAMPLE_RATE]
    static PlacedSpeech of(float[] recording) {
        double[] power = new double[recording.length / BLOCK];
        for (int block = 0; block < power.length; block++) {
            for (int i = block * BLOCK; i < (block + 1) * BLOCK; i++) {
                power[block] += (double) recording[i] * recording[i] / BLOCK;
            }
        }
        boolean[] loud = loudBlocks(power);
        int startBlock = edge(loud, 1) - SILENT_BLOCKS;
        int endBlock = edge(loud, -1) + 1 + SILENT_BLOCKS;
        int startSample = startBlock * BLOCK;
        int endSample = endBlock * BLOCK;
        double gain = LEVEL / Math.max(level(power, loud), MIN_LEVEL);
        float[] samples = new float[endSample - startSample];
        for (int i = 0; i < samples.length; i++) {
            int source = startSample + i;
            samples[i] = source >= 0 && source < recording.length ? (float) (recording[source] * gain) : 0;
        }
        boolean[] placedLoud = new boolean[endBlock - startBlock];
        for (int block = Math.max(0, startBlock); block < Math.min(endBlock, loud.length); block++) {
            placedLoud[block - startBlock] = loud[block];
        }
        return new PlacedSpeech(samples, placedLoud, (double) startSample / LogMel.SAMPLE_RATE);
    }

    private static boolean[] loudBlocks(double... power) {
        double[] decibels = new double[power.length];
        for (int i = 0; i < power.length; i++) {
            decibels[i] = 10 * Math.log10(power[i] + MIN_POWER);
        }
        double[] ordered = decibels.clone();
        Arrays.sort(ordered);
        double high = ordered[(int) (0.95 * (ordered.length - 1))];
        double low = ordered[(int) (0.1 * (ordered.length - 1))];
        double threshold = Math.max(high - 35, Math.min(low + 6, high - 15));
        boolean[] loud = new boolean[power.length];
        for (int i = 0; i < loud.length; i++) {
            loud[i] = decibels[i] > threshold;
        }
        return loud;
    }

    /// The first loud block in a direction that is not alone; the first of all where there is none.
    private static int edge(boolean[] loud, int direction) {
        int start = direction > 0 ? 0 : loud.length - 1;
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

    private static double level(double[] power, boolean... loud) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < power.length; i++) {
            if (loud[i]) {
                sum += power[i];
                count++;
            }
        }
        return count == 0 ? 0 : Math.sqrt(sum / count);
    }
}

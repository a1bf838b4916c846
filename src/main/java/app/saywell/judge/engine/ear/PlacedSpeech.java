package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.OtherSpeech;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.signal.LoudBlocks;
import java.util.Arrays;

/// The speech of a recording with equal silence around it and at one level, so that neither the
/// microphone nor a late start moves a score.
///
/// @param samples at [LogMel#SAMPLE_RATE]
/// @param loud whether speech or another sound is heard that a usual room does not hide, for each 10 ms
/// @param startSeconds where the first sample lies in the recording; negative where silence was put
///     before it
@SuppressWarnings("ArrayRecordComponent") // goes into a spectrum, never compared
record PlacedSpeech(float[] samples, boolean[] loud, double startSeconds) {
    private static final int BLOCK = 160;
    private static final int SILENT_BLOCKS = 30;
    private static final double LEVEL = 0.05;
    private static final double MIN_LEVEL = 1e-5;

    /// @param recording samples at [LogMel#SAMPLE_RATE]
    static PlacedSpeech of(float[] recording) {
        double[] power = LoudBlocks.powers(recording, BLOCK);
        LoudBlocks blocks = LoudBlocks.of(power);
        boolean[] loud = blocks.loud();
        int startBlock = blocks.first() - SILENT_BLOCKS;
        int endBlock = blocks.last() + 1 + SILENT_BLOCKS;
        int startSample = startBlock * BLOCK;
        int endSample = endBlock * BLOCK;
        double gain = LEVEL / Math.max(level(power, loud), MIN_LEVEL);
        float[] samples = new float[endSample - startSample];
        for (int i = 0; i < samples.length; i++) {
            int source = startSample + i;
            samples[i] = source >= 0 && source < recording.length ? (float) (recording[source] * gain) : 0;
        }
        boolean[] clear = LoudBlocks.clear(power);
        boolean[] placedLoud = new boolean[endBlock - startBlock];
        for (int block = Math.max(0, startBlock); block < Math.min(endBlock, clear.length); block++) {
            placedLoud[block - startBlock] = clear[block];
        }
        return new PlacedSpeech(samples, placedLoud, (double) startSample / LogMel.SAMPLE_RATE);
    }

    /// The same recording from one frame to another, with silence around it and in place of what
    /// else is said. Frames have the length of blocks.
    PlacedSpeech without(OtherSpeech other) {
        float[] kept = samples.clone();
        boolean[] keptLoud = loud.clone();
        for (OtherSpeech.OtherPart part : other.parts()) {
            Arrays.fill(kept, sampleOf(part.startFrame()), sampleOf(part.endFrame()), 0);
            Arrays.fill(
                    keptLoud, Math.min(loud.length, part.startFrame()), Math.min(loud.length, part.endFrame()), false);
        }
        int startBlock = Math.max(0, other.startFrame() - SILENT_BLOCKS);
        int endBlock = Math.min(loud.length, other.endFrame() + SILENT_BLOCKS);
        return new PlacedSpeech(
                Arrays.copyOfRange(kept, sampleOf(startBlock), sampleOf(endBlock)),
                Arrays.copyOfRange(keptLoud, startBlock, endBlock),
                startSeconds + (double) startBlock * BLOCK / LogMel.SAMPLE_RATE);
    }

    private int sampleOf(int block) {
        return Math.min(samples.length, block * BLOCK);
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

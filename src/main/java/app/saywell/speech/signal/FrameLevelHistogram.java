package app.saywell.speech.signal;

import java.util.Arrays;

/// The levels of the short frames of a recording: their distribution, and those at its start and
/// end.
final class FrameLevelHistogram {
    private static final double STEP_DB = 0.5;

    private final int frameLength;
    private final int[] histogram = new int[(int) (-DecibelScale.SILENCE_DB / STEP_DB) + 1];
    private final double[] lastLevels = new double[TakeQualityLimits.EDGE_FRAMES];
    private double firstLevel = DecibelScale.SILENCE_DB;
    private long frameCount;
    private double squareSum;
    private int samplesInFrame;

    FrameLevelHistogram(int frameLength) {
        this.frameLength = Math.max(1, frameLength);
        Arrays.fill(lastLevels, DecibelScale.SILENCE_DB);
    }

    void add(double square) {
        squareSum += square;
        samplesInFrame++;
        if (samplesInFrame == frameLength) {
            endFrame(DecibelScale.ofPower(squareSum / frameLength));
            squareSum = 0;
            samplesInFrame = 0;
        }
    }

    private void endFrame(double level) {
        int bin = (int) Math.round((level - DecibelScale.SILENCE_DB) / STEP_DB);
        histogram[Math.clamp(bin, 0, histogram.length - 1)]++;
        if (frameCount < TakeQualityLimits.EDGE_FRAMES) {
            firstLevel = Math.max(firstLevel, level);
        }
        lastLevels[(int) (frameCount % TakeQualityLimits.EDGE_FRAMES)] = level;
        frameCount++;
    }

    /// The level in dB below which this share of the frames lies.
    double percentile(double share) {
        long below = 0;
        for (int bin = 0; bin < histogram.length; bin++) {
            below += histogram[bin];
            if (below > share * (frameCount - 1)) {
                return DecibelScale.SILENCE_DB + bin * STEP_DB;
            }
        }
        return DecibelScale.SILENCE_DB;
    }

    /// The loudest of the first three frames, in dB.
    double firstLevel() {
        return firstLevel;
    }

    /// The loudest of the last three frames, in dB.
    double lastLevel() {
        return Arrays.stream(lastLevels).max().orElse(DecibelScale.SILENCE_DB);
    }
}

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

    /// The level in dB below which this share of the measured frames lies.
    double percentile(double share) {
        long measured = measuredFrames();
        double wanted = frameCount - measured + share * (measured - 1);
        long below = 0;
        for (int bin = 0; bin < histogram.length; bin++) {
            below += histogram[bin];
            if (below > wanted) {
                return DecibelScale.SILENCE_DB + bin * STEP_DB;
            }
        }
        return DecibelScale.SILENCE_DB;
    }

    /// The frames with speech and as many of the others, from the loudest on, as
    /// [TakeQualityLimits#MAX_QUIET_SHARE] allows.
    long measuredFrames() {
        long above = 0;
        int loudest = histogram.length - 1;
        while (loudest > 0 && above + histogram[loudest] < TakeQualityLimits.EDGE_FRAMES) {
            above += histogram[loudest--];
        }
        long speech = 0;
        int lowest = Math.max(0, loudest - (int) (TakeQualityLimits.SPEECH_RANGE_DB / STEP_DB));
        for (int bin = lowest; bin < histogram.length; bin++) {
            speech += histogram[bin];
        }
        return Math.min(frameCount, (1 + TakeQualityLimits.MAX_QUIET_SHARE) * speech);
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

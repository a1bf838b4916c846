package app.saywell.signal;

import java.util.Arrays;

/// How loud the short frames of a recording are: their distribution, their first and their last.
final class FrameLevels {
    private static final double STEP_DB = 0.5;
    private static final int EDGE_FRAMES = 3;

    private final int frameLength;
    private final int[] histogram = new int[(int) (-Decibels.SILENCE / STEP_DB) + 1];
    private final double[] latest = new double[EDGE_FRAMES];
    private double head = Decibels.SILENCE;
    private long frames;
    private double power;
    private int inFrame;

    FrameLevels(int frameLength) {
        this.frameLength = Math.max(1, frameLength);
        Arrays.fill(latest, Decibels.SILENCE);
    }

    void add(double square) {
        power += square;
        inFrame++;
        if (inFrame == frameLength) {
            end(Decibels.ofPower(power / frameLength));
            power = 0;
            inFrame = 0;
        }
    }

    private void end(double level) {
        int bin = (int) Math.round((level - Decibels.SILENCE) / STEP_DB);
        histogram[Math.clamp(bin, 0, histogram.length - 1)]++;
        if (frames < EDGE_FRAMES) {
            head = Math.max(head, level);
        }
        latest[(int) (frames % EDGE_FRAMES)] = level;
        frames++;
    }

    /// The level in dB below which this share of the frames lies.
    double percentile(double share) {
        long below = 0;
        for (int bin = 0; bin < histogram.length; bin++) {
            below += histogram[bin];
            if (below > share * (frames - 1)) {
                return Decibels.SILENCE + bin * STEP_DB;
            }
        }
        return Decibels.SILENCE;
    }

    /// The loudest of the first three frames, in dB.
    double head() {
        return head;
    }

    /// The loudest of the last three frames, in dB.
    double tail() {
        return Arrays.stream(latest).max().orElse(Decibels.SILENCE);
    }
}

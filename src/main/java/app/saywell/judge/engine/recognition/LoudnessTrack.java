package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.signal.DecibelScale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// How loud a recording is, every 20 ms, and where it pauses.
final class LoudnessTrack {
    private static final int FRAME = LogMel.SAMPLE_RATE / 50;

    /// Shares of the frames below which the levels of background and speech lie.
    private static final double BACKGROUND = 0.05;

    private static final double SPEECH = 0.9;

    /// How far up from the background to the speech a pause may reach.
    private static final double RISE = 0.35;

    /// A pause is at least so many dB below the speech.
    private static final double DROP = 12;

    private final int samples;
    private final double[] levels;

    private LoudnessTrack(int samples, double[] levels) {
        this.samples = samples;
        this.levels = levels;
    }

    /// @param samples at [LogMel#SAMPLE_RATE]
    static LoudnessTrack of(float[] samples) {
        double[] levels = new double[(samples.length + FRAME - 1) / FRAME];
        for (int frame = 0; frame < levels.length; frame++) {
            int from = frame * FRAME;
            int to = Math.min(samples.length, from + FRAME);
            double power = 0;
            for (int i = from; i < to; i++) {
                power += samples[i] * samples[i];
            }
            levels[frame] = DecibelScale.ofPower(power / (to - from));
        }
        return new LoudnessTrack(samples.length, levels);
    }

    /// The level that nearly everything stays below, in dB of full scale.
    double loudest() {
        return percentile(0.98);
    }

    /// The parts that are quiet for at least so long, in order.
    List<SampleRange> pauses(double seconds) {
        double background = percentile(BACKGROUND);
        double speech = percentile(SPEECH);
        double border = Math.min(background + RISE * (speech - background), speech - DROP);
        int least = (int) Math.ceil(seconds * LogMel.SAMPLE_RATE / FRAME);
        List<SampleRange> pauses = new ArrayList<>();
        int from = 0;
        for (int frame = 0; frame <= levels.length; frame++) {
            if (frame == levels.length || levels[frame] > border) {
                if (frame - from >= least) {
                    pauses.add(new SampleRange(from * FRAME, Math.min(samples, frame * FRAME)));
                }
                from = frame + 1;
            }
        }
        return pauses;
    }

    /// The middle of the quietest fifth of a second within a part, as a sample.
    int quietest(SampleRange within) {
        int width = 10;
        int last = Math.min(levels.length, within.to() / FRAME) - width;
        int best = within.from() / FRAME;
        double least = Double.POSITIVE_INFINITY;
        for (int frame = best; frame <= last; frame++) {
            double sum = Arrays.stream(levels, frame, frame + width).sum();
            if (sum < least) {
                least = sum;
                best = frame;
            }
        }
        return (best + width / 2) * FRAME;
    }

    private double percentile(double share) {
        if (levels.length == 0) {
            return DecibelScale.SILENCE_DB;
        }
        double[] sorted = levels.clone();
        Arrays.sort(sorted);
        return sorted[(int) (share * (sorted.length - 1))];
    }
}

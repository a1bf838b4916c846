package app.saywell.speech.signal;

import java.util.Arrays;

/// How the channels of a recording become one: those in which the voice is clear are averaged, one
/// of opposite phase is turned round, and a silent or noisy one is left out beside a better one.
public final class ChannelMix {
    private static final double SECONDS_LISTENED = 60;

    /// A channel this far below the loudest one is silent, in dB.
    private static final double SILENT_BELOW_DB = 20;

    /// A channel in which the voice stands out by this much less than in the best one is left out.
    private static final double NOISIER_DB = 6;

    private static final double OPPOSITE = -0.5;

    private ChannelMix() {}

    /// The samples of a recording by frame and channel.
    @FunctionalInterface
    public interface ChannelSamples {
        /// One sample, full scale at 1.
        float at(long frame, int channel);
    }

    /// The weight of each channel. Equal where all are equally good.
    public static float[] weights(ChannelSamples samples, int channels, long frames, int sampleRate) {
        float[] weights = new float[channels];
        Arrays.fill(weights, 1f / channels);
        long listened = Math.min(frames, (long) (SECONDS_LISTENED * sampleRate));
        if (channels == 1 || listened == 0) {
            return weights;
        }
        double[] speech = new double[channels];
        double[] clearness = new double[channels];
        for (int channel = 0; channel < channels; channel++) {
            HighPassFilter lowCut = HighPassFilter.belowSpeech(sampleRate);
            FrameLevelHistogram levels = new FrameLevelHistogram(sampleRate / TakeQualityLimits.FRAMES_PER_SECOND);
            for (long frame = 0; frame < listened; frame++) {
                double sample = lowCut.filter(samples.at(frame, channel));
                levels.add(sample * sample);
            }
            speech[channel] = levels.percentile(TakeQualityLimits.SPEECH_SHARE);
            clearness[channel] = speech[channel] - levels.percentile(TakeQualityLimits.BACKGROUND_SHARE);
        }
        double loudest = Arrays.stream(speech).max().orElseThrow();
        int best = -1;
        for (int channel = 0; channel < channels; channel++) {
            boolean heard = speech[channel] >= loudest - SILENT_BELOW_DB;
            best = heard && (best < 0 || clearness[channel] > clearness[best]) ? channel : best;
        }
        int used = 0;
        for (int channel = 0; channel < channels; channel++) {
            boolean good =
                    speech[channel] >= loudest - SILENT_BELOW_DB && clearness[channel] >= clearness[best] - NOISIER_DB;
            weights[channel] = !good ? 0 : areOpposite(samples, best, channel, listened) ? -1 : 1;
            used += good ? 1 : 0;
        }
        for (int channel = 0; channel < channels; channel++) {
            weights[channel] /= used;
        }
        return weights;
    }

    private static boolean areOpposite(ChannelSamples samples, int first, int second, long frames) {
        double product = 0;
        double firstPower = 0;
        double secondPower = 0;
        for (long frame = 0; frame < frames; frame++) {
            double a = samples.at(frame, first);
            double b = samples.at(frame, second);
            product += a * b;
            firstPower += a * a;
            secondPower += b * b;
        }
        return product < OPPOSITE * Math.sqrt(firstPower * secondPower);
    }
}

package app.saywell.signal;

import app.saywell.signal.TakeQuality.BandwidthVerdict;
import app.saywell.signal.TakeQuality.CompletenessVerdict;
import app.saywell.signal.TakeQuality.LoudnessVerdict;
import app.saywell.signal.TakeQuality.NoiseVerdict;
import app.saywell.signal.TakeQuality.QualityFinding;

/// Measures the quality of a recording while it grows, in constant memory. For one thread.
public final class TakeQualityMeter {
    private static final double MAX_SILENT_RMS = 0.001;
    private static final double MIN_NON_ZERO_SHARE = 0.01;
    private static final double MIN_PEAK_DB = -30;
    private static final double MAX_PEAK_DB = -1;
    private static final int MIN_CLIPPED_RUN = 3;
    private static final double MIN_SECONDS = 0.3;

    /// An end counts as cut off when its level is above this, relative to the speech.
    private static final double MIN_CUT_DB = -20;

    private static final double MAX_NARROW_DB = -50;

    private final int sampleRate;
    private final FrameLevelHistogram frames;
    private final HighPassFilter highPass;
    private long sampleCount;
    private long nonZeroCount;
    private int peak;
    private int fullScaleRun;
    private long clippedRuns;
    private double totalEnergy;
    private double trebleEnergy;

    /// @param sampleRate in Hz
    public TakeQualityMeter(int sampleRate) {
        this.sampleRate = sampleRate;
        frames = new FrameLevelHistogram(sampleRate / 50);
        highPass = new HighPassFilter(sampleRate);
    }

    /// Adds the first `length` samples of `samples`.
    public void add(short[] samples, int length) {
        for (int i = 0; i < length; i++) {
            add(samples[i]);
        }
    }

    void add(short sample) {
        int magnitude = Math.abs((int) sample);
        sampleCount++;
        peak = Math.max(peak, magnitude);
        if (magnitude != 0) {
            nonZeroCount++;
        }
        fullScaleRun = magnitude >= Short.MAX_VALUE - 1 ? fullScaleRun + 1 : 0;
        if (fullScaleRun == MIN_CLIPPED_RUN) {
            clippedRuns++;
        }
        double value = sample / 32768.0;
        double trebleValue = highPass.filter(value);
        totalEnergy += value * value;
        trebleEnergy += trebleValue * trebleValue;
        frames.add(value * value);
    }

    /// The verdicts on the samples added so far.
    public TakeQuality result() {
        double speechDb = frames.percentile(0.95);
        double signalToNoise = speechDb - frames.percentile(0.10);
        double peakDb = DecibelScale.ofAmplitude(peak / 32768.0);
        double startDb = frames.firstLevel() - speechDb;
        double endDb = frames.lastLevel() - speechDb;
        double trebleDb =
                totalEnergy == 0
                        ? DecibelScale.SILENCE_DB
                        : DecibelScale.ofPower(trebleEnergy / totalEnergy);
        return new TakeQuality(
                new QualityFinding<>(level(peakDb), peakDb),
                new QualityFinding<>(noise(signalToNoise), signalToNoise),
                new QualityFinding<>(
                        completeness(startDb, endDb, signalToNoise), Math.max(startDb, endDb)),
                new QualityFinding<>(band(trebleDb), trebleDb));
    }

    private LoudnessVerdict level(double peakDb) {
        boolean silent =
                sampleCount == 0
                        || Math.sqrt(totalEnergy / sampleCount) < MAX_SILENT_RMS
                        || nonZeroCount < sampleCount * MIN_NON_ZERO_SHARE;
        if (silent) {
            return LoudnessVerdict.SILENT;
        }
        if (clippedRuns > 0) {
            return LoudnessVerdict.CLIPPED;
        }
        if (peakDb > MAX_PEAK_DB) {
            return LoudnessVerdict.TOO_LOUD;
        }
        return peakDb < MIN_PEAK_DB ? LoudnessVerdict.TOO_QUIET : LoudnessVerdict.GOOD;
    }

    private static NoiseVerdict noise(double signalToNoise) {
        if (signalToNoise >= 20) {
            return NoiseVerdict.GOOD;
        }
        return signalToNoise >= 10 ? NoiseVerdict.NOISY : NoiseVerdict.VERY_NOISY;
    }

    /// When the speech is hardly louder than the background, its ends cannot be found.
    private CompletenessVerdict completeness(double startDb, double endDb, double signalToNoise) {
        if (sampleCount < MIN_SECONDS * sampleRate) {
            return CompletenessVerdict.TOO_SHORT;
        }
        double cutLimitDb = Math.max(MIN_CUT_DB, 8 - signalToNoise);
        boolean cutAtStart = signalToNoise >= 10 && startDb > cutLimitDb;
        boolean cutAtEnd = signalToNoise >= 10 && endDb > cutLimitDb;
        if (cutAtStart) {
            return cutAtEnd ? CompletenessVerdict.CUT_AT_BOTH : CompletenessVerdict.CUT_AT_START;
        }
        return cutAtEnd ? CompletenessVerdict.CUT_AT_END : CompletenessVerdict.COMPLETE;
    }

    private static BandwidthVerdict band(double trebleDb) {
        return trebleDb < MAX_NARROW_DB ? BandwidthVerdict.NARROW : BandwidthVerdict.WIDE;
    }
}

package app.saywell.signal;

import app.saywell.signal.TakeQuality.Band;
import app.saywell.signal.TakeQuality.Completeness;
import app.saywell.signal.TakeQuality.Finding;
import app.saywell.signal.TakeQuality.Level;
import app.saywell.signal.TakeQuality.Noise;

/// Judges a recording while it grows, in the same small memory however long it gets. For one
/// thread.
public final class TakeQualityMeter {
    private static final double SILENT_RMS = 0.001;
    private static final double FEWEST_NON_ZERO = 0.01;
    private static final double QUIET_PEAK_DB = -30;
    private static final double LOUD_PEAK_DB = -1;
    private static final int CLIPPED_RUN = 3;
    private static final double SHORTEST_SECONDS = 0.3;

    /// An end counts as cut if it is no further than this below the speech.
    private static final double CUT_DB = -20;

    private static final double NARROW_DB = -50;

    private final int sampleRate;
    private final FrameLevels frames;
    private final HighPass treble;
    private long count;
    private long nonZero;
    private int peak;
    private int run;
    private long clippedRuns;
    private double energy;
    private double trebleEnergy;

    /// @param sampleRate in Hz
    public TakeQualityMeter(int sampleRate) {
        this.sampleRate = sampleRate;
        frames = new FrameLevels(sampleRate / 50);
        treble = new HighPass(sampleRate);
    }

    /// Takes the first `length` samples of `samples`.
    public void add(short[] samples, int length) {
        for (int i = 0; i < length; i++) {
            add(samples[i]);
        }
    }

    void add(short sample) {
        int magnitude = Math.abs((int) sample);
        count++;
        peak = Math.max(peak, magnitude);
        if (magnitude != 0) {
            nonZero++;
        }
        run = magnitude >= Short.MAX_VALUE - 1 ? run + 1 : 0;
        if (run == CLIPPED_RUN) {
            clippedRuns++;
        }
        double value = sample / 32768.0;
        double high = treble.next(value);
        energy += value * value;
        trebleEnergy += high * high;
        frames.add(value * value);
    }

    /// The verdicts on what was taken so far.
    public TakeQuality result() {
        double speech = frames.percentile(0.95);
        double signalToNoise = speech - frames.percentile(0.10);
        double peakDb = Decibels.ofAmplitude(peak / 32768.0);
        double head = frames.head() - speech;
        double tail = frames.tail() - speech;
        double trebleDb = energy == 0 ? Decibels.SILENCE : Decibels.ofPower(trebleEnergy / energy);
        return new TakeQuality(
                new Finding<>(level(peakDb), peakDb),
                new Finding<>(noise(signalToNoise), signalToNoise),
                new Finding<>(completeness(head, tail, signalToNoise), Math.max(head, tail)),
                new Finding<>(band(trebleDb), trebleDb));
    }

    private Level level(double peakDb) {
        boolean silent =
                count == 0
                        || Math.sqrt(energy / count) < SILENT_RMS
                        || nonZero < count * FEWEST_NON_ZERO;
        if (silent) {
            return Level.SILENT;
        }
        if (clippedRuns > 0) {
            return Level.CLIPPED;
        }
        if (peakDb > LOUD_PEAK_DB) {
            return Level.TOO_LOUD;
        }
        return peakDb < QUIET_PEAK_DB ? Level.TOO_QUIET : Level.GOOD;
    }

    private static Noise noise(double signalToNoise) {
        if (signalToNoise >= 20) {
            return Noise.GOOD;
        }
        return signalToNoise >= 10 ? Noise.NOISY : Noise.VERY_NOISY;
    }

    /// Where speech hardly rises above the background, its ends cannot be told.
    private Completeness completeness(double head, double tail, double signalToNoise) {
        if (count < SHORTEST_SECONDS * sampleRate) {
            return Completeness.TOO_SHORT;
        }
        double limit = Math.max(CUT_DB, 8 - signalToNoise);
        boolean start = signalToNoise >= 10 && head > limit;
        boolean end = signalToNoise >= 10 && tail > limit;
        if (start) {
            return end ? Completeness.CUT_AT_BOTH : Completeness.CUT_AT_START;
        }
        return end ? Completeness.CUT_AT_END : Completeness.COMPLETE;
    }

    private static Band band(double trebleDb) {
        return trebleDb < NARROW_DB ? Band.NARROW : Band.WIDE;
    }
}

package app.saywell.speech.signal;

import app.saywell.speech.signal.TakeQuality.BandwidthVerdict;
import app.saywell.speech.signal.TakeQuality.CompletenessVerdict;
import app.saywell.speech.signal.TakeQuality.LoudnessVerdict;
import app.saywell.speech.signal.TakeQuality.NoiseVerdict;
import app.saywell.speech.signal.TakeQuality.QualityFinding;

/// Measures the quality of a recording while it grows, in constant memory. For one thread.
public final class TakeQualityMeter {
    private final int sampleRate;
    private final FrameLevelHistogram frames;
    private final HighPassFilter lowCut;
    private final HighPassFilter treble;
    private long sampleCount;
    private long nonZeroCount;
    private int peak;
    private double speechPeak;
    private int fullScaleRun;
    private long clippedRuns;
    private double totalEnergy;
    private double trebleEnergy;

    /// @param sampleRate in Hz
    public TakeQualityMeter(int sampleRate) {
        this.sampleRate = sampleRate;
        frames = new FrameLevelHistogram(sampleRate / TakeQualityLimits.FRAMES_PER_SECOND);
        lowCut = HighPassFilter.belowSpeech(sampleRate);
        treble = HighPassFilter.treble(sampleRate);
    }

    /// Adds the first `length` samples of `samples`.
    public void add(short[] samples, int length) {
        for (int i = 0; i < length; i++) {
            add(samples[i]);
        }
    }

    void add(short sample) {
        add(sample, lowCut.filter(sample / 32768.0));
    }

    /// @param speech the same sample without what is below speech
    void add(short sample, double speech) {
        int magnitude = Math.abs((int) sample);
        sampleCount++;
        peak = Math.max(peak, magnitude);
        speechPeak = Math.max(speechPeak, Math.abs(speech));
        if (magnitude != 0) {
            nonZeroCount++;
        }
        fullScaleRun = magnitude >= TakeQualityLimits.FULL_SCALE ? fullScaleRun + 1 : 0;
        if (fullScaleRun == TakeQualityLimits.MIN_CLIPPED_RUN) {
            clippedRuns++;
        }
        double trebleValue = treble.filter(sample / 32768.0);
        totalEnergy += speech * speech;
        trebleEnergy += trebleValue * trebleValue;
        frames.add(speech * speech);
    }

    /// The verdicts on the samples added so far.
    public TakeQuality result() {
        double speechDb = frames.percentile(TakeQualityLimits.SPEECH_SHARE);
        double signalToNoise = speechDb - frames.percentile(TakeQualityLimits.BACKGROUND_SHARE);
        double peakDb = DecibelScale.ofAmplitude(peak / 32768.0);
        double quietDb = Math.min(peakDb, DecibelScale.ofAmplitude(speechPeak));
        double startDb = frames.firstLevel() - speechDb;
        double endDb = frames.lastLevel() - speechDb;
        double trebleDb = totalEnergy == 0 ? DecibelScale.SILENCE_DB : DecibelScale.ofPower(trebleEnergy / totalEnergy);
        boolean isRoom = quietDb < TakeQualityLimits.MIN_PEAK_DB
                && signalToNoise < TakeQualityLimits.MAX_ROOM_DB
                && sampleCount >= TakeQualityLimits.MIN_ROOM_SECONDS * sampleRate;
        return new TakeQuality(
                new QualityFinding<>(isRoom ? LoudnessVerdict.SILENT : level(peakDb, quietDb), quietDb),
                new QualityFinding<>(noise(signalToNoise), signalToNoise),
                new QualityFinding<>(completeness(startDb, endDb, signalToNoise), Math.max(startDb, endDb)),
                new QualityFinding<>(band(trebleDb), trebleDb));
    }

    private LoudnessVerdict level(double peakDb, double quietDb) {
        boolean silent = sampleCount == 0
                || Math.sqrt(totalEnergy / measuredSamples()) < TakeQualityLimits.MAX_SILENT_RMS
                || nonZeroCount < sampleCount * TakeQualityLimits.MIN_NON_ZERO_SHARE;
        if (silent) {
            return LoudnessVerdict.SILENT;
        }
        if (clippedRuns > 0) {
            return LoudnessVerdict.CLIPPED;
        }
        if (peakDb > TakeQualityLimits.MAX_PEAK_DB) {
            return LoudnessVerdict.TOO_LOUD;
        }
        return quietDb < TakeQualityLimits.MIN_PEAK_DB ? LoudnessVerdict.TOO_QUIET : LoudnessVerdict.GOOD;
    }

    private double measuredSamples() {
        long ofFrames = frames.measuredFrames() * (sampleRate / TakeQualityLimits.FRAMES_PER_SECOND);
        return ofFrames == 0 ? sampleCount : Math.min(sampleCount, ofFrames);
    }

    private static NoiseVerdict noise(double signalToNoise) {
        if (signalToNoise >= TakeQualityLimits.MIN_CLEAR_DB) {
            return NoiseVerdict.GOOD;
        }
        return signalToNoise >= TakeQualityLimits.MIN_NOISY_DB ? NoiseVerdict.NOISY : NoiseVerdict.VERY_NOISY;
    }

    /// When the speech is hardly louder than the background, its ends cannot be found.
    private CompletenessVerdict completeness(double startDb, double endDb, double signalToNoise) {
        if (sampleCount < TakeQualityLimits.MIN_SECONDS * sampleRate) {
            return CompletenessVerdict.TOO_SHORT;
        }
        double cutLimitDb =
                Math.max(TakeQualityLimits.MIN_CUT_DB, TakeQualityLimits.BACKGROUND_MARGIN_DB - signalToNoise);
        boolean endsAreFound = signalToNoise >= TakeQualityLimits.MIN_NOISY_DB;
        boolean cutAtStart = endsAreFound && startDb > cutLimitDb;
        boolean cutAtEnd = endsAreFound && endDb > cutLimitDb;
        if (cutAtStart) {
            return cutAtEnd ? CompletenessVerdict.CUT_AT_BOTH : CompletenessVerdict.CUT_AT_START;
        }
        return cutAtEnd ? CompletenessVerdict.CUT_AT_END : CompletenessVerdict.COMPLETE;
    }

    private static BandwidthVerdict band(double trebleDb) {
        return trebleDb < TakeQualityLimits.MAX_NARROW_DB ? BandwidthVerdict.NARROW : BandwidthVerdict.WIDE;
    }
}

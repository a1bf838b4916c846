package app.saywell.speech.signal;

import java.util.Arrays;

/// Takes from a recording what is no speech by its frequency: everything below 85 Hz, and steady
/// tones at multiples of the frequencies of the mains, 50 and 60 Hz.
public final class SpeechBand {
    /// Where the background falls by less, or was this far below the speech, the recording stays as
    /// it is.
    private static final double MIN_GAIN_DB = 3;

    private static final double CLEAR_DB = 35;

    private static final int[] MAINS_HERTZ = {50, 60, 100, 120, 150, 180, 200, 240};

    /// Windows in which all multiples of 10 Hz are orthogonal.
    private static final int WINDOWS_PER_SECOND = 10;

    private static final int MIN_WINDOWS = 8;

    /// A tone is steady when it has this amplitude in nine of ten windows, and at least half of what
    /// it has in most.
    private static final double MIN_AMPLITUDE = 0.0005;

    private static final double QUIET_SHARE = 0.1;

    private SpeechBand() {}

    /// The recording itself where its pauses do not become clearer by it.
    public static Pcm of(Pcm audio) {
        return of(audio, () -> {});
    }

    /// As above. Minutes of hum take seconds.
    ///
    /// @param check asked for each second of the recording, again and again; what it throws ends the work
    public static Pcm of(Pcm audio, Runnable check) {
        float[] samples = withoutHum(audio, check);
        HighPassFilter lowCut = HighPassFilter.belowSpeech(audio.sampleRate());
        int frameLength = audio.sampleRate() / TakeQualityLimits.FRAMES_PER_SECOND;
        FrameLevelHistogram before = new FrameLevelHistogram(frameLength);
        FrameLevelHistogram after = new FrameLevelHistogram(frameLength);
        float[] filtered = new float[samples.length];
        for (int i = 0; i < samples.length; i++) {
            if (i % audio.sampleRate() == 0) {
                check.run();
            }
            filtered[i] = (float) lowCut.filter(samples[i]);
            before.add((double) audio.samples()[i] * audio.samples()[i]);
            after.add((double) filtered[i] * filtered[i]);
        }
        double background = before.percentile(TakeQualityLimits.BACKGROUND_SHARE);
        double gain = background - after.percentile(TakeQualityLimits.BACKGROUND_SHARE);
        double distance = after.percentile(TakeQualityLimits.SPEECH_SHARE) - background;
        return gain < MIN_GAIN_DB || distance > CLEAR_DB ? audio : new Pcm(filtered, audio.sampleRate());
    }

    private static float[] withoutHum(Pcm audio, Runnable check) {
        float[] samples = audio.samples();
        int window = audio.sampleRate() / WINDOWS_PER_SECOND;
        if (samples.length < MIN_WINDOWS * window || audio.sampleRate() % WINDOWS_PER_SECOND != 0) {
            return samples;
        }
        float[] clean = samples;
        for (int hertz : MAINS_HERTZ) {
            if (isSteady(samples, window, hertz, audio.sampleRate(), check)) {
                clean = clean == samples ? samples.clone() : clean;
                remove(clean, hertz, audio.sampleRate(), check);
            }
        }
        return clean;
    }

    private static boolean isSteady(float[] samples, int window, int hertz, int sampleRate, Runnable check) {
        double[] amplitudes = new double[samples.length / window];
        int mostQuiet = (int) (QUIET_SHARE * (amplitudes.length - 1));
        int quietWindows = 0;
        for (int i = 0; i < amplitudes.length; i++) {
            check.run();
            double[] tone = project(samples, i * window, window, hertz, sampleRate);
            amplitudes[i] = Math.hypot(tone[0], tone[1]);
            quietWindows += amplitudes[i] < MIN_AMPLITUDE ? 1 : 0;
            if (quietWindows > mostQuiet) { // in most recordings the silence before the first word tells it
                return false;
            }
        }
        Arrays.sort(amplitudes);
        return amplitudes[mostQuiet] >= amplitudes[amplitudes.length / 2] / 2;
    }

    /// Takes a tone away second by second, because its frequency wanders a little.
    private static void remove(float[] samples, int hertz, int sampleRate, Runnable check) {
        int parts = Math.max(1, Math.round((float) samples.length / sampleRate));
        for (int part = 0; part < parts; part++) {
            check.run();
            int from = part * sampleRate;
            int length = part + 1 == parts ? samples.length - from : sampleRate;
            double[] tone = project(samples, from, length, hertz, sampleRate);
            double step = 2 * Math.PI * hertz / sampleRate;
            for (int i = from; i < from + length; i++) {
                samples[i] -= (float) (tone[0] * Math.cos(step * i) + tone[1] * Math.sin(step * i));
            }
        }
    }

    /// The amplitudes of cosine and sine of a tone.
    private static double[] project(float[] samples, int from, int length, int hertz, int sampleRate) {
        double step = 2 * Math.PI * hertz / sampleRate;
        double cosine = 0;
        double sine = 0;
        for (int i = from; i < from + length; i++) {
            cosine += samples[i] * Math.cos(step * i);
            sine += samples[i] * Math.sin(step * i);
        }
        return new double[] {2 * cosine / length, 2 * sine / length};
    }
}

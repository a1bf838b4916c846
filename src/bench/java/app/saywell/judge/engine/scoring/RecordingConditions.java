package app.saywell.judge.engine.scoring;

import app.saywell.speech.signal.Pcm;
import java.util.Random;

/// The same speech as another line, room or microphone would have it.
final class RecordingConditions {
    private static final double MIN_HERTZ = 300;
    private static final double MAX_HERTZ = 3_400;
    private static final double REVERBERATION = 0.3; // seconds until it is 60 dB down
    private static final double DIRECT_MILLIS = 3;
    private static final double[] BUTTERWORTH = {0.5412, 1.3066}; // quality of the two halves

    private RecordingConditions() {}

    /// 300 to 3,400 Hz, 24 dB an octave at both ends.
    static Pcm telephoneBand(Pcm audio) {
        double[] samples = new double[audio.samples().length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = audio.samples()[i];
        }
        for (double quality : BUTTERWORTH) {
            pass(samples, MIN_HERTZ / audio.sampleRate(), quality, true);
            pass(samples, MAX_HERTZ / audio.sampleRate(), quality, false);
        }
        return toPcm(samples, audio.sampleRate());
    }

    /// White noise.
    ///
    /// @param share its root mean square, of that of the whole recording
    static Pcm withNoise(Pcm audio, double share, Random random) {
        double power = 0;
        for (float sample : audio.samples()) {
            power += sample * sample;
        }
        double level = share * Math.sqrt(power / audio.samples().length);
        double[] samples = new double[audio.samples().length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = audio.samples()[i] + level * random.nextGaussian();
        }
        return toPcm(samples, audio.sampleRate());
    }

    /// A furnished room, one metre from the microphone: an echo that dies away by 60 dB in 0.3 s
    /// and has a quarter of the power of what comes straight.
    static Pcm inRoom(Pcm audio, Random random) {
        int length = (int) (REVERBERATION * audio.sampleRate());
        int begin = (int) (DIRECT_MILLIS * audio.sampleRate() / 1000);
        double[] tail = new double[length];
        double power = 0;
        for (int i = begin; i < length; i++) {
            tail[i] = random.nextGaussian() * Math.pow(10, -3.0 * i / length);
            power += tail[i] * tail[i];
        }
        double scale = 0.5 / Math.sqrt(power);
        float[] dry = audio.samples();
        double[] samples = new double[dry.length];
        for (int i = 0; i < dry.length; i++) {
            samples[i] = dry[i];
            for (int j = begin; j < Math.min(length, i + 1); j++) {
                samples[i] += scale * tail[j] * dry[i - j];
            }
        }
        return toPcm(samples, audio.sampleRate());
    }

    /// One half of a Butterworth filter, in place.
    private static void pass(double[] samples, double frequency, double quality, boolean high) {
        double angle = 2 * Math.PI * frequency;
        double slope = Math.sin(angle) / (2 * quality);
        double cos = Math.cos(angle);
        double outer = (high ? 1 + cos : 1 - cos) / 2 / (1 + slope);
        double middle = (high ? -(1 + cos) : 1 - cos) / (1 + slope);
        double last = -2 * cos / (1 + slope);
        double secondLast = (1 - slope) / (1 + slope);
        double in1 = 0;
        double in2 = 0;
        double out1 = 0;
        double out2 = 0;
        for (int i = 0; i < samples.length; i++) {
            double out = outer * samples[i] + middle * in1 + outer * in2 - last * out1 - secondLast * out2;
            in2 = in1;
            in1 = samples[i];
            out2 = out1;
            out1 = out;
            samples[i] = out;
        }
    }

    private static Pcm toPcm(double[] samples, int sampleRate) {
        float[] floats = new float[samples.length];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) samples[i];
        }
        return new Pcm(floats, sampleRate);
    }
}

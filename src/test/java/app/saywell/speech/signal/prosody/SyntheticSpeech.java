package app.saywell.speech.signal.prosody;

import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.speech.signal.Pcm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/// Speech of pulses through two resonances, with known pitch, words and sounds.
final class SyntheticSpeech {
    static final int RATE = 22_050;

    private SyntheticSpeech() {}

    /// A voice whose pitch at each second is given; silent where it is 0.
    static Pcm voice(double seconds, DoubleUnaryOperator hertz, DoubleUnaryOperator amplitude) {
        float[] samples = new float[(int) Math.round(seconds * RATE)];
        double phase = 0;
        double[] first = new double[2];
        double[] second = new double[2];
        for (int i = 0; i < samples.length; i++) {
            double at = (double) i / RATE;
            phase += hertz.applyAsDouble(at) / RATE;
            double pulse = phase >= 1 ? 1 : 0;
            phase -= pulse;
            double sound = resonance(pulse, first, 700, 0.97) + resonance(pulse, second, 1800, 0.95);
            samples[i] = hertz.applyAsDouble(at) == 0 ? 0 : (float) (0.1 * amplitude.applyAsDouble(at) * sound);
        }
        return new Pcm(samples, RATE);
    }

    private static double resonance(double input, double[] past, double hertz, double radius) {
        double output = input + 2 * radius * Math.cos(2 * Math.PI * hertz / RATE) * past[0] - radius * radius * past[1];
        past[1] = past[0];
        past[0] = output;
        return output;
    }

    /// A word of sounds that end at the given times.
    static Word word(double start, String sounds, double... ends) {
        List<Phoneme> phonemes = new ArrayList<>();
        double from = start;
        for (int i = 0; i < ends.length; i++) {
            phonemes.add(new Phoneme(sounds.substring(i, i + 1), null, 100, true, false, null, from, ends[i]));
            from = ends[i];
        }
        return new Word("word", start, from, 100, true, false, null, List.of(), phonemes);
    }
}

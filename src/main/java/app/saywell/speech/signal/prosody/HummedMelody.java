package app.saywell.speech.signal.prosody;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import java.util.List;

/// The melody of a recording hummed: a soft tone of a few harmonics that rises, falls and swells as the voice does, and
/// pauses where there is no voice. Words cannot be heard in it.
public final class HummedMelody {
    private static final int RATE = 16_000;
    private static final int LEVEL_STEP = RATE / 500;
    private static final int HARMONICS = 4;
    private static final double AMPLITUDE = 0.22;
    private static final double FADE_SECONDS = 0.015;

    /// Of a melody in decibels half is kept: soft places are still heard.
    private static final double KEPT_LOUDNESS = 0.5;

    private static final double MIN_GAIN = 0.2;
    private static final double MAX_GAIN = 1.8;
    private static final double LEVEL_WINDOW_SECONDS = 0.02;

    private final Pcm audio;
    private final PitchCurve curve;
    private final VoiceRegister melody;
    private final double meanSquare;

    private HummedMelody(Pcm audio) {
        this.audio = audio;
        curve = PitchCurve.of(audio);
        melody = VoiceRegister.of(curve, List.of());
        double sum = 0;
        int count = 0;
        for (int step = 0; step < curve.hertz().length; step++) {
            if (curve.hertz()[step] > 0) {
                sum += power(step * curve.stepSeconds());
                count++;
            }
        }
        meanSquare = count == 0 ? 0 : sum / count;
    }

    /// The melody of a recording, as long as that; silent where it has no voice at all.
    public static Pcm of(Pcm audio) {
        return new HummedMelody(audio).hum();
    }

    private Pcm hum() {
        float[] samples = new float[(int) Math.round(audio.seconds() * RATE)];
        double step = AMPLITUDE / (FADE_SECONDS * RATE);
        double phase = 0;
        double amplitude = 0;
        double wanted = 0;
        for (int i = 0; i < samples.length && melody.hasVoice(); i++) {
            double at = (double) i / RATE;
            phase += hertz(at) / RATE;
            phase -= Math.floor(phase);
            if (i % LEVEL_STEP == 0) {
                wanted = curve.hertzAt(at) > 0 ? AMPLITUDE * gain(at) : 0;
            }
            amplitude += Math.clamp(wanted - amplitude, -step, step);
            double tone = 0;
            for (int harmonic = 1; harmonic <= HARMONICS && amplitude > 0; harmonic++) {
                tone += Math.sin(2 * Math.PI * harmonic * phase) / (harmonic * harmonic);
            }
            samples[i] = (float) (amplitude * tone);
        }
        return new Pcm(samples, RATE);
    }

    private double hertz(double at) {
        return melody.hertz(melody.aboveMiddle(at));
    }

    private double gain(double at) {
        return meanSquare == 0
                ? 0
                : Math.clamp(Math.pow(power(at) / meanSquare, KEPT_LOUDNESS / 2), MIN_GAIN, MAX_GAIN);
    }

    private double power(double at) {
        int middle = (int) (at * audio.sampleRate());
        int half = (int) (LEVEL_WINDOW_SECONDS / 2 * audio.sampleRate());
        int from = Math.max(0, middle - half);
        int to = Math.min(audio.samples().length, middle + half);
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += audio.samples()[i] * audio.samples()[i];
        }
        return sum / Math.max(1, to - from);
    }
}

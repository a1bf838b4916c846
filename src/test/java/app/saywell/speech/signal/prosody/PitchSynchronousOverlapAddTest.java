package app.saywell.speech.signal.prosody;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PitchSynchronousOverlapAddTest {
    /// A plan with one stretch, pitch and loudness.
    private record EvenPlan(double seconds, double ratio, double hertz, double gain) implements ProsodyPlan {
        @Override
        public double sourceSeconds(double at) {
            return at / ratio;
        }

        @Override
        public double hertz(double at) {
            return hertz;
        }

        @Override
        public double gain(double at) {
            return gain;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {90, 140, 260})
    void marksEachPeriodOnce(int hertz) {
        Pcm audio = SyntheticSpeech.voice(1, at -> hertz, at -> 1);
        PitchMarks marks = PitchMarks.of(audio, PitchCurve.of(audio));
        assertThat((double) marks.count()).isCloseTo(hertz, within(0.06 * hertz));
        for (int mark = 3; mark + 3 < marks.count(); mark++) {
            assertThat(marks.period(mark))
                    .isCloseTo((double) SyntheticSpeech.RATE / hertz, within(0.03 * SyntheticSpeech.RATE / hertz));
        }
    }

    @ParameterizedTest
    @CsvSource({"120, 180, 1", "120, 90, 1", "200, 200, 1.7", "200, 260, 0.6", "150, 110, 2"})
    void theResultHasThePlannedPitchAndLength(double hertz, double wanted, double ratio) {
        Pcm audio = SyntheticSpeech.voice(1, at -> hertz, at -> 1);
        Pcm made = synthesize(audio, new EvenPlan(ratio, ratio, wanted, 1));
        assertThat(made.seconds()).isCloseTo(ratio, within(0.001));
        PitchCurve pitch = PitchCurve.of(made);
        for (double at = 0.1; at < ratio - 0.1; at += 0.02) {
            assertThat((double) pitch.hertzAt(at)).as("at " + at).isCloseTo(wanted, within(0.03 * wanted));
        }
    }

    @Test
    void whatIsNotChangedStaysTheSame() {
        DoubleUnaryOperator glide = at -> 130 + 40 * Math.sin(5 * at);
        Pcm audio = SyntheticSpeech.voice(1, glide, at -> 1);
        Pcm made = synthesize(audio, new EvenPlan(audio.seconds(), 1, 0, 1));
        assertThat(signalToNoise(audio, made)).isGreaterThan(25);
    }

    @Test
    void theGainIsThatOfThePlan() {
        Pcm audio = SyntheticSpeech.voice(1, at -> 150, at -> 1);
        Pcm made = synthesize(audio, new EvenPlan(1, 1, 0, 0.5));
        assertThat(level(made)).isCloseTo(level(audio) - 6.02, within(0.3));
    }

    /// A repeated grain of noise would be heard as a buzz of 125 Hz.
    @Test
    void noiseThatIsMadeLongerDoesNotBecomeATone() {
        Random random = new Random(5);
        float[] samples = new float[SyntheticSpeech.RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.05 * random.nextGaussian());
        }
        Pcm audio = new Pcm(samples, SyntheticSpeech.RATE);
        Pcm made = synthesize(audio, new EvenPlan(2, 2, 0, 1));
        PitchCurve pitch = PitchCurve.of(made);
        int voiced = 0;
        for (float hertz : pitch.hertz()) {
            voiced += hertz > 0 ? 1 : 0;
        }
        assertThat(voiced).isLessThan(pitch.hertz().length / 10);
        assertThat(level(made)).isCloseTo(level(audio), within(2.5));
    }

    @Test
    void silenceAndRecordingsWithoutSamplesStayAsTheyAre() {
        Pcm silence = new Pcm(new float[1000], 16_000);
        assertThat(synthesize(silence, new EvenPlan(2 * silence.seconds(), 2, 0, 1))
                        .samples())
                .containsOnly(0f)
                .hasSize(2000);
        Pcm nothing = new Pcm(new float[0], 16_000);
        assertThat(synthesize(nothing, new EvenPlan(0, 1, 0, 1)).samples()).isEmpty();
    }

    private static Pcm synthesize(Pcm audio, ProsodyPlan plan) {
        return PitchSynchronousOverlapAdd.synthesize(audio, PitchMarks.of(audio, PitchCurve.of(audio)), plan);
    }

    private static double level(Pcm audio) {
        double power = 0;
        for (float sample : audio.samples()) {
            power += sample * sample;
        }
        return 10 * Math.log10(power / audio.samples().length);
    }

    /// Without the first and the last 50 ms.
    private static double signalToNoise(Pcm expected, Pcm made) {
        double signal = 0;
        double noise = 1e-12;
        int edge = expected.sampleRate() / 20;
        for (int i = edge; i < expected.samples().length - edge; i++) {
            double difference = expected.samples()[i] - made.samples()[i];
            signal += expected.samples()[i] * expected.samples()[i];
            noise += difference * difference;
        }
        return 10 * Math.log10(signal / noise);
    }
}

package app.saywell.judge.engine.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.SampleSpeech;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SteadyNoiseTest {
    private static final int RATE = LogMel.SAMPLE_RATE;

    /// Noise that goes on without a change, as fans, streets, amplifiers and mains make it.
    enum Noise {
        WHITE,
        PINK,
        BROWN,
        HUM;

        float[] seconds(double seconds) {
            Random random = new Random(7);
            float[] samples = new float[(int) (seconds * RATE)];
            double[] memory = new double[4];
            for (int i = 0; i < samples.length; i++) {
                double white = random.nextGaussian();
                samples[i] = (float) (0.05 * next(white, memory, i));
            }
            return samples;
        }

        private double next(double white, double[] memory, int i) {
            return switch (this) {
                case WHITE -> white;
                case PINK -> {
                    // three poles that fall by about 3 dB an octave (P. Kellet)
                    memory[0] = 0.99765 * memory[0] + white * 0.0990460;
                    memory[1] = 0.96300 * memory[1] + white * 0.2965164;
                    memory[2] = 0.57000 * memory[2] + white * 1.0526913;
                    yield (memory[0] + memory[1] + memory[2] + white * 0.1848) / 3;
                }
                case BROWN -> {
                    memory[3] = 0.999 * memory[3] + white;
                    yield memory[3] / 20;
                }
                case HUM -> {
                    double sum = white / 50;
                    for (int k = 1; k <= 12; k++) {
                        sum += Math.sin(2 * Math.PI * 60 * k * i / RATE) / k;
                    }
                    yield sum;
                }
            };
        }
    }

    @ParameterizedTest
    @EnumSource
    void noiseOfOneLevelHoldsNoSpeech(Noise noise) {
        assertThat(SteadyNoise.fills(noise.seconds(28))).isTrue();
        assertThat(SteadyNoise.fills(noise.seconds(3))).isTrue();
    }

    /// As loud as the speech; nobody understands it with more.
    @ParameterizedTest
    @EnumSource
    void speechInNoiseIsHeard(Noise noise) {
        float[] speech = SampleSpeech.of("3-learner.wav");
        assertThat(SteadyNoise.fills(speech)).isFalse();
        assertThat(SteadyNoise.fills(mixed(noise.seconds(28), speech, RATE, level(speech))))
                .isFalse();
    }

    /// A single word in half a minute of noise, wherever it falls.
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 13.03, 27})
    void oneWordIsHeard(double second) {
        float[] speech = SampleSpeech.of("3-learner.wav");
        float[] word = new float[RATE * 3 / 10];
        System.arraycopy(speech, loudest(speech, word.length), word, 0, word.length);
        float[] noise = Noise.PINK.seconds(28);
        assertThat(SteadyNoise.fills(mixed(noise, word, (int) (second * RATE), level(word))))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.4, 1.9})
    void aShortNoiseOfOneLevelHoldsNoWord(double seconds) {
        assertThat(SteadyNoise.fills(Noise.WHITE.seconds(seconds))).isTrue();
    }

    /// The loudest parts of a sentence, each as long as one short word.
    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.4, 1.5})
    void aShortPieceOfSpeechIsListenedTo(double seconds) {
        for (int reading = 1; reading <= 6; reading++) {
            float[] speech = SampleSpeech.of(reading + "-learner.wav");
            float[] piece = new float[(int) (seconds * RATE)];
            System.arraycopy(speech, loudest(speech, piece.length), piece, 0, piece.length);
            assertThat(SteadyNoise.fills(piece)).isFalse();
        }
    }

    private static int loudest(float[] samples, int length) {
        int best = 0;
        double most = 0;
        for (int from = 0; from + length < samples.length; from += RATE / 50) {
            double power = 0;
            for (int i = from; i < from + length; i++) {
                power += samples[i] * samples[i];
            }
            if (power > most) {
                most = power;
                best = from;
            }
        }
        return best;
    }

    /// Noise of a level with a sound in it.
    private static float[] mixed(float[] noise, float[] sound, int at, double level) {
        double gain = level / level(noise);
        float[] mixed = new float[noise.length];
        for (int i = 0; i < mixed.length; i++) {
            boolean within = i >= at && i - at < sound.length;
            mixed[i] = (float) (gain * noise[i]) + (within ? sound[i - at] : 0);
        }
        return mixed;
    }

    private static double level(float[] samples) {
        double power = 0;
        for (float sample : samples) {
            power += sample * sample;
        }
        return Math.sqrt(power / samples.length);
    }
}

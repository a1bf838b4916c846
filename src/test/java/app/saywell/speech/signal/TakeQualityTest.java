package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.signal.TakeQuality.BandwidthVerdict;
import app.saywell.speech.signal.TakeQuality.CompletenessVerdict;
import app.saywell.speech.signal.TakeQuality.LoudnessVerdict;
import app.saywell.speech.signal.TakeQuality.NoiseVerdict;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TakeQualityTest {
    private static final int RATE = 48_000;

    @Test
    void findsNothingWrongWithAGoodTake() {
        TakeQuality quality = TakeQuality.of(take(0.3, 0.001, 0.5, 1.5));
        assertThat(quality.level().verdict()).isEqualTo(LoudnessVerdict.GOOD);
        assertThat(quality.noise().verdict()).isEqualTo(NoiseVerdict.GOOD);
        assertThat(quality.completeness().verdict()).isEqualTo(CompletenessVerdict.COMPLETE);
        assertThat(quality.band().verdict()).isEqualTo(BandwidthVerdict.WIDE);
    }

    @ParameterizedTest
    @CsvSource({
        "0.02, TOO_QUIET, -34.0",
        "0.1, GOOD, -20.0",
        "0.5, GOOD, -6.0",
        "0.95, TOO_LOUD, -0.4",
        "1.5, CLIPPED, 0.0"
    })
    void tellsHowLoudItIs(double amplitude, LoudnessVerdict verdict, double peakDb) {
        TakeQuality quality = TakeQuality.of(take(amplitude, 0, 0.5, 1.5));
        assertThat(quality.level().verdict()).isEqualTo(verdict);
        assertThat(quality.level().measured()).isCloseTo(peakDb, within(0.1));
    }

    @ParameterizedTest
    @CsvSource({"0.0005, GOOD", "0.02, NOISY", "0.08, VERY_NOISY"})
    void tellsHowFarTheSpeechIsAboveTheBackground(double noise, NoiseVerdict verdict) {
        TakeQuality quality = TakeQuality.of(take(0.1, noise, 0.5, 1.5));
        assertThat(quality.noise().verdict()).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource({
        "0.0, 1.5, CUT_AT_START",
        "0.5, 2.0, CUT_AT_END",
        "0.0, 2.0, COMPLETE",
        "0.0, 1.7, CUT_AT_START",
        "0.1, 1.9, COMPLETE"
    })
    void tellsWhetherItWasCut(double from, double to, CompletenessVerdict verdict) {
        TakeQuality quality = TakeQuality.of(take(0.3, 0.001, from, to));
        assertThat(quality.completeness().verdict()).isEqualTo(verdict);
    }

    @Test
    void tellsThatItIsTooShort() {
        Pcm tick = new Pcm(new float[RATE / 4], RATE);
        assertThat(TakeQuality.of(tick).completeness().verdict()).isEqualTo(CompletenessVerdict.TOO_SHORT);
    }

    @Test
    void knowsAMutedMicrophone() {
        assertThat(TakeQuality.of(new Pcm(new float[RATE], RATE)).isSilent()).isTrue();
        assertThat(TakeQuality.of(new Pcm(new float[0], RATE)).isSilent()).isTrue();
        assertThat(TakeQuality.of(take(0.0003, 0.0001, 0.5, 1.5)).isSilent()).isTrue();
        Pcm ticks = new Pcm(new float[RATE], RATE);
        for (int i = 0; i < RATE; i += 101) {
            ticks.samples()[i] = 0.9f;
        }
        assertThat(TakeQuality.of(ticks).isSilent()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"0, 0.015", "50, 0.05", "60, 0.05", "100, 0.05"})
    void whatIsBelowSpeechIsNoNoise(int hertz, double amplitude) {
        Pcm take = take(0.3, 0.001, 0.5, 1.5);
        for (int i = 0; i < take.samples().length; i++) {
            take.samples()[i] += (float) (amplitude * Math.cos(2 * Math.PI * hertz * i / RATE));
        }
        TakeQuality quality = TakeQuality.of(take);
        assertThat(quality.noise().verdict()).isEqualTo(NoiseVerdict.GOOD);
        assertThat(quality.completeness().verdict()).isEqualTo(CompletenessVerdict.COMPLETE);
        assertThat(quality.level().verdict()).isEqualTo(LoudnessVerdict.GOOD);
    }

    @Test
    void aPeakOf44DecibelsBelowFullScaleIsSpeech() {
        TakeQuality quality = TakeQuality.of(take(0.0063, 0.00005, 0.5, 1.5));
        assertThat(quality.level().verdict()).isEqualTo(LoudnessVerdict.TOO_QUIET);
        assertThat(quality.noise().verdict()).isEqualTo(NoiseVerdict.GOOD);
    }

    /// Speech of 38 dB below full scale, mixed with the noise of rooms.
    @ParameterizedTest
    @CsvSource({"0.00005, GOOD", "0.0005, GOOD", "0.002, NOISY"})
    void speechAt38DecibelsBelowFullScaleIsNoSilence(double noise, NoiseVerdict verdict) {
        TakeQuality quality = TakeQuality.of(take(0.0126, noise, 0.5, 1.5));
        assertThat(quality.isSilent()).isFalse();
        assertThat(quality.level().verdict()).isEqualTo(LoudnessVerdict.TOO_QUIET);
        assertThat(quality.noise().verdict()).isEqualTo(verdict);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.0002, 0.0005, 0.001, 0.003, 0.006})
    void aRoomInWhichNobodySpeaksIsSilence(double noise) {
        assertThat(TakeQuality.of(take(0, noise, 0.5, 1.5)).isSilent()).isTrue();
    }

    @Test
    void loudNoiseIsNoise() {
        TakeQuality quality = TakeQuality.of(take(0, 0.1, 0.5, 1.5));
        assertThat(quality.isSilent()).isFalse();
        assertThat(quality.noise().verdict()).isEqualTo(NoiseVerdict.VERY_NOISY);
    }

    @ParameterizedTest
    @CsvSource({"60, 0", "0, 60"})
    void aMinuteOfSilenceChangesNothing(int before, int after) {
        Pcm take = take(0.02, 0.0005, 0.5, 1.5);
        Random random = new Random(3);
        float[] samples = new float[take.samples().length + (before + after) * RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.0005 * random.nextGaussian());
        }
        System.arraycopy(take.samples(), 0, samples, before * RATE, take.samples().length);
        TakeQuality alone = TakeQuality.of(take);
        TakeQuality surrounded = TakeQuality.of(new Pcm(samples, RATE));
        assertThat(surrounded.level().verdict()).isEqualTo(alone.level().verdict());
        assertThat(surrounded.noise().measured()).isCloseTo(alone.noise().measured(), within(2.0));
    }

    @Test
    void knowsATelephone() {
        Pcm wide = take(0.3, 0.001, 0.5, 1.5);
        Pcm narrow = Resampler.resample(Resampler.resample(wide, 8000), RATE);
        assertThat(TakeQuality.of(narrow).band().verdict()).isEqualTo(BandwidthVerdict.NARROW);
        assertThat(TakeQuality.of(Resampler.resample(wide, 8000)).band().verdict())
                .isEqualTo(BandwidthVerdict.NARROW);
        assertThat(TakeQuality.of(Resampler.resample(wide, 16000)).band().verdict())
                .isEqualTo(BandwidthVerdict.WIDE);
    }

    /// Two seconds of noise with a voice in it: a buzz of 120 Hz.
    private static Pcm take(double amplitude, double noise, double from, double to) {
        Random random = new Random(7);
        float[] samples = new float[2 * RATE];
        for (int i = 0; i < samples.length; i++) {
            double seconds = (double) i / RATE;
            boolean voice = seconds >= from && seconds < to;
            double buzz = Math.sin(2 * Math.PI * 120 * seconds) > 0 ? 1 : -1;
            double sound = voice ? amplitude * buzz : 0;
            samples[i] = (float) (sound + noise * random.nextGaussian());
        }
        return new Pcm(samples, RATE);
    }
}

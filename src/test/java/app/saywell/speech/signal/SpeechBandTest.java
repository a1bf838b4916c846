package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpeechBandTest {
    private static final int RATE = 16_000;

    @Test
    void aCleanRecordingStaysAsItIs() {
        Pcm voice = withTone(0, 0);
        assertThat(SpeechBand.of(voice)).isSameAs(voice);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 50, 60, 100, 120, 180})
    void aSteadyToneOfTheMainsAndAnOffsetAreTakenAway(int hertz) {
        Pcm clean = SpeechBand.of(withTone(hertz, 0.05));
        double pause = 0;
        double speech = 0;
        for (int i = RATE / 10; i < RATE * 4 / 10; i++) {
            pause = Math.max(pause, Math.abs(clean.samples()[i]));
            speech = Math.max(speech, Math.abs(clean.samples()[i + RATE / 2]));
        }
        assertThat(pause).isLessThan(0.008);
        assertThat(speech).isBetween(0.15, 0.3);
    }

    /// Of 30 tenths of a second it may be missing in two.
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void aToneThatIsMissingInMoreThanATenthOfTheRecordingIsNotSteady(int tenths) {
        Pcm humming = withTone(50, 0.05);
        Pcm voice = voice(215);
        System.arraycopy(voice.samples(), 0, humming.samples(), 0, tenths * RATE / 10);
        float[] clean = SpeechBand.of(humming).samples();
        double pause = 0;
        for (int i = RATE + RATE / 10; i < RATE + RATE * 4 / 10; i++) {
            pause = Math.max(pause, Math.abs(clean[i]));
        }
        assertThat(pause).as("in a pause").isLessThan(tenths == 2 ? 0.008 : 1);
        assertThat(pause > 0.01).isEqualTo(tenths == 3);
    }

    @Test
    void whoNoLongerWaitsForItEndsIt() {
        Pcm humming = withTone(50, 0.05);
        AtomicInteger asked = new AtomicInteger();
        SpeechBand.of(humming, asked::incrementAndGet);
        assertThat(asked.get())
                .as("the tone is sought, taken away, and what is low besides")
                .isGreaterThan(6);
        for (int last = 1; last <= asked.get(); last++) {
            AtomicInteger left = new AtomicInteger(last);
            assertThatExceptionOfType(CancellationException.class)
                    .isThrownBy(() -> SpeechBand.of(humming, () -> {
                        if (left.decrementAndGet() == 0) {
                            throw new CancellationException();
                        }
                    }));
        }
    }

    /// A voice of 120 Hz pauses; the hum does not.
    @Test
    void aVoiceOfTheSameHeightStays() {
        Pcm voice = voice(120);
        assertThat(SpeechBand.of(voice)).isSameAs(voice);
    }

    private static Pcm withTone(int hertz, double amplitude) {
        Pcm voice = voice(215);
        for (int i = 0; i < voice.samples().length; i++) {
            voice.samples()[i] += (float) (amplitude * Math.cos(2 * Math.PI * hertz * i / RATE));
        }
        return voice;
    }

    /// Half a second of silence and half a second of a tone, three times.
    private static Pcm voice(int hertz) {
        float[] samples = new float[3 * RATE];
        for (int i = 0; i < samples.length; i++) {
            boolean speaks = i / (RATE / 2) % 2 == 1;
            samples[i] = speaks ? (float) (0.2 * Math.sin(2 * Math.PI * hertz * i / RATE)) : 0;
        }
        return new Pcm(samples, RATE);
    }
}

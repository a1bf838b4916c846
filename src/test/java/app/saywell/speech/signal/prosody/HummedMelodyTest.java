package app.saywell.speech.signal.prosody;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import org.junit.jupiter.api.Test;

class HummedMelodyTest {
    @Test
    void risesAndPausesAsTheVoiceDoes() {
        Pcm audio = SyntheticSpeech.voice(1.2, at -> at > 0.5 && at < 0.7 ? 0 : 120 + 80 * at, at -> 1);
        Pcm hummed = HummedMelody.of(audio);
        assertThat(hummed.seconds()).isCloseTo(1.2, within(0.001));
        PitchCurve pitch = PitchCurve.of(hummed);
        assertThat((double) pitch.hertzAt(0.3)).isCloseTo(144, within(4.0));
        assertThat((double) pitch.hertzAt(0.9)).isCloseTo(192, within(5.0));
        assertThat(pitch.hertzAt(0.61)).isZero();
        for (int i = 1; i < hummed.samples().length; i++) {
            assertThat(Math.abs(hummed.samples()[i] - hummed.samples()[i - 1]))
                    .as("no click")
                    .isLessThan(0.15f);
        }
    }

    @Test
    void withoutAVoiceThereIsNoMelody() {
        assertThat(HummedMelody.of(new Pcm(new float[8000], 16_000)).samples()).containsOnly(0f);
        assertThat(HummedMelody.of(new Pcm(new float[0], 16_000)).samples()).isEmpty();
    }
}

package app.saywell.engine.acoustic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.signal.Pcm;

import org.junit.jupiter.api.Test;

class FrontEndTest {
    private final FrontEnd frontEnd = new FrontEnd();

    @Test
    void makesTheCepstraOfSphinxFe() {
        float[][] expected = Golden.cepstra();
        float[][] made = frontEnd.cepstra(Golden.speech());
        // sphinx_fe pads one more frame at the end.
        assertThat(made).hasNumberOfRows(expected.length - 1);
        for (int t = 0; t < made.length; t++) {
            for (int c = 0; c < FrontEnd.CEPSTRA; c++) {
                assertThat(made[t][c]).isCloseTo(expected[t][c], within(1e-4f));
            }
        }
    }

    @Test
    void loudnessAndSilenceAroundLeaveTheFeaturesOfSpeechAlone() {
        Pcm speech = Golden.speech();
        int lead = 40 * FrontEnd.SHIFT;
        float[] changed = new float[speech.samples().length + lead];
        for (int i = 0; i < speech.samples().length; i++) {
            changed[lead + i] = speech.samples()[i] / 4;
        }
        Features plain = frontEnd.features(speech);
        Features quiet = frontEnd.features(new Pcm(changed, FrontEnd.SAMPLE_RATE));
        int vowel = 60;
        assertThat(quiet.vector(vowel + 40)).hasSize(39);
        for (int i = 0; i < 39; i++) {
            assertThat(quiet.vector(vowel + 40)[i])
                    .isCloseTo(plain.vector(vowel)[i], within(0.05f));
        }
    }

    @Test
    void soundShorterThanAWindowHasNoFrames() {
        Pcm click = new Pcm(new float[FrontEnd.WINDOW - 1], FrontEnd.SAMPLE_RATE);
        assertThat(frontEnd.features(click).frames()).isZero();
    }
}

package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.capture.EndOfSpeech.Heard;
import app.saywell.speech.signal.DecibelScale;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndOfSpeechTest {
    private static final double QUIET = -62;
    private static final double SPEECH = -16;
    private final Random random = new Random(7);

    @Test
    void aTurnIsOverASecondAfterTheLastWord() {
        EndOfSpeech speech = new EndOfSpeech(1, 0);
        add(speech, 0.6, QUIET);
        assertThat(speech.heard()).isEqualTo(Heard.NOTHING_YET);
        add(speech, 1.5, SPEECH);
        assertThat(speech.heard()).isEqualTo(Heard.SPEECH);
        add(speech, 0.9, QUIET);
        assertThat(speech.heard()).isEqualTo(Heard.SPEECH);
        add(speech, 0.4, QUIET);
        assertThat(speech.heard()).isEqualTo(Heard.FINISHED);
    }

    @Test
    void whoPausesBeforeTheTextCanBeOverIsWaitedForLonger() {
        EndOfSpeech speech = new EndOfSpeech(3, 0);
        add(speech, 0.5, QUIET);
        add(speech, 0.7, SPEECH);
        add(speech, 2, QUIET);
        assertThat(speech.heard()).isEqualTo(Heard.SPEECH);
        add(speech, 2.5, SPEECH);
        add(speech, 1.3, QUIET);
        assertThat(speech.heard()).isEqualTo(Heard.FINISHED);
    }

    @Test
    void noiseOfTheRoomIsNoSpeech() {
        EndOfSpeech speech = new EndOfSpeech(1, 0);
        add(speech, 9, -40);
        assertThat(speech.heard()).isEqualTo(Heard.NOTHING_YET);
        add(speech, 1.5, -40);
        assertThat(speech.heard()).isEqualTo(Heard.NOBODY);
    }

    @Test
    void whoHasToReadFirstIsWaitedForLonger() {
        EndOfSpeech speech = new EndOfSpeech(1, 4);
        add(speech, 13, QUIET);
        assertThat(speech.heard()).isEqualTo(Heard.NOTHING_YET);
        add(speech, 1.5, QUIET);
        assertThat(speech.heard()).isEqualTo(Heard.NOBODY);
    }

    @Test
    void whoSpeaksAtOnceInANoisyRoomIsHeardAndComesToAnEnd() {
        EndOfSpeech speech = new EndOfSpeech(1, 0);
        add(speech, 2, -10);
        assertThat(speech.heard()).isEqualTo(Heard.SPEECH);
        add(speech, 1.4, -41);
        assertThat(speech.heard()).isEqualTo(Heard.FINISHED);
    }

    @Test
    void aClickIsNoSpeech() {
        EndOfSpeech speech = new EndOfSpeech(1, 0);
        add(speech, 1, QUIET);
        add(speech, 0.02, -6);
        add(speech, 1, QUIET);
        assertThat(speech.heard()).isEqualTo(Heard.NOTHING_YET);
    }

    /// Readings of learners: none is cut before its last word, and all end soon after it.
    @ParameterizedTest
    @CsvSource({"1-learner.wav", "2-learner.wav", "4-learner.wav", "5-learner.wav"})
    void aReadingIsHeardToItsEnd(String file) throws IOException, URISyntaxException {
        Pcm reading = new AudioDecoder()
                .decode(Path.of(
                        Objects.requireNonNull(EndOfSpeech.class.getResource("/app/saywell/speech/" + file), file)
                                .toURI()));
        EndOfSpeech speech = new EndOfSpeech(1.5, 0);
        add(speech, 0.4, QUIET);
        int block = reading.sampleRate() / LevelMeter.BLOCKS_PER_SECOND;
        for (int from = 0; from + block <= reading.samples().length; from += block) {
            float peak = 0;
            for (int i = from; i < from + block; i++) {
                peak = Math.max(peak, Math.abs(reading.samples()[i]));
            }
            speech.add(DecibelScale.ofAmplitude(peak));
            assertThat(speech.heard())
                    .as("at %.2f of %.2f s", (double) from / reading.sampleRate(), reading.seconds())
                    .isNotEqualTo(Heard.NOBODY);
            if (from < reading.samples().length - 1.5 * reading.sampleRate()) {
                assertThat(speech.heard())
                        .as("at %.2f of %.2f s", (double) from / reading.sampleRate(), reading.seconds())
                        .isNotEqualTo(Heard.FINISHED);
            }
        }
        add(speech, 1.3, QUIET);
        assertThat(speech.heard()).isEqualTo(Heard.FINISHED);
    }

    private void add(EndOfSpeech speech, double seconds, double peakDb) {
        for (int i = 0; i < Math.round(seconds * LevelMeter.BLOCKS_PER_SECOND); i++) {
            speech.add(peakDb + random.nextGaussian());
        }
    }
}

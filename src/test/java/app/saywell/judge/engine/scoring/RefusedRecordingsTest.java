package app.saywell.judge.engine.scoring;

import static app.saywell.judge.engine.scoring.AcousticSpeechEngineTest.ENGINE;
import static app.saywell.judge.engine.scoring.AcousticSpeechEngineTest.SPEECH;
import static app.saywell.judge.engine.scoring.AcousticSpeechEngineTest.noisy;
import static app.saywell.judge.engine.scoring.AcousticSpeechEngineTest.simple;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import app.saywell.speech.signal.Pcm;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefusedRecordingsTest {
    @Test
    void aWordThatWasNotSaidIsNoticed() {
        assertRefused(EngineErrorKind.NOT_ALL_WORDS_SPOKEN, SPEECH, "seven apples for my computer sister");
    }

    @Test
    void aTextThatCannotFitIsNoticed() {
        assertRefused(EngineErrorKind.NOT_ALL_WORDS_SPOKEN, SPEECH, (SampleReading.TEXT + " ").repeat(8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fruit", "dog", "a", "one"})
    void aWordAloneIsRefusedWhenItWasNotSaid(String text) {
        assertRefused(EngineErrorKind.NOT_ALL_WORDS_SPOKEN, SampleReading.ship(), text);
        assertRefused(EngineErrorKind.NOT_ALL_WORDS_SPOKEN, SPEECH, text);
    }

    @Test
    void aWordOfWhichAllSoundsWereHeardInALongerOneIsRefused() {
        assertRefused(EngineErrorKind.NOT_ALL_WORDS_SPOKEN, SampleReading.state(), "ate");
        assertRefused(EngineErrorKind.NOT_ALL_WORDS_SPOKEN, SampleReading.state(), "stay");
        assertThat(simple(SampleReading.state(), "state").words()).hasSize(1);
    }

    @Test
    void silenceIsRefused() {
        assertRefused(EngineErrorKind.UNUSABLE_AUDIO, new Pcm(new float[32_000], 16_000), SampleReading.TEXT);
    }

    @Test
    void aClickIsRefused() {
        assertRefused(EngineErrorKind.UNUSABLE_AUDIO, new Pcm(new float[] {1, -1, 1}, 16_000), SampleReading.TEXT);
    }

    @Test
    void aVoiceThatDrownsInNoiseIsRefusedInWords() {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> simple(noisy(0), SampleReading.TEXT))
                .withMessageContaining("noisy")
                .extracting(EngineException::kind)
                .isEqualTo(EngineErrorKind.UNUSABLE_AUDIO);
    }

    @Test
    void aFarVoiceIsRefusedInWords() {
        float[] far = noisy(0).samples().clone();
        for (int i = 0; i < far.length; i++) {
            far[i] *= 0.02f;
        }
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> simple(new Pcm(far, SPEECH.sampleRate()), SampleReading.TEXT))
                .withMessageContaining("too far away")
                .extracting(EngineException::kind)
                .isEqualTo(EngineErrorKind.UNUSABLE_AUDIO);
    }

    @Test
    void aClippedRecordingIsRefusedInWords() {
        float[] loud = SPEECH.samples().clone();
        for (int i = 0; i < loud.length; i++) {
            loud[i] = Math.clamp(20 * loud[i], -1f, 1f);
        }
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> simple(new Pcm(loud, SPEECH.sampleRate()), SampleReading.TEXT))
                .withMessageContaining("distorted")
                .extracting(EngineException::kind)
                .isEqualTo(EngineErrorKind.UNUSABLE_AUDIO);
    }

    @Test
    void aTextWithoutWordsIsRefused() {
        assertRefused(EngineErrorKind.UNSPEAKABLE_TEXT, SPEECH, " ... ");
    }

    @Test
    void refusesAPronunciationThatIsNone() {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> ENGINE.withPronunciations(new PronunciationGuide(Map.of("a", "/ж/"), false)))
                .satisfies(e -> assertThat(e.kind()).isEqualTo(EngineErrorKind.INVALID_PRONUNCIATION));
    }

    @Test
    void interruptionStopsTheWork() {
        Thread.currentThread().interrupt();
        try {
            assertRefused(EngineErrorKind.INTERRUPTED, SPEECH, SampleReading.TEXT);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void interruptionStopsTheCheckOfARecording() {
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(EngineException.class)
                    .isThrownBy(() -> AudioUsabilityCheck.usableSpeech(SPEECH))
                    .extracting(EngineException::kind)
                    .isEqualTo(EngineErrorKind.INTERRUPTED);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aShortNoiseIsNotWrittenDown() {
        Random random = new Random(11);
        float[] samples = new float[SPEECH.sampleRate() * 2 / 5];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.01 * random.nextGaussian());
        }
        assertThat(ENGINE.transcribe(new Pcm(samples, SPEECH.sampleRate()), false)
                        .text())
                .isEmpty();
    }

    private static void assertRefused(EngineErrorKind kind, Pcm audio, String text) {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> simple(audio, text))
                .extracting(EngineException::kind)
                .isEqualTo(kind);
    }
}

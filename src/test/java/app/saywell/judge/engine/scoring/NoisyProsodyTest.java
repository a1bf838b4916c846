package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Readings of a made learner against a made model, with and without noise 20 dB below the voice.
class NoisyProsodyTest {
    private static final SpeechEngine ENGINE = AcousticSpeechEngine.load(SharedModels.RUNTIME);
    private static final double NOISE = 0.1;
    private static final double STEADY = 0.5;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1 | We are going to the theme park.
                    2 | I think it will be fun.
                    6 | My brother runs very fast.
                    """)
    void noiseMovesNeitherSpeedNorPauses(int number, String text) throws IOException {
        List<SpeechComponent> model =
                ENGINE.analyzeNative(clip(number, "model"), text).components();
        Pcm learner = clip(number, "learner");
        PronunciationFeedback quiet = feedback(learner, text, model);
        PronunciationFeedback noisy = feedback(withNoise(learner), text, model);
        assertThat(speed(noisy)).isCloseTo(speed(quiet), within(STEADY));
        assertThat(pauses(noisy)).isCloseTo(pauses(quiet), within(STEADY));
    }

    private static PronunciationFeedback feedback(Pcm audio, String text, List<SpeechComponent> model) {
        return ENGINE.score(audio, text, model, FeedbackLanguage.ENGLISH).feedback();
    }

    private static double speed(PronunciationFeedback feedback) {
        return Objects.requireNonNull(feedback.speed()).score();
    }

    private static double pauses(PronunciationFeedback feedback) {
        return Objects.requireNonNull(feedback.pause()).score();
    }

    private static Pcm clip(int number, String whose) throws IOException {
        Path file = Path.of("src/test/resources/app/saywell/speech", number + "-" + whose + ".wav");
        return new AudioDecoder(60).decode(Files.readAllBytes(file));
    }

    private static Pcm withNoise(Pcm audio) {
        return RecordingConditions.withNoise(audio, NOISE, new Random(3));
    }
}

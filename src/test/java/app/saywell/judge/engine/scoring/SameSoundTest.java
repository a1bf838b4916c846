package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.SampleSpeech;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.signal.Pcm;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/// The same sound gets the same answer, to the byte, whatever runs beside it and whoever spoke
/// before.
class SameSoundTest {
    private static final Pcm SPEECH = sample("1-model.wav");
    private static final String TEXT = "We are going to the theme park.";

    @Test
    void aScoreDependsOnNothingButTheSound() throws Exception {
        try (ModelRuntime models = ModelRuntime.ofApplication();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            SpeechEngine engine = AcousticSpeechEngine.load(models);
            String alone = answer(engine);
            List<Future<?>> others = new ArrayList<>();
            List<Future<String>> answers = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                others.add(threads.submit(
                        () -> engine.scoreSimple(SampleReading.speech(), SampleReading.TEXT, FeedbackLanguage.KOREAN)));
                answers.add(threads.submit(() -> answer(engine)));
            }
            others.add(threads.submit(() -> engine.transcribe(SampleReading.speech(), false)));
            for (Future<String> answer : answers) {
                assertThat(answer.get()).isEqualTo(alone);
            }
            for (Future<?> other : others) {
                other.get();
            }
            assertThat(answer(engine)).isEqualTo(alone);
        }
    }

    private static String answer(SpeechEngine engine) {
        return SpeechJson.write(engine.scoreSimple(SPEECH, TEXT, FeedbackLanguage.ENGLISH));
    }

    private static Pcm sample(String name) {
        return new Pcm(SampleSpeech.of(name), LogMel.SAMPLE_RATE);
    }
}

package app.saywell.judge.engine.recognition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.saywell.judge.engine.onnx.IdleTimer;
import app.saywell.judge.engine.onnx.ModelFolder;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.SampleSpeech;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// On computer voices: festival and flite for English, espeak-ng's for Korean.
class TranscriberTest {
    private static final Transcriber TRANSCRIBER = new Transcriber(SharedModels.RUNTIME);

    @Test
    void writesEnglishDownWithAllFieldsOfTheContract() {
        Transcription written = write(SampleSpeech.of("1-model.wav"));
        assertThat(written.text()).isEqualToIgnoringCase("We are going to the theme park.");
        assertThat(written.textType()).isEqualTo(TextType.ENGLISH);
        assertThat(written.metadata()).isEmpty();
        assertThat(written.responseTimeInSec()).isPositive();
    }

    @Test
    void theSameSoundGivesTheSameTextAtAnyLoudness() {
        float[] speech = SampleSpeech.of("3-learner.wav");
        float[] quiet = speech.clone();
        for (int i = 0; i < quiet.length; i++) {
            quiet[i] *= 0.25f;
        }
        String text = write(speech).text();
        assertThat(text).isNotEmpty().isEqualTo(write(speech).text());
        assertThat(write(quiet).text()).isEqualTo(text);
    }

    @Test
    void writesKoreanInEnglishLettersWhereAskedTo() {
        Transcription letters = TRANSCRIBER.transcribe(pcm(korean()), true);
        assertThat(letters.textType()).isEqualTo(TextType.KOREAN);
        assertThat(letters.text()).contains("joseumnida").matches("\\p{ASCII}*");
    }

    @Test
    void writesEachPhraseInItsOwnLanguage() {
        float[] both = joined(korean(), new float[9_600], SampleSpeech.of("1-model.wav"));
        Transcription written = write(both);
        assertThat(written.textType()).isEqualTo(TextType.CODE_SWITCHED);
        assertThat(written.text()).contains("좋습니다").containsIgnoringCase("theme park");
    }

    @Test
    void silenceAndNoiseGiveNoWords() {
        assertThat(write(new float[0]).text()).isEmpty();
        assertThat(write(new float[100]).text()).isEmpty();
        assertThat(write(new float[3 * LogMel.SAMPLE_RATE]).text()).isEmpty();
        assertThat(write(noise(3, 0.001)).text()).isEmpty();
        assertThat(write(noise(3, 0.05)).text()).isEmpty();
    }

    @Test
    void longRecordingsAreCutAtPausesAndWrittenWhole() {
        float[] lesson = new float[0];
        for (int sentence = 0; sentence < 9; sentence++) {
            float[] speech = SampleSpeech.of(sentence % 7 + 1 + "-model.wav");
            lesson = joined(lesson, speech, new float[16_000]);
        }
        assertThat(lesson.length).isGreaterThan(30 * LogMel.SAMPLE_RATE);
        String text = write(lesson).text().toLowerCase(Locale.ROOT);
        assertThat(text.split("theme park", -1)).hasSize(3);
    }

    @Test
    void whatSomebodyRepeatsIsWrittenAsOftenAsItIsSaid() {
        float[] sentence = SampleSpeech.of("1-model.wav");
        float[] pause = new float[8_000];
        String text = write(joined(sentence, pause, sentence, pause, sentence)).text();
        assertThat(text.toLowerCase(Locale.ROOT).split("theme park", -1)).hasSize(4);
    }

    @Test
    void interruptionEndsAnyRecordingWithinHalfASecond() throws Exception {
        FutureTask<EngineException.EngineErrorKind> call = new FutureTask<>(() -> {
            try {
                write(speech(120));
                return null;
            } catch (EngineException e) {
                return e.kind();
            }
        });
        Thread caller = Thread.ofPlatform().start(call);
        while (caller.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        long began = System.nanoTime();
        caller.interrupt();
        assertThat(call.get()).isEqualTo(EngineException.EngineErrorKind.INTERRUPTED);
        if (Boolean.getBoolean("deep")) {
            assertThat(System.nanoTime() - began).isLessThan(500_000_000);
        }
    }

    @Test
    void missingModelsAreToldInWords(@TempDir Path empty) {
        var transcriber = new Transcriber(new ModelRuntime(new ModelFolder(empty), IdleTimer.ofSystem()));
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> transcriber.transcribe(pcm(SampleSpeech.of("1-model.wav")), true))
                .withMessageContaining("is missing")
                .extracting(EngineException::kind)
                .isEqualTo(EngineException.EngineErrorKind.MODEL_MISSING);
    }

    /// No model is opened for it, so that a minute of it costs nothing.
    @Test
    void noiseNeedsNoModel(@TempDir Path empty) {
        var transcriber = new Transcriber(new ModelRuntime(new ModelFolder(empty), IdleTimer.ofSystem()));
        assertThat(transcriber.transcribe(pcm(noise(60, 0.3)), false).text()).isEmpty();
    }

    private static Transcription write(float[] samples) {
        return TRANSCRIBER.transcribe(pcm(samples), false);
    }

    private static Pcm pcm(float[] samples) {
        return new Pcm(samples, LogMel.SAMPLE_RATE);
    }

    private static float[] speech(int seconds) {
        float[] sentence = SampleSpeech.of("1-model.wav");
        float[] samples = new float[seconds * LogMel.SAMPLE_RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = sentence[i % sentence.length];
        }
        return samples;
    }

    private static float[] noise(int seconds, double amplitude) {
        var random = new SplittableRandom(1);
        float[] samples = new float[seconds * LogMel.SAMPLE_RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (amplitude * random.nextGaussian());
        }
        return samples;
    }

    private static float[] joined(float[]... parts) {
        float[] all =
                new float[Arrays.stream(parts).mapToInt(part -> part.length).sum()];
        int at = 0;
        for (float[] part : parts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }

    /// 오늘 날씨가 아주 좋습니다, raw samples of 16 bits.
    private static float[] korean() {
        try (InputStream in = TranscriberTest.class.getResourceAsStream("korean.raw")) {
            var shorts = ByteBuffer.wrap(Objects.requireNonNull(in).readAllBytes())
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .asShortBuffer();
            float[] samples = new float[shorts.remaining()];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = shorts.get(i) / 32768f;
            }
            return samples;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

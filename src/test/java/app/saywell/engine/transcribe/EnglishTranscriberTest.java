package app.saywell.engine.transcribe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.saywell.engine.EngineException;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.transcribe.decode.DecodedWord;
import app.saywell.engine.transcribe.whisper.WhisperModels;
import app.saywell.signal.Pcm;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/// On the computer voices of the sample lesson.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EnglishTranscriberTest {
    private static final String SAMPLES = "/app/saywell/assets/lessons/sample/audio/";
    private static final int HEADER = 44;

    private AcousticModel sounds;
    private EnglishTranscriber english;

    @BeforeAll
    void load() {
        sounds = AcousticModel.load();
        english = EnglishTranscriber.of(sounds, EnglishLexicon.load(), NetworkEnsemble.load());
    }

    /// The samples are plain WAV files of 16 bits with a header of 44 bytes.
    private static Pcm sample(String name) throws IOException {
        try (var in = EnglishTranscriberTest.class.getResourceAsStream(SAMPLES + name)) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            var file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            int rate = file.getInt(24);
            var shorts = file.position(HEADER).asShortBuffer();
            float[] samples = new float[shorts.remaining()];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = shorts.get(i) / 32768f;
            }
            return new Pcm(samples, rate);
        }
    }

    @Test
    void writesDownMostOfWhatAComputerVoiceSays() throws IOException {
        List<String> said = List.of("we", "are", "going", "to", "the", "theme", "park");
        List<String> heard = List.of(english.write(sample("1-model.wav")).split(" "));
        assertThat(heard).contains("going", "park");
        assertThat(said.stream().filter(heard::contains).count()).isGreaterThanOrEqualTo(5);
    }

    @Test
    void theSameSoundGivesTheSameWordsInOrderOfTime() throws IOException {
        Pcm audio = sample("2-model.wav");
        List<DecodedWord> words = english.decode(audio).words();
        assertThat(english.decode(audio).words()).isEqualTo(words).isNotEmpty();
        for (int i = 1; i < words.size(); i++) {
            assertThat(words.get(i).firstFrame()).isGreaterThan(words.get(i - 1).lastFrame());
        }
    }

    @Test
    void interruptionStopsTheDecoding() throws IOException {
        Pcm audio = sample("1-model.wav");
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(EngineException.class)
                    .isThrownBy(() -> english.write(audio))
                    .extracting(EngineException::kind)
                    .isEqualTo(EngineException.Kind.INTERRUPTED);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void hearsNoWordsInNothing() {
        assertThat(english.write(new Pcm(new float[100], 16_000))).isEmpty();
    }

    @Test
    void withoutAWhisperModelItWritesEnglish(@TempDir Path folder) throws IOException {
        try (var transcriber =
                new Transcriber(
                        sounds,
                        EnglishLexicon.load(),
                        NetworkEnsemble.load(),
                        new WhisperModels(folder))) {
            Transcription written = transcriber.transcribe(sample("1-model.wav"), true);
            assertThat(written.textType()).isEqualTo(TextType.ENGLISH);
            assertThat(written.text()).contains("park");
            assertThat(written.responseTimeInSec()).isPositive();
            assertThat(written.metadata()).isEmpty();
        }
    }
}

package app.saywell.engine.transcribe.whisper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.engine.transcribe.whisper.ModelException.Kind;
import app.saywell.signal.Pcm;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

class WhisperModelsTest {
    private static final int MULTILINGUAL = 51_865;
    private static final int ENGLISH = 51_864;

    @TempDir Path folder;

    /// A model file without weights, such as whisper.cpp takes for its own tests.
    private static byte[] model(int vocabulary, int layers) {
        int words = vocabulary - 1;
        int bands = 80;
        int bins = 201;
        int size = 12 * 4 + 8 + bands * bins * 4 + 4 + words * 5;
        var file = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        int[] header = {
            0x67676d6c, vocabulary, 1500, 384, 6, layers, 448, 384, 6, layers, bands, 1
        };
        for (int number : header) {
            file.putInt(number);
        }
        file.putInt(bands).putInt(bins).position(file.position() + bands * bins * 4);
        file.putInt(words);
        for (int word = 0; word < words; word++) {
            file.putInt(1).put((byte) 'a');
        }
        return file.array();
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(Files.createDirectories(folder.resolve("from")).resolve(name), bytes);
    }

    private WhisperModels models() {
        return new WhisperModels(folder.resolve("models"));
    }

    @Test
    void addsListsAndRemovesAModel() throws IOException {
        WhisperModels models = models();
        assertThat(models.list()).isEmpty();
        WhisperModel tiny = models.add(write("ggml-tiny.bin", model(MULTILINGUAL, 4)));
        assertThat(models.list()).containsExactly(tiny);
        assertThat(tiny.file()).hasSize(tiny.bytes());
        models.remove("ggml-tiny.bin");
        assertThat(models.list()).isEmpty();
    }

    @Test
    void listensWithTheLargestModel() throws IOException {
        WhisperModels models = models();
        models.add(write("a.bin", model(MULTILINGUAL, 4)));
        models.add(write("b.bin", model(MULTILINGUAL, 6)));
        assertThat(models.best()).map(WhisperModel::name).contains("b.bin");
    }

    @Test
    void refusesWhatIsNoModel() throws IOException {
        assertRefused(write("song.bin", new byte[100_000]), Kind.NOT_A_MODEL);
        assertRefused(
                write("short.bin", Arrays.copyOf(model(MULTILINGUAL, 4), 20)), Kind.NOT_A_MODEL);
    }

    @Test
    void refusesAModelThatKnowsEnglishOnly() throws IOException {
        assertRefused(write("ggml-tiny.en.bin", model(ENGLISH, 4)), Kind.ENGLISH_ONLY);
    }

    @Test
    void refusesAFileThatWasCutOff() throws IOException {
        byte[] whole = model(MULTILINGUAL, 4);
        for (int size : new int[] {60, 5_000, whole.length - 1}) {
            assertRefused(write("cut.bin", Arrays.copyOf(whole, size)), Kind.DAMAGED);
        }
    }

    @Test
    void saysWhichFileOrModelIsNotThere() {
        assertThatThrownBy(() -> models().add(folder.resolve("none.bin")))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("none.bin");
        assertThatThrownBy(() -> models().remove("none"))
                .isInstanceOfSatisfying(
                        ModelException.class, e -> assertThat(e.kind()).isEqualTo(Kind.UNKNOWN));
    }

    @Test
    void leavesOtherFilesAloneAndUnlisted() throws IOException {
        Path own = folder.resolve("models");
        Files.createDirectories(own);
        Files.writeString(own.resolve("notes.bin"), "not a model");
        assertThat(models().list()).isEmpty();
        assertThat(own.resolve("notes.bin")).exists();
    }

    /// Runs whisper.cpp for a whole window of 30 s.
    @Test
    @EnabledIfSystemProperty(named = "deep", matches = "true")
    void anEmptyModelHearsTheSameTwice() throws IOException {
        WhisperModel model = models().add(write("ggml-tiny.bin", model(MULTILINGUAL, 4)));
        try (var recognizer = WhisperRecognizer.open(model.file())) {
            var silence = new Pcm(new float[8_000], WhisperRecognizer.SAMPLE_RATE);
            assertThat(recognizer.recognize(silence)).isEqualTo(recognizer.recognize(silence));
        }
    }

    private void assertRefused(Path file, Kind kind) throws IOException {
        WhisperModels models = models();
        assertThatThrownBy(() -> models.add(file))
                .isInstanceOfSatisfying(
                        ModelException.class, e -> assertThat(e.kind()).isEqualTo(kind));
        assertThat(models.list()).isEmpty();
        Path own = folder.resolve("models");
        if (Files.exists(own)) {
            assertThat(own).isEmptyDirectory();
        }
    }
}

package app.saywell.desk.settings.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AddedModelsTest {
    @TempDir
    private Path home;

    @Test
    void namesWhatWasAddedAndRemovesNothingElse() throws IOException {
        Path folder = Files.createDirectories(home.resolve("whisper"));
        Path model = Files.write(folder.resolve("ggml-small.bin"), new byte[3_000_000]);
        Path other = Files.writeString(folder.resolve("notes.txt"), "mine");
        AddedModels models = AddedModels.below(home);
        assertThat(models.list()).containsExactly(new AddedModel(model, 3_000_000));
        assertThat(models.list().getFirst().name()).isEqualTo("ggml-small.bin");
        assertThat(models.list().getFirst().megabytes()).isEqualTo(3);
        assertThat(models.remove(models.list().getFirst())).isTrue();
        assertThat(models.list()).isEmpty();
        assertThat(other).exists();
    }

    @Test
    void whereNothingWasEverAddedThereIsNothingToName() {
        assertThat(AddedModels.below(home).list()).isEmpty();
    }
}

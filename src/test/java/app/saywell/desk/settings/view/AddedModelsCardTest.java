package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.settings.models.AddedModels;
import app.saywell.desk.shell.window.WindowRobot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AddedModelsCardTest {
    @TempDir
    private Path home;

    @Test
    void aModelThatNothingReadsIsRemovedWithOneButton() throws IOException {
        Path file = Files.createDirectories(home.resolve("whisper")).resolve("ggml-base.bin");
        Files.write(file, new byte[10]);
        AddedModelsCard card = card();
        Scene scene = WindowRobot.call(() -> new Scene(card));
        assertThat(card.isVisible()).isTrue();
        Stage stage = WindowRobot.show(scene);
        WindowRobot.click(scene, "#remove-model");
        WindowRobot.run(stage::close);
        assertThat(file).doesNotExist();
        assertThat(card.isVisible()).isFalse();
    }

    @Test
    void withoutSuchAFileThereIsNoCard() {
        assertThat(card().isManaged()).isFalse();
    }

    private AddedModelsCard card() {
        return WindowRobot.call(
                () -> new AddedModelsCard(AddedModels.below(home), new LocalizedTexts(InterfaceLanguage.ENGLISH)));
    }
}

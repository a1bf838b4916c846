package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.shell.window.WindowRobot;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AboutCardTest {
    @ParameterizedTest
    @EnumSource(InterfaceLanguage.class)
    void voiceEarAndLibrariesAreNamedWithTheirLicences(InterfaceLanguage language) {
        Scene scene = WindowRobot.call(() -> new Scene(new AboutCard(new LocalizedTexts(language))));
        assertThat(text(scene, "voice")).contains("Kokoro-82M", "2.0");
        assertThat(text(scene, "ear")).contains("Whisper", "MIT", "speechocean762", "CC BY 4.0");
        assertThat(text(scene, "rest")).contains("LGPL 2.1");
        assertThat(scene.lookup("#notices")).isNull();
        Stage stage = WindowRobot.show(scene);
        WindowRobot.click(scene, "#about-notices");
        WindowRobot.run(stage::close);
        TextArea notices = (TextArea) scene.lookup("#notices");
        assertThat(notices.isVisible()).isTrue();
        assertThat(notices.getText()).contains("Kokoro-82M", "Concentus", "ONNX Runtime", "Pretendard");
    }

    private static String text(Scene scene, String part) {
        return ((Label) scene.lookup("#about-" + part)).getText();
    }
}

package app.saywell.desk.practice;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.window.WindowRobot;
import java.io.ByteArrayInputStream;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("pixels")
class PracticeImageRendererTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"ENGLISH; Model · computer voice, Heart (American)", "KOREAN; 모범 음성 · 컴퓨터 음성, Heart (미국식)"})
    void aComputerVoiceIsCalledOne(InterfaceLanguage language, String caption) {
        var state = PracticeImageRenderer.createState(
                SyntheticReading.learner().take(),
                Optional.of(SyntheticReading.model().asModel()));
        boolean shown = WindowRobot.call(() -> {
            var view = new PracticeView(
                    state,
                    PracticeImageRenderer.withoutActions(),
                    new LocalizedTexts(language),
                    new KeyBindings(),
                    Optional::empty);
            new Scene(view.root(), 1366, 768);
            view.root().applyCss();
            return view.root().lookupAll(".label").stream()
                    .anyMatch(node -> node instanceof Label label && caption.equals(label.getText()));
        });
        assertThat(shown).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, KOREAN, #F6F7F9", "DARK, ENGLISH, #15181D", "HIGH_CONTRAST, ENGLISH, #000000"})
    void isAsLargeAndInTheColoursThatWereAskedFor(Theme theme, InterfaceLanguage language, String background) {
        byte[] png = PracticeImageRenderer.render(
                SyntheticReading.learner().take(),
                Optional.of(SyntheticReading.model().asModel()),
                new PracticeImageRenderer.PictureFormat(1366, 672, theme, language));
        Image image = WindowRobot.call(() -> new Image(new ByteArrayInputStream(png)));
        assertThat(image.getWidth()).isEqualTo(1366);
        assertThat(image.getHeight()).isEqualTo(672);
        assertThat(image.getPixelReader().getColor(1040, 660)).isEqualTo(Color.web(background));
    }
}

package app.saywell.desk.practice.detail;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.practice.PracticeView;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.speech.WordStressPattern;
import app.saywell.speech.WordStressPattern.StressedSyllable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(180)
class StressDotsTest {
    private static final WordStressPattern PATTERN = new WordStressPattern(
            List.of(
                    new StressedSyllable("pho", false),
                    new StressedSyllable("to", true),
                    new StressedSyllable("gra", false),
                    new StressedSyllable("pher", false)),
            OptionalInt.empty());

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, LIGHT, 'You said “PHOtographer”; usual is “phoTOgrapher”.'",
        "KOREAN, DARK, '‘PHOtographer’처럼 들렸어요. 보통은 ‘phoTOgrapher’라고 해요.'"
    })
    void theSyllableThatWasStressedInsteadHasADotBelow(InterfaceLanguage language, Theme theme, String told)
            throws IOException {
        WordStressPattern elsewhere = new WordStressPattern(PATTERN.syllables(), OptionalInt.of(0));
        Scene scene = WindowRobot.call(() -> {
            VBox card = new VBox(new StressDots(elsewhere, new LocalizedTexts(language)));
            card.getStyleClass().add("card");
            Scene made = new Scene(new VBox(card), 300, 110);
            new Appearance(theme, 100).applyTo(made, List.of(PracticeView.STYLES));
            made.getRoot().applyCss();
            made.getRoot().layout();
            return made;
        });
        assertThat(WindowRobot.call(() -> scene.lookup("#stress-dots").getAccessibleText()))
                .isEqualTo(told);
        Region heard = (Region) scene.lookup(".stress-dot-heard");
        Region usual = (Region) scene.lookup(".stress-dot");
        assertThat(WindowRobot.call(() -> middle(heard))).isLessThan(WindowRobot.call(() -> middle(usual)) - 5);
        assertThat(WindowRobot.call(heard::getWidth)).isEqualTo(usual.getWidth());
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            Files.write(
                    Path.of(pictures, "stress-heard-" + theme + ".png"),
                    WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null))));
        }
    }

    private static double middle(Region dot) {
        return dot.localToScene(dot.getLayoutBounds()).getCenterX();
    }

    @ParameterizedTest
    @CsvSource({"ENGLISH, LIGHT, 'Word stress: to, of 4 syllables'", "KOREAN, DARK, '단어 강세: to (4음절 단어)'"})
    void theStressedSyllableHasTheBigDot(InterfaceLanguage language, Theme theme, String told) throws IOException {
        Scene scene = WindowRobot.call(() -> {
            StressDots dots = new StressDots(PATTERN, new LocalizedTexts(language));
            VBox card = new VBox(dots);
            card.getStyleClass().add("card");
            Scene made = new Scene(new VBox(card), 260, 90);
            new Appearance(theme, 100).applyTo(made, List.of(PracticeView.STYLES));
            made.getRoot().applyCss();
            made.getRoot().layout();
            return made;
        });
        List<Double> widths = WindowRobot.call(() -> scene.getRoot().lookupAll(".stress-place").stream()
                .map(place -> ((VBox) place).getChildren().getFirst())
                .map(dot -> ((Region) dot).getWidth())
                .toList());
        assertThat(widths).hasSize(4);
        assertThat(widths.get(1)).isGreaterThan(2 * widths.getFirst());
        assertThat(widths.getFirst()).isEqualTo(widths.get(2)).isGreaterThan(3);
        Node dots = scene.lookup("#stress-dots");
        assertThat(WindowRobot.call(dots::getAccessibleText)).isEqualTo(told);
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            Files.write(
                    Path.of(pictures, "stress-dots-" + theme + ".png"),
                    WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null))));
        }
    }
}

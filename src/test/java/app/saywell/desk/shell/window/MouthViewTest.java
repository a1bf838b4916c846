package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.mouth.MouthView;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.school.settings.Theme;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The mouth moves from what was heard to what is wanted, where motion is welcome.
class MouthViewTest {
    private static final LocalizedTexts TEXTS = new LocalizedTexts(InterfaceLanguage.ENGLISH);

    /// All places that its tongue had, which goes on while nobody looks.
    private final List<String> tongues = new CopyOnWriteArrayList<>();

    @Test
    void movesUntilItShowsWhatIsWanted() {
        MouthView mouth = shown(false, Theme.LIGHT);
        String wanted = WindowRobot.call(() -> tongue(still()));
        WindowRobot.await("what was heard", () -> tongues.stream().anyMatch(tongue -> !tongue.equals(wanted)));
        WindowRobot.await("what is wanted", () -> tongue(mouth).equals(wanted));
        close(mouth);
    }

    @Test
    void standsStillForWhoWantsNoMotionUntilItIsAsked() {
        MouthView mouth = shown(true, Theme.LIGHT);
        String wanted = WindowRobot.call(() -> tongue(mouth));
        assertThat(wanted).isEqualTo(WindowRobot.call(() -> tongue(still())));
        WindowRobot.click(mouth.getScene(), "#mouth-again");
        WindowRobot.await("a movement", () -> tongues.size() > 1);
        close(mouth);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void hasColoursOfItsOwnInEachTheme(Theme theme) {
        MouthView mouth = shown(true, theme);
        assertThat(WindowRobot.call(() -> Stream.of(".mouth-skin", ".mouth-tongue", ".mouth-lip", ".mouth-inside")
                        .map(part -> ((SVGPath) mouth.lookup(part)).getFill())
                        .distinct()
                        .count()))
                .isEqualTo(4);
        Pictures.keep(mouth.getScene(), "mouth-" + theme);
        close(mouth);
    }

    /// One that has not begun to move.
    private static MouthView still() {
        return MouthView.of(EnglishSound.TH, Optional.of(EnglishSound.S), TEXTS);
    }

    private MouthView shown(boolean reducedMotion, Theme theme) {
        return WindowRobot.call(() -> {
            MouthView mouth = still();
            tongueOf(mouth).contentProperty().subscribe(content -> tongues.add(content));
            StackPane root = new StackPane();
            Scene scene = new Scene(root, 360, 240);
            new Appearance(theme, 100).applyTo(scene, List.of());
            scene.getPreferences().setReducedMotion(reducedMotion);
            root.getChildren().add(mouth);
            Stage stage = new Stage();
            stage.setScene(scene);
            stage.show();
            return mouth;
        });
    }

    private static void close(MouthView mouth) {
        WindowRobot.run(() -> mouth.getScene().getWindow().hide());
    }

    private static String tongue(MouthView mouth) {
        return tongueOf(mouth).getContent();
    }

    private static SVGPath tongueOf(MouthView mouth) {
        return mouth.lookupAll(".mouth-tongue").stream()
                .map(SVGPath.class::cast)
                .findFirst()
                .orElseThrow();
    }
}

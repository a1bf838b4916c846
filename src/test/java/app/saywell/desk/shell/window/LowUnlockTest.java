package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.trouble.UnlockView;
import app.saywell.desk.store.seal.LibraryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.TextArea;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whoever has to enter the recovery phrase sees the field, what is wrong with it and the buttons in a low window.
class LowUnlockTest {
    private Stage stage;

    @AfterEach
    void close() {
        WindowRobot.run(stage::close);
    }

    @ParameterizedTest
    @CsvSource({
        "640, 420, ENGLISH",
        "640, 420, KOREAN",
        "911, 512, ENGLISH",
        "911, 512, KOREAN",
    })
    void theFieldAndTheButtonAreInSight(int width, int height, InterfaceLanguage language) {
        Scene scene = WindowRobot.call(() -> {
            Scene made = new Scene(
                    new UnlockView(LibraryKey.random().checkValue(), new LocalizedTexts(language), _ -> {}, () -> {})
                            .root(),
                    width,
                    height);
            new Appearance(Theme.LIGHT, 100).applyTo(made, List.of());
            return made;
        });
        stage = WindowRobot.show(scene);
        WindowRobot.run(() -> ((TextArea) scene.lookup("#phrase")).setText("zoo ".repeat(23) + "zooo"));
        WindowRobot.click(scene, "#unlock");
        Pictures.keep(scene, "unlock-" + height + "-" + language);
        List<String> faults = new ArrayList<>(WindowRobot.call(() -> LayoutFaults.of(scene)));
        Stream.of("#phrase", "#phrase-problem", "#unlock")
                .flatMap(sought -> LowWindowTest.hiddenParts(scene, sought).stream())
                .forEach(faults::add);
        assertThat(faults).isEmpty();
    }
}

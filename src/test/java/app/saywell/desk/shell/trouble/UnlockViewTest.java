package app.saywell.desk.shell.trouble;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.RecoveryPhrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextArea;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class UnlockViewTest {
    private final LibraryKey key = LibraryKey.random();

    /// A window that is left would take the keys of the tests that follow.
    @AfterEach
    void closeWindows() {
        WindowRobot.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    }

    @Test
    void onlyTheRightPhraseUnlocksAndWhatIsWrongIsSaid() throws IOException {
        AtomicReference<LibraryKey> unlocked = new AtomicReference<>();
        Scene scene = show("unlock", () -> new UnlockView(
                        key.checkValue(), new LocalizedTexts(InterfaceLanguage.ENGLISH), unlocked::set, () -> {})
                .root());
        enter(scene, "zoo zoo zooo " + "zoo ".repeat(21));
        assertThat(WindowRobot.shows(scene, "Word 3 is not one of the words")).isTrue();
        enter(scene, "zoo ".repeat(20));
        assertThat(WindowRobot.shows(scene, "not the 24 words")).isTrue();
        enter(scene, String.join(" ", RecoveryPhrase.of(LibraryKey.random())));
        assertThat(WindowRobot.shows(scene, "another library")).isTrue();
        assertThat(unlocked).hasValue(null);

        enter(scene, String.join("\n", RecoveryPhrase.of(key)));
        assertThat(unlocked).hasValue(key);
    }

    @Test
    void theConversionShowsHowFarItIsAndCanBeStopped() throws IOException {
        SimpleDoubleProperty progress = new SimpleDoubleProperty(0.25);
        AtomicBoolean later = new AtomicBoolean();
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            Scene scene = show(
                    "conversion-" + language,
                    () -> new ConversionView(progress, new LocalizedTexts(language), () -> later.set(true)).root());
            assertThat(WindowRobot.call(() -> ((ProgressBar) scene.lookup("#conversion-progress")).getProgress()))
                    .isEqualTo(0.25);
            WindowRobot.click(scene, "#conversion-later");
        }
        assertThat(later).isTrue();
    }

    private static void enter(Scene scene, String phrase) {
        WindowRobot.run(() -> ((TextArea) scene.lookup("#phrase")).setText(phrase));
        WindowRobot.click(scene, "#unlock");
    }

    private static Scene show(String name, Supplier<Parent> view) throws IOException {
        Scene scene = WindowRobot.call(() -> {
            Scene made = new Scene(view.get(), 640, 420);
            new Appearance(Theme.LIGHT, 100).applyTo(made, List.of());
            return made;
        });
        WindowRobot.show(scene);
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            byte[] png = WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null)));
            Files.write(Path.of(pictures, "start-" + name + ".png"), png);
        }
        return scene;
    }
}

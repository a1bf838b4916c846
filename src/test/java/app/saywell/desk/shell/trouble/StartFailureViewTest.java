package app.saywell.desk.shell.trouble;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StartFailureViewTest {

    /// A window that is left would take the keys of the tests that follow.
    @AfterEach
    void closeWindows() {
        WindowRobot.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    }

    @Test
    void aNewerLibraryOffersTheCopyFromBeforeTheUpdate() throws IOException {
        AtomicBoolean restored = new AtomicBoolean();
        Scene scene = show(
                LibraryFailureKind.NEWER,
                Optional.of(new StartFailureView.UsableCopy("2026-11-20", () -> restored.set(true))),
                "",
                InterfaceLanguage.ENGLISH);
        assertThat(WindowRobot.shows(scene, "Go back to the copy of 2026-11-20"))
                .isTrue();
        // By key: a button that moves away while it is pressed, as the window gets its size, is none that was pressed.
        WindowRobot.tabTo(scene, "#restore-copy");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the copy", restored::get);
    }

    @Test
    void everyFailureIsToldInBothLanguages() throws IOException {
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            for (LibraryFailureKind kind : LibraryFailureKind.values()) {
                Scene scene = show(kind, Optional.empty(), "", language);
                assertThat(WindowRobot.shows(scene, kind.code()))
                        .as(kind.name())
                        .isTrue();
            }
        }
    }

    @Test
    void aMistakeOfThePolicyIsToldWithItsLine() throws IOException {
        Scene scene = show(
                LibraryFailureKind.POLICY,
                Optional.empty(),
                "line 3, column 14: /language integer found",
                InterfaceLanguage.KOREAN);
        assertThat(WindowRobot.shows(scene, "line 3, column 14")).isTrue();
        assertThat(WindowRobot.shows(scene, "학교 설정 파일을 읽을 수 없어요")).isTrue();
    }

    private static Scene show(
            LibraryFailureKind kind,
            Optional<StartFailureView.UsableCopy> copy,
            String detail,
            InterfaceLanguage language)
            throws IOException {
        Scene scene = WindowRobot.call(() -> {
            Scene made = new Scene(
                    new StartFailureView(
                                    kind,
                                    Path.of("/home/lee/.local/share/saywell"),
                                    copy,
                                    detail,
                                    new LocalizedTexts(language),
                                    () -> {})
                            .root(),
                    StartFailureView.WIDTH,
                    StartFailureView.HEIGHT);
            new Appearance(Theme.LIGHT, 100).applyTo(made, List.of());
            return made;
        });
        Stage stage = WindowRobot.show(scene);
        WindowRobot.run(() -> {
            stage.setWidth(StartFailureView.WIDTH);
            stage.setHeight(StartFailureView.HEIGHT);
        });
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            byte[] png = WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null)));
            Files.write(Path.of(pictures, "trouble-" + kind + "-" + language + ".png"), png);
        }
        return scene;
    }
}

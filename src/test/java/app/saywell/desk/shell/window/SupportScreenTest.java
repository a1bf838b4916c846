package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.school.settings.UpdateSettings.UpdateCheck;
import app.saywell.desk.settings.support.Finding;
import app.saywell.desk.settings.support.SystemCheck;
import app.saywell.desk.settings.update.UpdateAnswer;
import app.saywell.desk.settings.update.UpdateAnswer.UpdateProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipFile;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Newer versions, the doctor and the support file in the settings.
class SupportScreenTest {
    @TempDir
    private Path folder;

    private final QueuedFilePrompt files = new QueuedFilePrompt();
    private UiTestServices services;
    private PracticeWindow window;
    private Scene scene;

    @BeforeEach
    void open() {
        services = new UiTestServices(folder.resolve("library"), files);
        services.checks.add(new SystemCheck("library", () -> Finding.ok("library", "fine")));
        services.checks.add(new SystemCheck("disk", () -> Finding.warning("disk", "little", 700)));
        services.checks.add(new SystemCheck("microphone", () -> Finding.problem("microphone", "mute")));
        window = new PracticeWindow(services, 1366, 768);
        scene = window.scene();
        window.openSettings();
        WindowRobot.await("the settings", () -> scene.lookup("#updates") != null);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void nothingIsAskedUntilItIsChosenAndThenTheWindowTells() throws IOException {
        assertThat(isShown("#update-now")).isFalse();
        assertThat(isShown("#update-known")).isFalse();
        WindowRobot.scrollAndClick(scene, "#choice-DAILY");
        WindowRobot.await("the fields", () -> isVisible("#update-now"));
        assertThat(services.practice.settings().get(UpdateSettings.CHECK)).isEqualTo(UpdateCheck.DAILY);
        type("#update-address", "https://school.example/saywell.json");
        type("#update-key", "MCow");
        services.updateAnswer = new UpdateAnswer.Newer(
                "0.2.0", "https://saywell.example/0.2.0", Map.of("en", "Quieter.", "ko", "더 조용해졌어요."));
        WindowRobot.scrollAndClick(scene, "#update-now");
        WindowRobot.await("the answer", () -> WindowRobot.shows(scene, "Version 0.2.0 is there."));
        assertThat(WindowRobot.shows(scene, "Quieter.")).isTrue();
        assertThat(field("#update-page")).isEqualTo("https://saywell.example/0.2.0");
        WindowRobot.await("the bar", () -> isVisible("#update-known"));
        draw("updates", "#updates");
        window.speak("ko");
        WindowRobot.await("Korean", () -> WindowRobot.shows(scene, "0.2.0 버전이 나왔어요"));
        draw("updates", "#updates");
        WindowRobot.run(() -> window.window.navigateTo("PRACTICE"));
        WindowRobot.click(scene, "#update-known");
        WindowRobot.await("the settings", () -> isVisible("#updates"));
        WindowRobot.scrollAndClick(scene, "#choice-OFF");
        WindowRobot.await("nothing is told", () -> !isVisible("#update-known"));
    }

    @Test
    void everyAnswerIsToldInWords() {
        WindowRobot.run(() -> services.practice.settings().set(UpdateSettings.ADDRESS, "https://a.example/x"));
        services.practice.settings().set(UpdateSettings.PUBLIC_KEY, "MCow");
        WindowRobot.scrollAndClick(scene, "#choice-DAILY");
        for (String language : List.of("en", "ko")) {
            window.speak(language);
            for (UpdateProblem problem : UpdateProblem.values()) {
                services.updateAnswer = new UpdateAnswer.NotAnswered(problem);
                String before = label("#update-message");
                WindowRobot.scrollAndClick(scene, "#update-now");
                WindowRobot.await(
                        problem.name(),
                        () -> !label("#update-message").equals(before)
                                && !label("#update-message").endsWith("…"));
            }
            services.updateAnswer = new UpdateAnswer.Newest();
            WindowRobot.scrollAndClick(scene, "#update-now");
            WindowRobot.await(
                    "newest",
                    () -> label("#update-message").startsWith("This is the newest")
                            || label("#update-message").startsWith("최신 버전"));
        }
    }

    @Test
    void theDoctorTellsWhatToDoAndTheSupportFileIsLookedAtFirst() throws IOException {
        assertThat(node("#doctor-support").isDisabled())
                .as("nothing is known yet")
                .isTrue();
        services.practice.settings().set(UpdateSettings.CHECK, UpdateCheck.OFF);
        WindowRobot.scrollAndClick(scene, "#doctor-examine");
        WindowRobot.await("findings", () -> isVisible("#finding-microphone"));
        assertThat(scene.getFocusOwner())
                .as("the page does not follow a focus that went elsewhere")
                .isSameAs(node("#doctor-examine"));
        assertThat(WindowRobot.shows(scene, "Only 700 MB are free.")).isTrue();
        assertThat(WindowRobot.shows(scene, "allow desktop apps")).isTrue();
        draw("doctor", "#doctor");
        WindowRobot.scrollAndClick(scene, "#doctor-support");
        WindowRobot.await("the parts", () -> isVisible("#part-findings-json"));
        assertThat(preview()).contains("\"found\" : \"mute\"", "700");
        WindowRobot.scrollAndClick(scene, "#part-system-json");
        WindowRobot.await("the system", () -> preview().contains("os.name"));
        draw("support", "#support");
        window.speak("ko");
        WindowRobot.await("Korean", () -> WindowRobot.shows(scene, "무음만 들어와요"));
        draw("doctor", "#doctor");
        Path zip = folder.resolve("support.zip");
        files.add(zip);
        WindowRobot.scrollAndClick(scene, "#support-save");
        WindowRobot.await("the file", () -> Files.exists(zip));
        try (ZipFile written = new ZipFile(zip.toFile())) {
            assertThat(written.size()).isEqualTo(6);
        }
        WindowRobot.await("the parts are gone", () -> !isVisible("#support"));
    }

    private void type(String selector, String text) {
        WindowRobot.scrollAndClick(scene, selector);
        WindowRobot.run(() -> {
            ((TextField) scene.lookup(selector)).setText(text);
            scene.lookup(selector).fireEvent(new javafx.event.ActionEvent());
        });
    }

    private String field(String selector) {
        return WindowRobot.call(() -> ((TextField) scene.lookup(selector)).getText());
    }

    private String label(String selector) {
        return WindowRobot.call(() -> ((javafx.scene.control.Label) scene.lookup(selector)).getText());
    }

    private String preview() {
        return WindowRobot.call(() -> ((TextArea) scene.lookup("#support-preview")).getText());
    }

    private Node node(String selector) {
        return WindowRobot.call(() -> scene.lookup(selector));
    }

    private boolean isShown(String selector) {
        return WindowRobot.call(() -> isVisible(selector));
    }

    private boolean isVisible(String selector) {
        Node node = scene.lookup(selector);
        return node != null && app.saywell.desk.kit.NodeFactory.isVisibleInTree(node);
    }

    /// Pictures in two sizes and themes, where the system property asks for them.
    private void draw(String name, String selector) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (pictures.isEmpty()) {
            return;
        }
        for (Theme theme : List.of(Theme.DARK, Theme.LIGHT)) {
            for (int width : List.of(911, 1366)) {
                WindowRobot.run(() -> {
                    services.practice.settings().set(Setting.THEME, theme);
                    window.stage.setWidth(width);
                    window.stage.setHeight(width == 911 ? 512 : 768);
                });
                WindowRobot.await("the size", () -> scene.getWidth() == width);
                WindowRobot.scrollTo(node(selector));
                byte[] png = WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null)));
                String language = services.practice.settings().get(Setting.INTERFACE_LANGUAGE);
                String file = "%s-%s-%s-%d.png".formatted(name, language.isEmpty() ? "en" : language, theme, width);
                Files.write(Path.of(pictures, file), png);
            }
        }
    }
}

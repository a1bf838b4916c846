package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.store.policy.PolicyFile;
import app.saywell.desk.store.seal.LibraryKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a school has set, as the window shows it.
class PolicyScreenTest {
    @TempDir
    private Path folder;

    @Test
    void whatTheSchoolHasSetIsDisabledAndSaysSo() throws Exception {
        SchoolPolicy policy = PolicyFile.read(write("""
            {
              "version": 1,
              "service": {"kind": "hosted", "address": "https://speech.school.example",
                "callsPerMinute": 30, "fallback": "wait"},
              "budget": {"dollarsPerMonth": 3},
              "language": {"feedback": "ko"},
              "levels": {"nearly": 40, "good": 60},
              "library": {"folder": "/var/lib/saywell-users/lee"},
              "locked": ["access_record", "api_keys", "erasure", "restore", "transcription"]
            }
            """));
        try (PracticeWindow window = open(policy)) {
            Scene scene = window.scene();
            assertThat(node(scene, "#go-transcribe").isDisabled()).isTrue();
            window.openSettings();
            WindowRobot.await("the settings", () -> scene.lookup("#address") != null);
            for (String id : List.of(
                    "#choice-HOSTED",
                    "#choice-EMBEDDED",
                    "#address",
                    "#budget-field",
                    "#calls-a-minute",
                    "#choice-WAIT",
                    "#data-folder",
                    "#erase",
                    "#access-show",
                    "#access-save",
                    "#key-name")) {
                assertThat(node(scene, id).isDisabled()).as(id).isTrue();
            }
            for (String id : List.of("#key", "#choice-DARK", "#learner-name")) {
                assertThat(node(scene, id).isDisabled()).as(id).isFalse();
            }
            assertThat(WindowRobot.shows(scene, "Set by your school")).isTrue();
            assertThat(WindowRobot.shows(scene, "Locked by your school")).isTrue();
            window.services.practice.settings().set(Setting.SERVICE_KIND, ServiceKind.EMBEDDED);
            assertThat(window.services.practice.settings().get(Setting.SERVICE_KIND))
                    .isEqualTo(ServiceKind.HOSTED);
            draw(window, "policy");
            window.speak("ko");
            WindowRobot.await("Korean", () -> WindowRobot.shows(scene, "학교에서 정한 설정이에요"));
            WindowRobot.run(() -> window.window.navigateTo("REPORTS"));
            WindowRobot.run(() -> window.window.reportsScreen().openBackups());
            WindowRobot.await("the backups", () -> scene.lookup("#restore") != null);
            assertThat(node(scene, "#restore").isDisabled()).isTrue();
            assertThat(node(scene, "#backup-now").isDisabled()).isFalse();
        }
    }

    @Test
    void theWatchedFolderOfTheSchoolCannotBeChanged() throws Exception {
        Path arrived = Files.createDirectory(folder.resolve("arrived"));
        SchoolPolicy policy = PolicyFile.read(write("{\"version\": 1, \"homework\": {\"folder\": \""
                + arrived.toString().replace("\\", "\\\\")
                + "\"}}"));
        try (PracticeWindow window = open(policy)) {
            Scene scene = window.scene();
            window.services.practice.classes().create("3-2", Optional.empty());
            WindowRobot.run(() -> {
                window.window.navigateTo("CLASS");
                window.window.classScreen().openHomework();
            });
            WindowRobot.await("the folder", () -> WindowRobot.shows(scene, "Watched: " + arrived));
            for (String id : List.of("#choose-folder", "#stop-folder")) {
                assertThat(node(scene, id).isDisabled()).as(id).isTrue();
            }
            assertThat(node(scene, "#collect-homework").isDisabled()).isFalse();
            assertThat(WindowRobot.shows(scene, "Set by your school")).isTrue();
            WindowRobot.run(window.window.watchedFolder()::stop);
            assertThat(window.window.watchedFolder().folder().get()).contains(arrived);
            draw(window, "policy-homework");
        }
    }

    @Test
    void aPolicyWithAMistakeIsToldAndTurnsEverythingOff() throws Exception {
        SchoolPolicy policy = PolicyFile.readOrRefuse(write("{\n \"version\": 1,\n \"language\": 7\n}"));
        try (PracticeWindow window = open(policy)) {
            Scene scene = window.scene();
            assertThat(WindowRobot.shows(scene, "line 3, column")).isTrue();
            assertThat(node(scene, "#go-transcribe").isDisabled()).isTrue();
            for (String language : List.of("ko", "en")) {
                window.speak(language);
                draw(window, "policy-mistake");
            }
            window.openSettings();
            WindowRobot.await("the settings", () -> scene.lookup("#choice-HOSTED") != null);
            assertThat(node(scene, "#choice-HOSTED").isDisabled()).isTrue();
            WindowRobot.click(scene, "#policy-close");
            WindowRobot.await("no notice", () -> !scene.lookup("#policy-notice").isVisible());
        }
    }

    @Test
    void encryptionIsAskedForAsLongAsTheSchoolDemandsIt() throws Exception {
        SchoolPolicy policy = PolicyFile.read(write("{\"version\": 1, \"library\": {\"encrypted\": true}}"));
        try (PracticeWindow window = open(policy)) {
            Scene scene = window.scene();
            WindowRobot.await("the notice", () -> WindowRobot.shows(scene, "Your school requires that the library is"));
            assertThat(scene.lookup("#policy-close")).isNull();
            for (String language : List.of("ko", "en")) {
                window.speak(language);
                draw(window, "policy-encryption");
            }
            window.services.library.encryptAtNextStart(LibraryKey.random());
            window.openSettings();
            WindowRobot.await("the switch", () -> scene.lookup("#decrypt") != null);
            assertThat(node(scene, "#decrypt").isDisabled()).isTrue();
        }
    }

    private PracticeWindow open(SchoolPolicy policy) {
        return new PracticeWindow(
                new UiTestServices(folder.resolve("library"), new QueuedFilePrompt(), policy), 1366, 768);
    }

    private static Node node(Scene scene, String selector) {
        return WindowRobot.call(() -> scene.lookup(selector));
    }

    /// Pictures in two sizes and themes, where the system property asks for them.
    private static void draw(PracticeWindow window, String name) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (pictures.isEmpty()) {
            return;
        }
        for (Theme theme : List.of(Theme.DARK, Theme.LIGHT)) {
            for (int width : List.of(911, 1366)) {
                WindowRobot.run(() -> {
                    window.services.practice.settings().set(Setting.THEME, theme);
                    window.stage.setWidth(width);
                    window.stage.setHeight(width == 911 ? 512 : 768);
                });
                WindowRobot.await("the size", () -> window.scene().getWidth() == width);
                byte[] png =
                        WindowRobot.call(() -> PngEncoder.encode(window.scene().snapshot(null)));
                String language = window.services.practice.settings().get(Setting.INTERFACE_LANGUAGE);
                Files.write(
                        Path.of(
                                pictures,
                                "%s-%s-%s-%d.png".formatted(name, language.isEmpty() ? "en" : language, theme, width)),
                        png);
            }
        }
    }

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("saywell.policy"), text);
    }
}

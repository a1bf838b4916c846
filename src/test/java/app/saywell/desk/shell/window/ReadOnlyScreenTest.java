package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The window over a library that is only read, in which everybody is in a class, with takes of an older version.
@Timeout(300)
class ReadOnlyScreenTest {
    @TempDir
    Path folder;

    private UiTestServices services;
    private AudioSession sound;
    private Stage stage;
    private ApplicationWindow window;

    @BeforeEach
    void open() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            school.take(0, 0);
            UiTestServices written = school.services;
            written.library.database().execute(handle -> handle.execute("UPDATE take SET quality = NULL"));
            written.practice.learners().withoutClass().forEach(learner -> written.practice
                    .learners()
                    .delete(learner.id()));
        }
        services = new UiTestServices(
                folder,
                new QueuedFilePrompt(),
                Library.openReadOnly(folder, SchoolPolicy.NONE, check -> Optional.of(PracticeFixture.KEY)));
        sound = FakeAudioDevices.audioSession(
                WindowWork.ON_UI_THREAD, SyntheticReading.learner().audio());
        stage = WindowRobot.call(Stage::new);
        window = WindowRobot.call(() -> ApplicationWindow.show(stage, services.appServices(), sound));
    }

    @AfterEach
    void close() {
        WindowRobot.run(() -> {
            window.close();
            stage.close();
        });
        sound.close();
        services.close();
    }

    @Test
    void everyScreenIsReadAndNothingFails() {
        for (ScreenRoute route : ScreenRoute.values()) {
            WindowRobot.run(() -> window.navigateTo(route.name()));
            services.tasks.awaitWorkInOrder();
            assertThat(WindowRobot.call(() -> isShown("#unfinished-notice")))
                    .as(route.name())
                    .isFalse();
        }
        WindowRobot.run(() -> window.navigateTo("CLASS"));
        WindowRobot.await(
                "the class",
                () -> window.classScreen().gridViewModel().snapshot().get().cellCount() == 15);
    }

    @Test
    void theWindowSaysSoUntilItIsClosed() {
        assertThat(WindowRobot.call(() -> isShown("#read-only-notice"))).isTrue();
        assertThat(shows(folder.toString())).isTrue();
        WindowRobot.run(() -> window.navigateTo("CLASS"));
        Pictures.keep(scene(), "read-only-en");
        WindowRobot.run(() -> services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.run(() -> services.practice.settings().set(Setting.THEME, Theme.DARK));
        WindowRobot.await("in Korean", () -> shows("읽기만 해요"));
        Pictures.keep(scene(), "read-only-ko");
        for (String language : List.of("ko", "en")) {
            WindowRobot.run(() -> services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            assertThat(LowWindows.faults(stage, "read-only-low-" + language)).isEmpty();
            assertThat(LowWindowTest.hiddenParts(scene(), "#read-only-close")).isEmpty();
        }
        WindowRobot.click(scene(), "#read-only-close");
        assertThat(WindowRobot.call(() -> isShown("#read-only-notice"))).isFalse();
    }

    @Test
    void aChangeIsRefusedInWords() {
        WindowRobot.run(() ->
                services.practice.edits().edit(() -> services.practice.lessons().create("New")));
        WindowRobot.await("the refusal", () -> shows("can only be read now"));
        assertThat(WindowRobot.call(() -> isShown("#unfinished-again"))).isFalse();
        assertThat(services.practice.lessons().findAll())
                .extracting(lesson -> lesson.title())
                .doesNotContain("New");
        Pictures.keep(scene(), "read-only-refused");
    }

    private Scene scene() {
        return window.scene();
    }

    private boolean shows(String words) {
        return WindowRobot.call(() -> WindowRobot.shows(scene(), words));
    }

    private boolean isShown(String selector) {
        Node node = scene().lookup(selector);
        return node != null && node.isVisible();
    }
}

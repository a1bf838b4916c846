package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.reports.DocumentPrinter;
import app.saywell.desk.school.settings.UserRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What is prepared while the user does nothing.
@Timeout(240)
class WindowScreensTest {
    @TempDir
    Path folder;

    private UiTestServices services;
    private AudioSession audioSession;
    private WindowScreens screens;

    @BeforeEach
    void open() {
        services = new UiTestServices(folder);
        audioSession = FakeAudioDevices.audioSession(
                WindowWork.ON_UI_THREAD, SyntheticReading.learner().audio());
        screens = WindowRobot.call(() -> new WindowScreens(
                ScreenServices.of(services.practice, services.tasks, audioSession),
                services.appServices(),
                new ScreenTexts(new LocalizedTexts(InterfaceLanguage.ENGLISH)),
                new KeyBindings(),
                new QueuedFilePrompt(),
                new SimpleObjectProperty<>(ScreenRoute.PRACTICE)));
    }

    @AfterEach
    void close() {
        WindowRobot.run(screens::close);
        audioSession.close();
        WindowRobot.call(() -> 0);
        services.close();
    }

    @Test
    void whatATeacherOpensFirstIsBuiltFirst() {
        List<Runnable> pieces = screens.preparations(UserRole.TEACHER);
        WindowRobot.run(() -> pieces.subList(0, 3).forEach(Runnable::run));
        assertThat(built()).containsExactly(ScreenRoute.PRACTICE, ScreenRoute.CLASS, ScreenRoute.LESSONS);
    }

    @Test
    void aLearnerGetsNoScreenOfATeacher() {
        WindowRobot.run(() -> screens.preparations(UserRole.LEARNER).forEach(Runnable::run));
        assertThat(built())
                .contains(ScreenRoute.DAILY, ScreenRoute.SPEAKING)
                .doesNotContain(ScreenRoute.CLASS, ScreenRoute.REPORTS);
    }

    @Test
    void thePageThatPreparesPrintingIsDeleted() throws IOException {
        WindowRobot.run(() -> screens.preparations(UserRole.TEACHER).getLast().run());
        WindowRobot.call(() -> 0);
        Path previews = services.library.folder().cacheFolder().resolve(DocumentPrinter.PREVIEW_FOLDER);
        assertThat(previews).as("where the page was written").isDirectory();
        try (Stream<Path> left = Files.list(previews)) {
            assertThat(left).isEmpty();
        }
    }

    private List<ScreenRoute> built() {
        return WindowRobot.call(() -> Arrays.stream(ScreenRoute.values())
                .filter(route -> screens.findBuilt(route).isPresent())
                .toList());
    }
}

package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.practice.state.PracticePhase;
import java.nio.file.Path;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is seen of an exception on the JavaFX thread that nothing catches.
class FailureNoticeTest {
    private static final int FAILURES = 20;

    @TempDir
    Path folder;

    private PracticeWindow practice;
    private Thread.UncaughtExceptionHandler before; // of the tests

    @BeforeEach
    void open() {
        practice = new PracticeWindow(folder);
        before = WindowRobot.call(() -> Thread.currentThread().getUncaughtExceptionHandler());
        WindowRobot.run(() -> Thread.currentThread()
                .setUncaughtExceptionHandler((thread, failure) -> Platform.runLater(practice.window::tellFailure)));
    }

    @AfterEach
    void close() {
        WindowRobot.run(() -> Thread.currentThread().setUncaughtExceptionHandler(before));
        practice.close();
    }

    @Test
    void aFailureIsToldInPlainWordsAndARecordingGoesOn() {
        practice.record();
        fail();
        WindowRobot.await("the notice", () -> practice.shows("Everything stored is safe"));
        Pictures.keep(practice.scene(), "failure-en");
        assertThat(practice.practiceStage()).isInstanceOf(PracticePhase.RecordingTake.class);
        practice.speak("ko");
        assertThat(WindowRobot.call(() -> practice.shows("저장된 것은 모두 안전하고"))).isTrue();
        Pictures.keep(practice.scene(), "failure-ko");
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> practice.state().takes().get().size() == 1);
        assertThat(practice.takes(0)).hasSize(1);
    }

    @Test
    void aBurstIsToldOnceAndWhatFailsLaterAgain() {
        for (int i = 0; i < FAILURES; i++) {
            fail();
        }
        WindowRobot.await("the notice", this::isShown);
        WindowRobot.click(practice.scene(), "#failure-close");
        WindowRobot.run(() -> {
            try (FailureViewModel viewModel = new FailureViewModel()) {
                viewModel.failed();
                viewModel.dismiss();
                viewModel.failed();
                assertThat(viewModel.told().get()).as("in a burst").isFalse();
                viewModel.burstOver();
                viewModel.failed();
                assertThat(viewModel.told().get()).as("after it").isTrue();
            }
        });
        assertThat(WindowRobot.call(this::isShown)).isFalse();
    }

    private static void fail() {
        Platform.runLater(() -> {
            throw new IllegalStateException("of a test");
        });
    }

    private boolean isShown() {
        return practice.scene().lookup("#failure-notice").isVisible();
    }
}

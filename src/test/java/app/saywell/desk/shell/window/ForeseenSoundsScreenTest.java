package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The sounds that a learner will probably miss are marked before the sentence is said.
@Timeout(120)
class ForeseenSoundsScreenTest {
    private static final int I_THINK_SO = 8;

    @TempDir
    Path folder;

    @Test
    void whatSpeakersOfKoreanMissIsMarkedAndComparedWithWhatCame() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak("ko");
            window.choose(I_THINK_SO);
            WindowRobot.await("the mark", () -> window.scene().lookup(".foreseen-sign") != null);
            assertThat(WindowRobot.call(() -> window.shows("/θ/"))).isTrue();
            Pictures.keep(window.scene(), "foreseen-before");
            window.recordAndWait();
            WindowRobot.await("what came", () -> window.scene().lookup("#foreseen-outcome") != null);
            assertThat(WindowRobot.call(() -> window.scene().lookup(".foreseen-sign")))
                    .isNull();
            assertThat(WindowRobot.call(() -> window.shows("한 번 더 조심할 소리"))).isTrue();
            Pictures.keep(window.scene(), "foreseen-after");
        }
    }
}

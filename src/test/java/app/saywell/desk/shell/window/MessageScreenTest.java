package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A message takes no room, goes when it is answered, and does not follow to another place.
class MessageScreenTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void aMessageMovesNothingAndGoesWithAClickOrThePlace(String language) {
        QueuedFilePrompt files = new QueuedFilePrompt();
        UiTestServices services = new UiTestServices(folder.resolve("home"), files);
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            window.speak(language);
            WindowRobot.run(() -> window.window.navigateTo("REPORTS"));
            WindowRobot.click(window.scene(), "#reports-files");
            String said = language.equals("ko") ? "저장했어요" : "Saved as";
            awaitExports(window);
            Bounds before = bounds(window, "#export-csv");
            export(window, files, said);
            assertThat(ToldWords.of(window.scene(), "#files-told-live"))
                    .as("what a screen reader says")
                    .contains(said);
            assertThat(bounds(window, "#export-csv")).isEqualTo(before);
            WindowRobot.click(window.scene(), "#files-told");
            assertThat(window.shows(said)).isFalse();
            assertThat(bounds(window, "#export-csv")).isEqualTo(before);
            export(window, files, said);
            WindowRobot.click(window.scene(), "#go-lessons");
            WindowRobot.await("that it is gone", () -> !window.shows(said));
            WindowRobot.click(window.scene(), "#go-reports");
            assertThat(window.shows(said)).isFalse();
        }
    }

    private void export(PracticeWindow window, QueuedFilePrompt files, String said) {
        awaitExports(window);
        files.add(folder.resolve("results.csv"));
        WindowRobot.click(window.scene(), "#export-csv");
        WindowRobot.await("the message", () -> window.shows(said));
    }

    private static void awaitExports(PracticeWindow window) {
        WindowRobot.await(
                "the exports",
                () -> !window.scene().lookup("#export-csv").isDisabled()
                        && window.scene().lookup("#export-csv").getScene() != null);
    }

    private static Bounds bounds(PracticeWindow window, String selector) {
        WindowRobot.awaitAllParts(window.scene());
        Node node = window.scene().lookup(selector);
        return WindowRobot.call(() -> node.localToScene(node.getLayoutBounds()));
    }
}

package app.saywell.desk.shell.window;

import app.saywell.desk.school.lesson.Lesson;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The list of sentences of a lesson that is longer than the window.
class SentenceListScreenTest {
    private static final int SENTENCES = 60;

    @TempDir
    Path folder;

    @Test
    void theSentenceThatIsOpenedFromElsewhereIsInSight() {
        UiTestServices services = new UiTestServices(folder);
        Lesson lesson = services.practice.lessons().create("Numbers");
        services.practice
                .lessons()
                .addSentences(
                        lesson.id(),
                        IntStream.range(0, SENTENCES)
                                .mapToObj(number -> "This is sentence " + number)
                                .toList());
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            for (int row : new int[] {59, 30, 2}) {
                window.choose(row);
                WindowRobot.await("row " + row, () -> isInList(window, row));
            }
            for (int row = 3; row < 15; row++) {
                int next = row;
                WindowRobot.press(KeyCode.ENTER);
                WindowRobot.await(
                        "the next sentence",
                        () -> window.state().sentenceList().get().chosenIndex() == next);
            }
            WindowRobot.await("its row", () -> isInList(window, 14));
        }
    }

    /// Behind the last sentence comes the first again, and the button says so before it is pressed.
    @ParameterizedTest
    @CsvSource({"en, Next sentence, First sentence again", "ko, 다음 문장, 처음 문장부터"})
    void whatComesAfterTheLastSentenceIsSaid(String language, String next, String first) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            window.choose(19);
            WindowRobot.await("the next one", () -> nextName(window).equals(next));
            window.choose(20);
            WindowRobot.await("the first one", () -> nextName(window).equals(first));
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("it", () -> window.state().sentenceList().get().chosenIndex() == 0);
        }
    }

    private static String nextName(PracticeWindow window) {
        return WindowRobot.call(() -> window.scene().lookup("#next").getAccessibleText());
    }

    private static boolean isInList(PracticeWindow window, int number) {
        Node row = window.scene().lookup("#row-" + number);
        Node list = row.getParent();
        while (!(list instanceof ScrollPane)) {
            list = list.getParent();
        }
        Bounds seen = list.localToScene(list.getLayoutBounds());
        Bounds place = row.localToScene(row.getLayoutBounds());
        return row.getStyleClass().contains("chosen")
                && place.getMinY() >= seen.getMinY() - 1
                && place.getMaxY() <= seen.getMaxY() + 1;
    }
}

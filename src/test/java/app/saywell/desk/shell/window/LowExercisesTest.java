package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.FrameTurns;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.speech.HeardWord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The exercises of who studies alone, while they run, in a window as low as that of `LowWindowTest`: nothing is cut,
/// and what goes on is in sight without scrolling.
@Timeout(400)
class LowExercisesTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "911, 512, 100, en",
        "911, 512, 100, ko",
        "1024, 600, 100, ko",
        "1366, 768, 200, en",
        "1366, 768, 200, ko"
    })
    void whatGoesOnIsInSight(double width, double height, int textPercent, String language) {
        try (PracticeWindow window = new PracticeWindow(folder, width, height)) {
            WindowRobot.run(() -> {
                window.services.practice.settings().set(Setting.ROLE, UserRole.LEARNER);
                window.services.practice.settings().set(Setting.TEXT_SIZE_PERCENT, textPercent);
            });
            window.speak(language);
            List<String> faults = new ArrayList<>();
            String picture = "-" + language + "-" + textPercent;

            WindowRobot.run(() -> window.window.navigateTo("EAR"));
            faults.addAll(faults(window, "ear" + picture, "#start-round"));
            WindowRobot.focus(window.scene(), "#start-round");
            WindowRobot.press(KeyCode.ENTER);
            faults.addAll(faults(window, "ear-asked" + picture, "#word-1", "#word-2", "#told", "#hear-again"));
            WindowRobot.press(KeyCode.DIGIT1);
            faults.addAll(faults(window, "ear-told" + picture, "#next-trial", "#told"));
            assertThat(WindowRobot.call(
                            () -> window.scene().lookup("#next-trial").getAccessibleText()))
                    .as("the answer, for a screen reader")
                    .containsAnyOf("✓", "✗");
            WindowRobot.press(KeyCode.ESCAPE);

            window.services.embedded.heardWords.set(Stream.of("There is a boy with a kite in the park".split(" "))
                    .map(word -> new HeardWord(word, 0.95))
                    .toList());
            WindowRobot.run(() -> window.window.navigateTo("SPEAKING"));
            faults.addAll(faults(window, "speaking" + picture, "#speaking-record"));
            WindowRobot.press(KeyCode.R);
            faults.addAll(faults(window, "speaking-recording" + picture, "#speaking-clock", "#speaking-record"));
            WindowRobot.press(KeyCode.R);
            faults.addAll(faults(window, "speaking-report" + picture, "#speaking-said"));

            Lesson lesson = window.services.practice.lessons().create("In a shop");
            window.services
                    .practice
                    .lessons()
                    .addSentences(lesson.id(), List.of("Clerk: Tea?", "Guest: No thank you", "Clerk: Bye!"));
            WindowRobot.run(() -> window.window.navigateTo("DIALOGUE"));
            String row = "#dialogue-" + lesson.id();
            WindowRobot.await("the dialogue", () -> isShown(window, row));
            WindowRobot.scrollAndClick(window.scene(), row);
            faults.addAll(faults(window, "dialogue" + picture, "#dialogue-begin"));
            WindowRobot.focus(window.scene(), "#dialogue-begin");
            WindowRobot.press(KeyCode.ENTER);
            faults.addAll(faults(window, "dialogue-turn" + picture, "#turn-finish", "#turn-told"));
            WindowRobot.press(KeyCode.ESCAPE);

            WindowRobot.run(() -> window.window.navigateTo("DAILY"));
            faults.addAll(faults(window, "daily" + picture, "#daily-begin"));
            assertThat(faults).isEmpty();
        }
    }

    private static List<String> faults(PracticeWindow window, String where, String... sought) {
        WindowRobot.await(
                where,
                () -> Stream.of(sought).allMatch(selector -> isShown(window, selector))
                        && FrameTurns.of(window.scene()).isIdle());
        Pictures.keep(window.scene(), "low-" + where);
        List<String> faults = new ArrayList<>(WindowRobot.call(() -> LayoutFaults.of(window.scene())));
        Stream.of(sought)
                .flatMap(selector -> LowWindowTest.hiddenParts(window.scene(), selector).stream())
                .forEach(faults::add);
        return faults.stream().map(fault -> where + ": " + fault).toList();
    }

    private static boolean isShown(PracticeWindow window, String selector) {
        Node node = window.scene().lookup(selector);
        return node != null && NodeFactory.isVisibleInTree(node);
    }
}

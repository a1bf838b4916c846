package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.practice.state.SentenceList;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The daily practice of a learner without a class.
class TodayScreenTest {
    @TempDir
    Path folder;

    @Test
    void countsTheDayAndBringsBackWhatWasWeak() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.await("the day", () -> count(window).equals("0 of 10"));
            window.choose(8);
            take(window, 1);
            take(window, 2);
            WindowRobot.scrollAndClick(window.scene(), "#today-aim");
            WindowRobot.click(aim(window).getItems().getFirst());
            WindowRobot.await("the other aim", () -> count(window).equals("2 of 5"));
            WindowRobot.await("the sound", () -> window.scene().lookup(".practise-sound") != null);
            WindowRobot.scrollAndClick(window.scene(), "#say-again");
            WindowRobot.await("its words", () -> texts(window).equals(List.of("think")));
            assertThat(window.state().sentenceList().get().lessonTitle()).isEqualTo("Words to practise again");
            WindowRobot.scrollAndClick(window.scene(), ".practise-sound");
            WindowRobot.await("the pairs", () -> texts(window).containsAll(List.of("think", "sink")));
        }
    }

    @Test
    void anotherSentenceIsNoStepTowardsTheGoal() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.await("the day", () -> count(window).equals("0 of 10"));
            window.choose(8);
            take(window, 1);
            window.services.embedded.heardText.set(Optional.of("Mandy has a big arm."));
            window.services.embedded.wrongPart.set("");
            window.choose(7);
            window.record();
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("the doubt", () -> window.shows("Mandy has a big arm."));
            WindowRobot.await("the goal without it", () -> count(window).equals("1 of 10"));
            WindowRobot.await(
                    "two takes",
                    () -> window.takes(7).size() == 1 && window.takes(8).size() == 1);
        }
    }

    @ParameterizedTest
    @CsvSource({"en, Today’s goal is reached. Well done!", "ko, 오늘 목표를 다 채웠어요. 잘했어요!"})
    void aFullGoalSaysSo(String language, String reached) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.number("practice.aim", 10), 1));
            window.choose(8);
            assertThat(window.shows(reached)).isFalse();
            window.recordAndWait();
            WindowRobot.await("the goal", () -> window.shows(reached));
        }
    }

    @Test
    void isNotShownToALearnerWhoseTeacherSaysWhatIsToDo() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.await("the day", () -> window.scene().lookup("#today").isVisible());
            var school = window.services.practice.classes().create("3-2", Optional.empty());
            long learner = window.services
                    .practice
                    .learners()
                    .add("김서연", "2", Optional.of(school.id()), Consent.THIS_COMPUTER)
                    .id();
            WindowRobot.run(() -> window.window.practiceScreen().viewModel().switchLearner(learner));
            WindowRobot.await("no day", () -> !window.scene().lookup("#today").isVisible());
        }
    }

    private static void take(PracticeWindow window, int number) {
        window.record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("its score", () -> count(window).equals(number + " of 10") && judged(window));
    }

    private static boolean judged(PracticeWindow window) {
        return window.state().takes().get().stream()
                .allMatch(take -> take.score().isPresent());
    }

    private static List<String> texts(PracticeWindow window) {
        return window.state().sentenceList().get().rows().stream()
                .map(SentenceList.SentenceListRow::text)
                .toList();
    }

    private static MenuButton aim(PracticeWindow window) {
        return (MenuButton) window.scene().lookup("#today-aim");
    }

    private static String count(PracticeWindow window) {
        return window.scene().lookup("#today-count") instanceof Labeled label ? label.getText() : "";
    }
}

package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.settings.UserRole;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Ear training with the keyboard alone: hear, choose, be told, hear both, go on.
class EarScreenTest {
    /// One in a million that each of so many guesses is wrong.
    private static final int MOST_TRIALS_UNTIL_RIGHT = 19;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"en, Which word was it?, 1 of 20", "ko, 어느 단어였을까요?, 20문제 중 1문제"})
    void aTrialIsHeardAnsweredAndToldWithTheKeyboardAlone(String language, String question, String count) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            open(window);
            Pictures.keep(window.scene(), "ear-idle-" + language);
            window.awaitSound("the word", () -> WindowRobot.click(window.scene(), "#start-round"));
            WindowRobot.await("the question", () -> window.shows(question));
            Pictures.keep(window.scene(), "ear-asked-" + language);
            quiet(window);
            window.awaitSound("the word again", () -> WindowRobot.press(KeyCode.SPACE));
            WindowRobot.press(KeyCode.DIGIT2);
            WindowRobot.await("the answer", () -> window.shows(count));
            Pictures.keep(window.scene(), "ear-told-" + language);
            WindowRobot.await("it is stored", () -> answers(window).size() == 1);
            List<EarAnswer> answers = answers(window);
            assertThat(answers.getFirst().chosen()).isEqualTo(1);
            String said = answers.getFirst().words().get(answers.getFirst().said());
            assertThat(window.shows(said)).isTrue();
            assertThat(window.shows(answers.getFirst().isRight() ? "✓" : "✗")).isTrue();
            quiet(window);
            window.awaitSound("all words", () -> WindowRobot.press(KeyCode.SPACE));
            quiet(window);
            window.awaitSound("the next word", () -> WindowRobot.press(KeyCode.ENTER));
            WindowRobot.await("the next question", () -> window.shows(question));
            WindowRobot.press(KeyCode.ESCAPE);
            WindowRobot.await("the start again", () -> window.scene().lookup("#start-round") != null);
            assertThat(answers(window)).hasSize(1);
        }
    }

    @Test
    void bothWordsAreHeardAfterARightAnswerAsAfterAWrongOne() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            open(window);
            WindowRobot.click(window.scene(), "#start-round");
            for (int i = 1;
                    i <= MOST_TRIALS_UNTIL_RIGHT && answers(window).stream().noneMatch(EarAnswer::isRight);
                    i++) {
                int answered = i;
                WindowRobot.await("a question", () -> window.shows("Which word was it?"));
                quiet(window);
                window.awaitSound("both words", () -> WindowRobot.press(KeyCode.DIGIT1));
                WindowRobot.await("it is stored", () -> answers(window).size() == answered);
                WindowRobot.press(KeyCode.ENTER);
            }
            assertThat(answers(window)).anyMatch(EarAnswer::isRight);
        }
    }

    @Test
    void aRoundEndsAfterTwentyTrialsAndItsProgressIsShownAtTheContrast() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            open(window);
            WindowRobot.click(window.scene(), "#contrast-l-r");
            WindowRobot.click(window.scene(), "#start-round");
            for (int i = 1; i <= 20; i++) {
                WindowRobot.await("a question", () -> window.shows("Which word was it?"));
                WindowRobot.press(KeyCode.DIGIT1);
                WindowRobot.await("told", () -> window.scene().lookup("#next-trial") != null);
                WindowRobot.press(KeyCode.ENTER);
            }
            WindowRobot.await("the end", () -> window.scene().lookup("#round-end") != null);
            Node again = window.scene().lookup("#start-round");
            assertThat(WindowRobot.call(again::isFocused)).isTrue();
            assertThat(WindowRobot.call(again::getAccessibleText))
                    .as("what a screen reader says")
                    .contains(WindowRobot.call(() -> ((Labeled) window.scene().lookup("#round-end")).getText()))
                    .endsWith(WindowRobot.call(() -> ((Button) again).getText()));
            Pictures.keep(window.scene(), "ear-end");
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.THEME, Theme.DARK));
            Pictures.keep(window.scene(), "ear-end-dark");
            WindowRobot.await("all are stored", () -> answers(window).size() == 20);
            assertThat(answers(window)).allMatch(answer -> answer.contrast().equals("l-r"));
            long right = answers(window).stream().filter(EarAnswer::isRight).count();
            WindowRobot.await("the round", () -> window.shows(right + " of 20 right"));
            WindowRobot.await("the contrast", () -> window.shows(right + " of the last 20 right"));
        }
    }

    @Test
    void aLearnerFindsItInTheBarAndATeacherInTheMenuOfExercises() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT8);
            WindowRobot.await("by its key", () -> window.scene().lookup("#ear-about") != null);
            WindowRobot.run(() -> window.window.navigateTo("PRACTICE"));
            Button today = (Button) window.scene().lookup("#today-ear");
            assertThat(today).isNotNull();
            WindowRobot.run(today::fire);
            WindowRobot.await("the screen", () -> window.scene().lookup("#ear-about") != null);
            assertThat(window.scene().lookup("#go-ear").isVisible()).isFalse();
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.ROLE, UserRole.LEARNER));
            WindowRobot.await(
                    "its button", () -> window.scene().lookup("#go-ear").isVisible());
        }
    }

    private static void open(PracticeWindow window) {
        WindowRobot.run(() -> window.window.navigateTo("EAR"));
        WindowRobot.await("the contrasts", () -> window.scene().lookup("#contrast-l-r") != null);
        WindowRobot.await(
                "the start has the keyboard",
                () -> window.scene().lookup("#start-round") != null
                        && window.scene().lookup("#start-round").isFocused());
    }

    private static void quiet(PracticeWindow window) {
        WindowRobot.await("quiet", () -> !window.audioSession.isPlaying());
    }

    private static List<EarAnswer> answers(PracticeWindow window) {
        long learner = window.services.practice.learners().current().id();
        return window.services.library.earAnswers().findByLearner(learner);
    }
}

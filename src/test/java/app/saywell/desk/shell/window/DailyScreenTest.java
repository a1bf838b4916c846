package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.settings.UserRole;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// The ten minutes with the keyboard alone: begin, the exercises, stop, go on, the end.
@Timeout(300)
class DailyScreenTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void theTenMinutesAreDoneStoppedAndEndedWithTheKeyboardAlone(String language) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            open(window);
            Pictures.keep(window.scene(), "daily-start-" + language);
            begin(window);
            WindowRobot.await("ear training", () -> window.scene().lookup("#ear-about") != null);
            WindowRobot.await("the bar", () -> isShown(window, "#session-bar"));
            assertThat(text(window, "#session-place")).contains("1").contains("5");
            Pictures.keep(window.scene(), "daily-ear-" + language);

            next(window, 1);
            WindowRobot.await(
                    "a word in practice",
                    () -> isShown(window, "#record") && words(window).size() == 6);
            assertThat(text(window, "#session-done")).contains("0").contains("6");
            Pictures.keep(window.scene(), "daily-sounds-" + language);
            window.recordAndWait();
            WindowRobot.await("it counts", () -> text(window, "#session-done").contains("1"));
            Pictures.keep(window.scene(), "daily-sounds-said-" + language);
            String first = sentence(window);
            WindowRobot.press(KeyCode.CONTROL, KeyCode.ENTER);
            WindowRobot.await("the next word", () -> !sentence(window).equals(first));

            WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT9);
            WindowRobot.await("the page of the day", () -> isShown(window, "#daily-begin"));
            WindowRobot.press(KeyCode.CONTROL, KeyCode.PERIOD);
            WindowRobot.await("the bar is gone", () -> !isShown(window, "#session-bar"));
            WindowRobot.await("where it stopped", () -> isShown(window, "#daily-stopped-at"));
            Pictures.keep(window.scene(), "daily-stopped-" + language);
            begin(window);
            WindowRobot.await("practice again", () -> isShown(window, "#record"));
            next(window, 2);
            WindowRobot.await("a sentence", () -> sentence(window).contains(" "));
            next(window, 3);
            WindowRobot.await("the sentence to shadow", () -> text(window, "#session-done")
                    .contains("1"));
            Pictures.keep(window.scene(), "daily-shadow-" + language);
            WindowRobot.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ENTER);
            WindowRobot.await("the end", () -> isShown(window, "#daily-done"));
            assertThat(isShown(window, "#session-bar")).isFalse();
            WindowRobot.await("the keyboard", () -> find(window, "#daily-done").isFocused());
            assertThat(WindowRobot.call(() -> find(window, "#daily-done").getAccessibleText()))
                    .as("what a screen reader says")
                    .startsWith(language.equals("en") ? "That was today. " : "오늘은 여기까지예요. ")
                    .endsWith(language.equals("en") ? " Done" : "확인");
            Pictures.keep(window.scene(), "daily-end-" + language);
            WindowRobot.await(
                    "it is stored",
                    () -> sessions(window).size() == 1
                            && sessions(window).getFirst().endedAt().isPresent());
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("the start again", () -> isShown(window, "#daily-show-end"));
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.THEME, Theme.DARK));
            Pictures.keep(window.scene(), "daily-again-dark-" + language);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void enterLeadsOnFromTheEndOfTheRoundOfEarTraining(String language) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            open(window);
            begin(window);
            WindowRobot.await("ear training", () -> isShown(window, "#start-round"));
            WindowRobot.focus(window.scene(), "#start-round");
            WindowRobot.press(KeyCode.ENTER);
            while (!isShown(window, "#round-end")) {
                WindowRobot.await("a trial", () -> isShown(window, "#trial"));
                WindowRobot.press(KeyCode.DIGIT1);
                WindowRobot.await("told", () -> isShown(window, "#next-trial"));
                WindowRobot.press(KeyCode.ENTER);
            }
            WindowRobot.await("the keyboard", () -> find(window, "#round-on").isFocused());
            assertThat(WindowRobot.call(() -> find(window, "#round-on").getAccessibleText()))
                    .as("what a screen reader says")
                    .startsWith(text(window, "#round-end"));
            Pictures.keep(window.scene(), "daily-ear-end-" + language);
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("the words", () -> isShown(window, "#record"));
            assertThat(sessions(window).getFirst().step()).isEqualTo(1);
            WindowRobot.run(() -> window.window.navigateTo("EAR"));
            WindowRobot.await("a round of its own", () -> isShown(window, "#start-round"));
        }
    }

    @Test
    void aLessonWithNamesIsPlayedAsAStepOfTheTenMinutes() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            long lesson = window.services.practice.lessons().create("In a shop").id();
            window.services.practice.lessons().addSentences(lesson, List.of("Clerk: Tea?", "Guest: No."));
            open(window);
            WindowRobot.await("it is planned", () -> window.shows("In a shop"));
            Pictures.keep(window.scene(), "daily-plan-dialogue");
            begin(window);
            WindowRobot.await("the bar", () -> isShown(window, "#session-bar"));
            for (int step = 1; step < 4; step++) {
                next(window, step);
            }
            WindowRobot.await("the dialogue", () -> isShown(window, "#dialogue-begin"));
            assertThat(text(window, "#session-step")).isEqualTo("Dialogue");
            Pictures.keep(window.scene(), "daily-dialogue");
            WindowRobot.focus(window.scene(), "#dialogue-begin");
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("the end", () -> isShown(window, "#dialogue-summary"));
            WindowRobot.await("it counts", () -> text(window, "#session-done").equals("1 of 1"));
            WindowRobot.press(KeyCode.CONTROL, KeyCode.ENTER);
            WindowRobot.await("the end of the day", () -> isShown(window, "#daily-done"));
            assertThat(text(window, "#daily-next-step")).as("they take turns").startsWith("Shadowing");
        }
    }

    @Test
    void aPlacementSaysWhereTheLearnerBegins() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            open(window);
            WindowRobot.await("the offer", () -> isShown(window, "#daily-placement-begin"));
            assertThat(find(window, "#daily-placement-begin").isFocused()).isTrue();
            WindowRobot.focus(window.scene(), "#daily-placement-begin");
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("practice", () -> isShown(window, "#record") && isShown(window, "#session-bar"));
            WindowRobot.await("the first sentence", () -> sentence(window).startsWith("The little girl"));
            Pictures.keep(window.scene(), "daily-placement");
            window.recordAndWait();
            WindowRobot.await("it counts", () -> text(window, "#session-done").equals("1 of 8"));
            WindowRobot.run(() -> find(window, "#session-skip").fireEvent(new ActionEvent()));
            WindowRobot.await(
                    "what it told",
                    () -> isShown(window, "#daily-placed-told")
                            && text(window, "#daily-placed-told").contains("level"));
            assertThat(text(window, "#daily-placed-told"))
                    .endsWith("Only one of 8 sentences was read, so this is a first guess.");
            assertThat(WindowRobot.call(() -> find(window, "#daily-begin").getAccessibleText()))
                    .startsWith("Here you begin. You begin with lessons of level");
            Pictures.keep(window.scene(), "daily-placed");
        }
    }

    @Test
    void whoHasOnlyTrainedTheEarCanExportThat() {
        UiTestServices services = new UiTestServices(folder);
        services.library
                .earAnswers()
                .add(
                        services.practice.learners().current().id(),
                        new EarAnswer("l-r", List.of("light", "right"), 0, 1, "a", 3, Instant.EPOCH));
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            open(window);
            WindowRobot.await("the export", () -> window.scene().lookup("#daily-export-ear") != null);
        }
    }

    @Test
    void aLearnerFindsItInTheBarAndATeacherOnThePracticeScreen() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.await("the card of the day", () -> isShown(window, "#today-daily"));
            WindowRobot.run(() -> find(window, "#today-daily").fireEvent(new ActionEvent()));
            WindowRobot.await("the page of the day", () -> isShown(window, "#daily-begin"));
            assertThat(find(window, "#go-daily").isVisible()).isFalse();
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.ROLE, UserRole.LEARNER));
            WindowRobot.await("its button", () -> find(window, "#go-daily").isVisible());
            Pictures.keep(window.scene(), "daily-learner");
            WindowRobot.run(() -> find(window, "#daily-dialogue").fireEvent(new ActionEvent()));
            WindowRobot.await("the dialogues", () -> isShown(window, "#dialogues"));
        }
    }

    static void open(PracticeWindow window) {
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT9);
        WindowRobot.await("the page of the day", () -> isShown(window, "#daily-begin"));
    }

    private static void begin(PracticeWindow window) {
        WindowRobot.focus(window.scene(), "#daily-begin");
        WindowRobot.press(KeyCode.ENTER);
    }

    /// Leaves the step and waits for the next.
    private static void next(PracticeWindow window, int step) {
        WindowRobot.run(() -> NodeFactory.focusByKey(find(window, "#session-skip")));
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await(
                "step " + (step + 1), () -> sessions(window).getFirst().step() == step);
    }

    static Node find(PracticeWindow window, String id) {
        return window.scene().lookup(id);
    }

    static boolean isShown(PracticeWindow window, String id) {
        return WindowRobot.call(() -> {
            Node node = window.scene().lookup(id);
            return node != null && NodeFactory.isVisibleInTree(node);
        });
    }

    static String text(PracticeWindow window, String id) {
        return WindowRobot.call(() -> ((Labeled) window.scene().lookup(id)).getText());
    }

    private static List<String> words(PracticeWindow window) {
        return WindowRobot.call(() -> window.state().sentenceList().get().rows().stream()
                .map(row -> row.text())
                .toList());
    }

    private static String sentence(PracticeWindow window) {
        return WindowRobot.call(() -> window.state()
                .sentenceList()
                .get()
                .chosen()
                .map(row -> row.text())
                .orElse(""));
    }

    private static List<DailySession> sessions(PracticeWindow window) {
        long learner = window.services.practice.learners().current().id();
        return window.services.library.dailySessions().findByLearner(learner);
    }
}

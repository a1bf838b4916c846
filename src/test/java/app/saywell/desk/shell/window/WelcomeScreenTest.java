package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.speech.FeedbackLanguage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// The questions of the very first start: they can be answered by keys or by mouse, what is
/// answered takes effect, and they can be skipped.
class WelcomeScreenTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void aLearnerAnswersByKeysAndPractisesUnderTheOwnName(String language) throws IOException {
        UiTestServices services = new UiTestServices(folder);
        services.practice.start();
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            window.speak(language);
            awaitQuestions(window);
            assertThat(WindowRobot.call(() -> window.scene().getFocusOwner().getId()))
                    .isEqualTo("welcome-name");
            String title = language.equals("ko") ? "Saywell을 시작해요" : "Welcome to Saywell";
            assertThat(window.shows(title)).isTrue();
            WindowRobot.tabTo(window.scene(), "#role-learner");
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.tabTo(window.scene(), "#welcome-name");
            WindowRobot.write("mina");
            WindowRobot.press(KeyCode.ENTER);
            awaitPractice(window);
            WindowRobot.await(
                    "the learner",
                    () -> window.state().sentenceList().get().toString().contains("mina"));
            assertThat(services.practice.learners().current().name()).isEqualTo("mina");
            assertThat(services.practice.edits().history().undoName())
                    .as("an answer")
                    .isEmpty();
            assertThat(services.practice.settings().get(Setting.WELCOME_PENDING))
                    .isFalse();
            WindowRobot.await(
                    "the ten minutes, which begin with where to begin",
                    () -> window.scene().lookup("#daily-placement-begin") != null);
            WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT1);
            assertThat(WindowRobot.call(() -> window.scene().lookup("#record").isVisible()))
                    .isTrue();
            window.recordAndWait();
            assertThat(window.state().takes().get()).hasSize(1);
            for (String hidden : List.of("#go-class", "#go-reports")) {
                assertThat(WindowRobot.call(() -> window.scene().lookup(hidden).isManaged()))
                        .as(hidden)
                        .isFalse();
            }
            WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT2);
            assertThat(WindowRobot.call(() -> window.scene().lookup("#record").isVisible()))
                    .as("the key of a hidden screen does nothing")
                    .isTrue();
            WindowRobot.run(() -> services.practice.settings().set(Setting.ROLE, UserRole.TEACHER));
            WindowRobot.await(
                    "the class", () -> window.scene().lookup("#go-class").isVisible());
        }
    }

    @Test
    void whoGivesNoNamePractisesUnderNobodyElses() throws IOException {
        UiTestServices services = new UiTestServices(folder);
        services.practice.start();
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            window.speak("ko");
            awaitQuestions(window);
            assertThat(WindowRobot.call(
                            () -> window.scene().lookup("#welcome-begin").isDisabled()))
                    .as("until the role is chosen")
                    .isTrue();
            WindowRobot.press(KeyCode.ENTER);
            assertThat(services.practice.settings().get(Setting.WELCOME_PENDING))
                    .isTrue();
            WindowRobot.tabTo(window.scene(), "#role-learner");
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.tabTo(window.scene(), "#welcome-begin");
            WindowRobot.press(KeyCode.SPACE);
            awaitPractice(window);
            WindowRobot.await(
                    "oneself",
                    () -> services.practice.learners().current().name().equals("나"));
            WindowRobot.await(
                    "no takes of others", () -> window.state().takes().get().isEmpty());
        }
    }

    @Test
    void whoAnswersBeforeTheSampleIsThereStaysWhoPractisesAndIsNotAskedAgain() throws IOException {
        UiTestServices services = new UiTestServices(folder);
        services.practice.askAtFirstStart();
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            awaitQuestions(window);
            WindowRobot.tabTo(window.scene(), "#role-learner");
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.tabTo(window.scene(), "#welcome-name");
            WindowRobot.write("mina");
            WindowRobot.press(KeyCode.ENTER);
            awaitPractice(window);
            WindowRobot.await(
                    "the learner",
                    () -> services.practice.learners().current().name().equals("mina"));
            services.practice.start();
            services.practice.askAtFirstStart();
            WindowRobot.await(
                    "the sample", () -> services.practice.lessons().findAll().size() == 2);
            assertThat(services.practice.learners().current().name()).isEqualTo("mina");
            assertThat(services.practice.settings().get(Setting.WELCOME_PENDING))
                    .isFalse();
        }
    }

    @Test
    void aTeacherAnswersByMouseAndIsOfferedAClass() throws IOException {
        UiTestServices services = new UiTestServices(folder);
        services.practice.start();
        try (PracticeWindow window = new PracticeWindow(services, 911, 512)) {
            awaitQuestions(window);
            WindowRobot.scrollAndClick(window.scene(), "#choice-KOREAN");
            WindowRobot.await("Korean", () -> window.shows("학급을 가르쳐요"));
            WindowRobot.await("the microphone, too", () -> window.shows("시스템 기본 마이크"));
            assertThat(services.practice.settings().get(Setting.FEEDBACK_LANGUAGE))
                    .isEqualTo(FeedbackLanguage.KOREAN);
            WindowRobot.scrollAndClick(window.scene(), "#role-teacher");
            WindowRobot.run(() -> {
                @SuppressWarnings("unchecked")
                var box = (ComboBox<String>) window.scene().lookup("#welcome-microphones");
                box.getItems().add("Desk microphone");
                box.setValue("Desk microphone");
            });
            assertThat(services.practice.settings().get(Setting.MICROPHONE)).isEqualTo("Desk microphone");
            WindowRobot.scrollAndClick(window.scene(), "#welcome-begin");
            awaitPractice(window);
            WindowRobot.await("a class offered", () -> window.shows("새 학급"));
            assertThat(services.practice.learners().current().name()).isEqualTo("나");
        }
    }

    @Test
    void arrowKeysChooseTheRoleAndEnterBegins() throws IOException {
        UiTestServices services = new UiTestServices(folder);
        services.practice.start();
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            awaitQuestions(window);
            WindowRobot.tabTo(window.scene(), "#role-teacher");
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.press(KeyCode.RIGHT);
            assertThat(WindowRobot.call(() -> window.scene().getFocusOwner().getId()))
                    .isEqualTo("role-learner");
            WindowRobot.press(KeyCode.ENTER);
            awaitPractice(window);
            assertThat(services.practice.settings().get(Setting.ROLE)).isEqualTo(UserRole.LEARNER);
        }
    }

    @Test
    void aMissingMicrophoneIsToldUntilItIsPluggedIn() throws IOException {
        UiTestServices services = new UiTestServices(folder);
        services.practice.start();
        FakeMicrophones microphones =
                new FakeMicrophones(SyntheticReading.learner().audio());
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768, microphones.audioSession())) {
            awaitQuestions(window);
            WindowRobot.await("the words", () -> window.shows("No microphone was found."));
            microphones.plugIn("Headset");
            WindowRobot.await("how to try it", () -> window.shows("Say something: the bar"));
        }
    }

    @Test
    void escapeSkipsThemAndTheyNeverComeBack() throws IOException {
        UiTestServices services = new UiTestServices(folder);
        services.practice.start();
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            awaitQuestions(window);
            WindowRobot.press(KeyCode.R);
            WindowRobot.press(KeyCode.ESCAPE);
            awaitPractice(window);
            WindowRobot.await(
                    "whoever practises",
                    () -> services.practice.learners().current().name().equals("Me")
                            && window.state().takes().get().isEmpty());
            WindowRobot.run(() -> services.practice.settings().set(Setting.TEXT_SIZE_PERCENT, 115));
            assertThat(WindowRobot.call(() -> window.scene().lookup("#welcome")))
                    .isNull();
        }
    }

    @Test
    void theyAreWholeInSmallWindows() throws IOException {
        UiTestServices services = new UiTestServices(folder);
        services.practice.start();
        try (PracticeWindow window = new PracticeWindow(services, 911, 512)) {
            awaitQuestions(window);
            for (String language : List.of("en", "ko")) {
                window.speak(language);
                WindowRobot.call(() -> 0);
                keepPicture(window, language);
                assertThat(WindowRobot.call(() -> LayoutFaults.of(window.scene())))
                        .isEmpty();
            }
        }
    }

    @Test
    void theChoiceOfTheLanguageIsAsHighAsTheFieldBesideIt() throws IOException {
        UiTestServices services = new UiTestServices(folder);
        services.practice.start();
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            awaitQuestions(window);
            double field = height(window, "#welcome-name");
            assertThat(height(window, "#welcome .segment")).isEqualTo(field);
        }
    }

    private static double height(PracticeWindow window, String selector) {
        return WindowRobot.call(() -> {
            WindowRobot.layOut(window.scene());
            return window.scene().lookup(selector).getLayoutBounds().getHeight();
        });
    }

    private static void awaitQuestions(PracticeWindow window) {
        WindowRobot.await("the questions", () -> window.scene().lookup("#welcome") != null);
    }

    private static void awaitPractice(PracticeWindow window) {
        WindowRobot.await("the end of them", () -> window.scene().lookup("#welcome") == null);
    }

    /// Writes pictures where the system property asks for them.
    private static void keepPicture(PracticeWindow window, String language) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            for (int width : List.of(1366, 911)) {
                WindowRobot.run(() -> {
                    window.stage.setWidth(width);
                    window.stage.setHeight(width == 911 ? 512 : 768);
                });
                WindowRobot.await("the size", () -> window.scene().getWidth() == width);
                byte[] png =
                        WindowRobot.call(() -> PngEncoder.encode(window.scene().snapshot(null)));
                Files.write(Path.of(pictures, "welcome-" + language + "-" + width + ".png"), png);
            }
        }
    }
}

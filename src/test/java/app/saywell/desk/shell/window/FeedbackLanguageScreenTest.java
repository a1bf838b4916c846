package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.speech.FeedbackLanguage;
import java.nio.file.Path;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The language of buttons and of feedback, and feedback in the other language.
class FeedbackLanguageScreenTest {
    @TempDir
    Path folder;

    private PracticeWindow window;

    @BeforeEach
    void open() {
        window = new PracticeWindow(folder);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void buttonsFollowTheWindowAndFeedbackIsAskedAgainAtNoCost() {
        set(FeedbackLanguage.KOREAN);
        window.choose(7);
        window.recordAndWait();
        WindowRobot.await("its language", () -> window.shows("This feedback is in Korean."));
        assertThat(WindowRobot.call(() -> window.shows("Well done"))).isTrue();
        int calls = window.services.embedded.calls.get();
        WindowRobot.scrollAndClick(window.scene(), "#feedback-language");
        WindowRobot.await(
                "feedback in English",
                () -> shown() == FeedbackLanguage.ENGLISH
                        && text("#feedback-language").equals("Show feedback in Korean"));
        assertThat(window.services.embedded.calls).hasValue(calls + 1);
        WindowRobot.tabTo(window.scene(), "#feedback-language");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("Korean again", () -> shown() == FeedbackLanguage.KOREAN);
        assertThat(window.services.embedded.calls).as("both are kept").hasValue(calls + 1);
        window.speak("ko");
        WindowRobot.await("buttons in Korean", () -> window.shows("잘했어요"));
        assertThat(WindowRobot.call(() -> text("#feedback-language"))).isEqualTo("영어 도움말 보기");
    }

    @Test
    void aHostedResultKeepsItsLanguageAndShowsThePriceOfTheOther() {
        var practice = window.services.practice;
        set(FeedbackLanguage.KOREAN);
        WindowRobot.run(() -> {
            practice.settings().set(Setting.HOSTED_ADDRESS, "https://hosted.example");
            practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            practice.learners()
                    .recordConsent(practice.learners().current().id(), Consent.HOSTED, "a parent", "on paper");
        });
        window.choose(7);
        window.recordAndWait();
        set(FeedbackLanguage.ENGLISH);
        WindowRobot.await("its language", () -> window.shows("The hosted service wrote this feedback in Korean."));
        assertThat(WindowRobot.call(() -> text("#feedback-language"))).startsWith("Ask for feedback in English ($0.00");
        int calls = window.services.hosted.calls.get();
        WindowRobot.scrollAndClick(window.scene(), "#feedback-language");
        WindowRobot.await("feedback in English", () -> shown() == FeedbackLanguage.ENGLISH);
        assertThat(window.services.hosted.calls).hasValue(calls + 1);
    }

    private void set(FeedbackLanguage language) {
        WindowRobot.run(() -> window.services.practice.settings().set(Setting.FEEDBACK_LANGUAGE, language));
    }

    private FeedbackLanguage shown() {
        return window.state().result().get().orElseThrow().feedbackLanguage();
    }

    private String text(String selector) {
        return window.scene().lookup(selector) instanceof Labeled labeled ? labeled.getText() : "";
    }
}

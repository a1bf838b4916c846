package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What was heard in a take, from its recording to the card beside its score.
class HeardTextScreenTest {
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
    void anotherSentenceIsAskedForInBothLanguagesAndTheFeedbackStays() {
        window.services.embedded.wrongPart.set("");
        window.services.embedded.heardText.set(Optional.of("Mandy has a big arm."));
        window.choose(7);
        window.recordAndWait();
        WindowRobot.await(
                "the question", () -> window.shows("Did you read another sentence? I heard: “Mandy has a big arm.”"));
        assertThat(WindowRobot.call(() -> window.scene().lookup("#feedback-card")))
                .isNotNull();
        window.speak("ko");
        WindowRobot.await("the question in Korean", () -> window.shows("혹시 다른 문장을 읽었나요?"));
    }

    @Test
    void nobodyIsAskedWhereTheSoundFitsTheSentence() {
        window.services.embedded.heardText.set(Optional.of("Mandy has a big arm."));
        window.choose(7);
        window.recordAndWait();
        WindowRobot.await("what was heard", () -> window.shows("Mandy has a big arm."));
        assertThat(WindowRobot.call(() -> window.shows("Did you read another"))).isFalse();
    }

    @Test
    void whatWasHeardIsComparedWithTheSentenceOfTheTake() {
        window.services.embedded.heardText.set(Optional.empty());
        window.choose(7);
        window.recordAndWait();
        WindowRobot.await("what was heard", () -> window.shows("Every word of the sentence was heard."));
        window.choose(3);
        WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(7));
        WindowRobot.await("the same", () -> window.shows("Every word of the sentence was heard."));
        assertThat(WindowRobot.call(() -> window.shows("Other words"))).isFalse();
    }

    @Test
    void missedAddedAndRepeatedWordsAreNamed() {
        window.services.embedded.heardText.set(Optional.of("Let us us go to nice restroom"));
        window.choose(7);
        window.recordAndWait();
        WindowRobot.await("what was heard", () -> window.shows("Said again: us"));
        assertThat(WindowRobot.call(() -> window.shows("Other words: nice for the")))
                .isTrue();
        assertThat(WindowRobot.call(() -> window.shows("Did you read another"))).isFalse();
        window.speak("ko");
        WindowRobot.await("the same in Korean", () -> window.shows("되풀이한 단어: us"));
    }

    @Test
    void theHostedServiceListensOnlyWhenAskedWithItsPriceByKeys() {
        var practice = window.services.practice;
        WindowRobot.run(() -> {
            practice.settings().set(Setting.HOSTED_ADDRESS, "https://hosted.example");
            practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            practice.learners()
                    .recordConsent(practice.learners().current().id(), Consent.HOSTED, "a parent", "on paper");
        });
        window.choose(7);
        window.recordAndWait();
        WindowRobot.await("the button", () -> text("#ask-heard").contains("($0.0"));
        assertThat(window.services.hosted.transcriptionCalls).hasValue(0);
        WindowRobot.tabTo(window.scene(), "#ask-heard");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("what was heard", () -> window.shows("Every word of the sentence was heard."));
        assertThat(window.services.hosted.transcriptionCalls).hasValue(1);
        assertThat(window.services.embedded.transcriptionCalls).hasValue(0);
    }

    private String text(String selector) {
        return window.scene().lookup(selector) instanceof Labeled labeled ? labeled.getText() : "";
    }
}

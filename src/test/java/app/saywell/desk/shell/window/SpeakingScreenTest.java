package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.speech.CallFailure;
import app.saywell.speech.HeardWord;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// Speaking without a text: from the task to the report, with bad input, and what is kept and deleted.
@Timeout(300)
class SpeakingScreenTest {
    private static final String SAID =
            "In the picture there is a boy, um, he he reads a newspaper there. The girl walks with"
                    + " three dogs slowly.";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void whatIsSaidAboutAPictureIsWrittenDownAndLookedAt(String language) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            window.services.embedded.heardWords.set(words(SAID, "newspaper", "slowly."));
            open(window);
            for (String task : List.of("classroom", "kitchen", "street", "fox", "park")) {
                fire(window, "#task-" + task);
                Pictures.keep(window.scene(), "speaking-" + task + "-" + language);
            }
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("the clock", () -> isShown(window, "#speaking-clock"));
            assertThat(ToldWords.of(window.scene()))
                    .as("what a screen reader says")
                    .isEqualTo(language.equals("en") ? "Recording" : "녹음 시작");
            WindowRobot.await(
                    "four seconds", () -> !text(window, "#speaking-seconds").matches("0:0[0-3]"));
            Pictures.keep(window.scene(), "speaking-recording-" + language);
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("the report", () -> isShown(window, "#speaking-report"));
            Pictures.keep(window.scene(), "speaking-report-" + language);
            assertThat(ToldWords.of(window.scene()))
                    .as("what a screen reader says of it")
                    .contains(language.equals("en") ? "said well" : "잘 말했어요");
            assertThat(window.shows("newspaper ?")).isTrue();
            assertThat(texts(window, "#speaking-flow")).contains("um").contains("he");
            assertThat(texts(window, "#speaking-pronunciation")).contains("three");
            assertThat(speeches(window)).hasSize(1);
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.THEME, Theme.DARK));
            window.awaitSound("a word", () -> fire(window, "#speaking-word-1"));
            WindowRobot.await("quiet", () -> !window.audioSession.isPlaying());
            Pictures.keep(window.scene(), "speaking-report-dark-" + language);
            assertThat(texts(window, "#speaking-about")).contains(language.equals("en") ? "Who is there" : "누가 있고");
            assertThat(isShown(window, "#concern-too-short")).isTrue();
            window.awaitSound("how it should sound", () -> fire(window, "#speaking-expected-1"));
            fire(window, "#speaking-back");
            WindowRobot.await(
                    "it is listed",
                    () -> isShown(
                            window, "#speech-" + speeches(window).getFirst().id()));
            Pictures.keep(window.scene(), "speaking-task-dark-" + language);
        }
    }

    @Test
    void whatCouldNotBeJudgedIsKeptAndJudgedLaterOrDeletedAfterAQuestion() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.services.embedded.heardWords.set(words("Hello", ""));
            window.services.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.SERVER_ERROR, "for now")));
            open(window);
            speak(window);
            WindowRobot.await("the failure", () -> isShown(window, "#speaking-failure"));
            assertThat(window.shows(ToldWords.of(window.scene()).split("\\. ")[0]))
                    .as("what a screen reader says is what is shown")
                    .isTrue();
            Pictures.keep(window.scene(), "speaking-failed");
            assertThat(speeches(window)).hasSize(1);
            window.services.embedded.refusal.set(Optional.empty());
            fire(window, "#speaking-judge-again");
            WindowRobot.await("one word is too few", () -> isShown(window, "#concern-too-few-words"));
            assertThat(ToldWords.of(window.scene())).contains("too few words");
            Pictures.keep(window.scene(), "speaking-one-word");
            fire(window, "#speaking-delete");
            WindowRobot.await("it asks", () -> text(window, "#speaking-delete").contains("Really"));
            assertThat(speeches(window)).hasSize(1);
            fire(window, "#speaking-delete");
            WindowRobot.await("it is gone", () -> speeches(window).isEmpty());
        }
    }

    @Test
    void whoMayNotBeRecordedIsTold() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            var schoolClass = window.services.library.classes().insert("4b", Optional.empty());
            Learner learner = window.services
                    .library
                    .learners()
                    .insert("Mina", "7", Optional.of(schoolClass.id()), Consent.HOSTED);
            assertThat(isShown(window, "#speaking-speaker")).isFalse();
            window.services.practice.learners().setCurrent(learner.id());
            WindowRobot.run(() -> window.services.practice.edits().edit(() -> window.services
                    .practice
                    .learners()
                    .recordConsent(learner.id(), Consent.NONE, "guardian", "paper")));
            open(window);
            assertThat(text(window, "#speaking-speaker")).isEqualTo("Mina");
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("why not", () -> isShown(window, "#speaking-failure"));
            assertThat(speeches(window)).isEmpty();
        }
    }

    @Test
    void aTaskOfOnesOwnIsWrittenSpokenAboutAndDeleted() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.services.embedded.heardWords.set(words(SAID, ""));
            open(window);
            fire(window, "#speaking-write");
            WindowRobot.await("the form", () -> isShown(window, "#speaking-form"));
            Pictures.keep(window.scene(), "speaking-form");
            WindowRobot.run(() -> ((TextInputControl) find(window, "#speaking-prompt-text"))
                    .setText("What is your favourite food, and why?"));
            fire(window, "#speaking-add");
            WindowRobot.await("it is chosen", () -> isShown(window, "#speaking-delete-task"));
            speak(window);
            WindowRobot.await("the report", () -> isShown(window, "#speaking-report"));
            assertThat(speeches(window).getFirst().prompt()).isEqualTo("What is your favourite food, and why?");
            fire(window, "#speaking-back");
            fire(window, "#speaking-delete-task");
            WindowRobot.await(
                    "it asks", () -> text(window, "#speaking-delete-task").contains("Really"));
            assertThat(window.services.library.speakingTasks().findAll()).hasSize(1);
            fire(window, "#speaking-delete-task");
            WindowRobot.await("another task", () -> isShown(window, "#speaking-picture"));
            assertThat(window.services.library.speakingTasks().findAll()).isEmpty();
            assertThat(speeches(window)).hasSize(1);
        }
    }

    @Test
    void aRecordingThatIsLeftIsKeptAndNoneIsOutOfReach() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            open(window);
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("the clock", () -> isShown(window, "#speaking-clock"));
            WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT3);
            WindowRobot.await("it is kept", () -> speeches(window).size() == 1);
            FreeSpeech first = speeches(window).getFirst();
            for (int later = 1; later <= 5; later++) {
                window.services
                        .library
                        .freeSpeech()
                        .insert(
                                first.learnerId(),
                                "park",
                                "",
                                first.audio(),
                                first.recordedAt().plusSeconds(later));
            }
            WindowRobot.press(KeyCode.ALT, KeyCode.S);
            fire(window, "#speaking-earlier-all");
            WindowRobot.await("the oldest is listed", () -> isShown(window, "#speech-" + first.id()));
        }
    }

    private static void open(PracticeWindow window) {
        WindowRobot.press(KeyCode.ALT, KeyCode.S);
        WindowRobot.await("the tasks", () -> isShown(window, "#task-park") && isShown(window, "#speaking-record"));
    }

    private static void speak(PracticeWindow window) {
        fire(window, "#speaking-record");
        WindowRobot.await("the clock", () -> isShown(window, "#speaking-clock"));
        fire(window, "#speaking-record");
    }

    private static List<HeardWord> words(String text, String... unsure) {
        return Stream.of(text.split(" "))
                .map(word -> new HeardWord(word, List.of(unsure).contains(word) ? 0.3 : 0.95))
                .toList();
    }

    private static List<FreeSpeech> speeches(PracticeWindow window) {
        return window.services
                .library
                .freeSpeech()
                .findByLearner(window.services.practice.learners().current().id());
    }

    private static void fire(PracticeWindow window, String id) {
        WindowRobot.await(id, () -> isShown(window, id));
        WindowRobot.run(() -> find(window, id).fireEvent(new ActionEvent()));
    }

    private static Node find(PracticeWindow window, String id) {
        return window.scene().lookup(id);
    }

    private static boolean isShown(PracticeWindow window, String id) {
        return WindowRobot.call(() -> {
            Node node = find(window, id);
            return node != null && NodeFactory.isVisibleInTree(node);
        });
    }

    private static String text(PracticeWindow window, String id) {
        return WindowRobot.call(() -> find(window, id) instanceof Labeled label ? label.getText() : "");
    }

    private static String texts(PracticeWindow window, String id) {
        return WindowRobot.call(() -> find(window, id).lookupAll(".label").stream()
                .map(node -> ((Labeled) node).getText())
                .toList()
                .toString()
                .concat(find(window, id).lookupAll(".button").stream()
                        .map(node -> ((Labeled) node).getText())
                        .toList()
                        .toString()));
    }
}

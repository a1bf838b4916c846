package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// A dialogue: turns by themselves, an answer chosen by saying it, the result, and a stop in between.
@Timeout(300)
class DialogueScreenTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void turnsAreTakenByThemselvesAndTheStoryFollowsTheAnswerThatWasSaid(String language) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            Lesson lesson = add(window);
            window.services.practice.scoringQueue().resume();
            window.services.embedded.heardText.set(Optional.of("no thank you"));
            window.services.embedded.refusesTranscriptions.set(false);
            open(window, lesson);
            Pictures.keep(window.scene(), "dialogue-start-" + language);
            assertThat(isSelected(window, "#role-2")).isTrue();
            FakeAudioDevices.waitForPrompts(window.audioSession);
            window.awaitSound("the clerk", () -> WindowRobot.press(KeyCode.ENTER));
            WindowRobot.await("my turn", () -> isShown(window, "#turn-finish"));
            assertThat(told(window))
                    .as("what a screen reader says when the recording has begun")
                    .startsWith(language.equals("en") ? "Recording. Say one of these: " : "녹음 시작. ")
                    .endsWith("1: Yes please 2: No thank you");
            Pictures.keep(window.scene(), "dialogue-choose-" + language);
            FakeAudioDevices.prompt(window.audioSession);
            WindowRobot.await("the answer was found", () -> run(window).path().size() >= 3);
            WindowRobot.await("my last turn", () -> window.shows("Goodbye") && isShown(window, "#turn-finish"));
            Pictures.keep(window.scene(), "dialogue-turn-" + language);
            assertThat(told(window))
                    .isEqualTo(language.equals("en") ? "Recording. Say: Goodbye" : "녹음 시작. 말할 문장: Goodbye");
            FakeAudioDevices.prompt(window.audioSession);
            WindowRobot.await("the end", () -> isShown(window, "#dialogue-summary"));
            List<Sentence> all = window.services.practice.lessons().sentences(lesson.id());
            assertThat(run(window).path())
                    .containsExactly(
                            all.get(0).id(),
                            all.get(2).id(),
                            all.get(4).id(),
                            all.get(5).id());
            assertThat(takes(window, all.get(1))).isEmpty();
            assertThat(takes(window, all.get(2))).hasSize(1);
            WindowRobot.await("the scores", () -> text(window, "#dialogue-summary")
                    .contains(language.equals("en") ? "right" : "단어"));
            assertThat(told(window)).isEqualTo(text(window, "#dialogue-summary"));
            Pictures.keep(window.scene(), "dialogue-end-" + language);
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.THEME, Theme.DARK));
            window.awaitSound("mine", () -> fire(window, "#mine-2"));
            WindowRobot.await("quiet", () -> !window.audioSession.isPlaying());
            window.awaitSound("the voice", () -> fire(window, "#model-1"));
            Pictures.keep(window.scene(), "dialogue-end-dark-" + language);
        }
    }

    @Test
    void aDialogueThatWasStoppedGoesOnAndAnotherRoleCanBeTaken() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            Lesson lesson = add(window);
            open(window, lesson);
            fire(window, "#role-1");
            WindowRobot.await("the other role", () -> isSelected(window, "#role-1"));
            WindowRobot.focus(window.scene(), "#dialogue-begin");
            FakeAudioDevices.waitForPrompts(window.audioSession);
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("my turn", () -> isShown(window, "#turn-finish"));
            escapeWhenTold(window, "Guest");
            FakeAudioDevices.prompt(window.audioSession);
            WindowRobot.await("the start", () -> isShown(window, "#dialogue-again"));
            assertThat(run(window).path()).as("it ended by itself").hasSize(1);
            Pictures.keep(window.scene(), "dialogue-stopped");
            assertThat(text(window, "#dialogue-begin")).contains("Clerk").contains("2");
            fire(window, "#dialogue-begin");
            WindowRobot.await("it goes on", () -> run(window).path().size() >= 2);
            WindowRobot.await("my turn again", () -> isShown(window, "#turn-finish"));
            WindowRobot.press(KeyCode.ESCAPE);
            WindowRobot.await("stopped again", () -> isShown(window, "#dialogue-again"));
            assertThat(runs(window)).hasSize(1);
        }
    }

    @Test
    void everyLineThatCannotBePlayedIsToldAndIsLeftOut() {
        UiTestServices services = new UiTestServices(folder);
        AudioSession deaf = FakeAudioDevices.withoutSpeaker(
                WindowWork.ON_UI_THREAD, SyntheticReading.learner().audio());
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768, deaf)) {
            open(window, add(window, "Clerk: Hello.", "Clerk: Tea?", "Guest: No.", "Clerk: Bye!"));
            FakeAudioDevices.waitForPrompts(deaf);
            WindowRobot.press(KeyCode.ENTER);
            for (String line : List.of("Hello.", "Tea?")) {
                WindowRobot.await(line + " failed", () -> isShown(window, "#turn-retry") && window.shows(line));
                fire(window, "#turn-retry");
            }
            WindowRobot.await("my turn", () -> isShown(window, "#turn-finish"));
            assertThat(run(window).path()).hasSize(2);
            FakeAudioDevices.prompt(deaf);
            WindowRobot.await("the last line failed", () -> isShown(window, "#turn-retry"));
            fire(window, "#turn-retry");
            WindowRobot.await("the end", () -> isShown(window, "#dialogue-summary"));
            for (int time = 0; time < 2; time++) {
                fire(window, "#model-1");
                WindowRobot.await(
                        "it is told", () -> text(window, "#dialogue-summary").contains("could not be played"));
            }
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void aPausedQueueIsToldAtTheEndAndGoesOnFromThere(String language) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            open(window, add(window, "Clerk: Tea?", "Guest: No."));
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("the end", () -> isShown(window, "#dialogue-end-resume"));
            assertThat(text(window, "#dialogue-summary")).contains(language.equals("en") ? "paused" : "일시 정지");
            Pictures.keep(window.scene(), "dialogue-paused-" + language);
            fire(window, "#dialogue-end-resume");
            WindowRobot.await("the score", () -> text(window, "#dialogue-summary")
                    .contains(language.equals("en") ? "right" : "단어"));
            assertThat(isShown(window, "#dialogue-end-resume")).isFalse();
        }
    }

    @Test
    void aReadyDialogueIsOpenedAndOnesOwnIsPastedInLessons() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT0);
            WindowRobot.await("those that are there", () -> isShown(window, "#dialogue-ready-dialogue-snack-bar"));
            Pictures.keep(window.scene(), "dialogue-list");
            fire(window, "#dialogue-ready-dialogue-snack-bar");
            WindowRobot.await(
                    "it can begin", () -> isShown(window, "#dialogue-begin") && window.shows("Enjoy your meal!"));
            Pictures.keep(window.scene(), "dialogue-ready");
            assertThat(find(window, "#dialogue-ready-dialogue-snack-bar")).isNull();
            fire(window, "#dialogue-paste");
            WindowRobot.await("a new lesson", () -> isShown(window, "#lesson-title"));
        }
    }

    /// Presses Esc as soon as these words are told, which a voice that has spoken replaces by others.
    private static void escapeWhenTold(PracticeWindow window, String words) {
        AtomicBoolean isPressed = new AtomicBoolean();
        WindowRobot.run(
                () -> ((Labeled) find(window, "#turn-told")).textProperty().subscribe(text -> {
                    if (text.contains(words) && isPressed.compareAndSet(false, true)) {
                        Platform.runLater(() -> WindowRobot.pressQuickly(KeyCode.ESCAPE));
                    }
                }));
    }

    private static String told(PracticeWindow window) {
        return ToldWords.of(window.scene());
    }

    private static Lesson add(PracticeWindow window) {
        return add(
                window,
                "Clerk: Tea?",
                "Guest: a) Yes please",
                "Guest: b) No thank you",
                "Clerk: a) Here it is.",
                "Clerk: b) Bye!",
                "Guest: Goodbye");
    }

    private static Lesson add(PracticeWindow window, String... lines) {
        Lesson lesson = window.services.practice.lessons().create("In a shop");
        window.services.practice.lessons().addSentences(lesson.id(), List.of(lines));
        return lesson;
    }

    private static void open(PracticeWindow window, Lesson lesson) {
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT0);
        WindowRobot.await("the dialogue", () -> isShown(window, "#dialogue-" + lesson.id()));
        fire(window, "#dialogue-" + lesson.id());
        WindowRobot.await("what begins it", () -> isShown(window, "#dialogue-begin"));
        WindowRobot.focus(window.scene(), "#dialogue-begin");
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
            Node node = window.scene().lookup(id);
            return node != null && NodeFactory.isVisibleInTree(node);
        });
    }

    private static boolean isSelected(PracticeWindow window, String id) {
        return WindowRobot.call(
                () -> window.scene().lookup(id) instanceof javafx.scene.control.RadioButton role && role.isSelected());
    }

    private static String text(PracticeWindow window, String id) {
        return WindowRobot.call(() -> window.scene().lookup(id) instanceof Labeled label ? label.getText() : "");
    }

    private static List<DialogueRun> runs(PracticeWindow window) {
        long learner = window.services.practice.learners().current().id();
        return window.services.library.dialogueRuns().findByLearner(learner);
    }

    private static DialogueRun run(PracticeWindow window) {
        return runs(window).getLast();
    }

    private static List<Take> takes(PracticeWindow window, Sentence sentence) {
        return window.services
                .practice
                .takes()
                .findByOwner(
                        sentence.id(),
                        window.services.practice.learners().current().id());
    }
}

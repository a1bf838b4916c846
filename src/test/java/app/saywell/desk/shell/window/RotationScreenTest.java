package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classroom.rotation.RotationOrder;
import app.saywell.desk.classroom.rotation.RotationPhase;
import app.saywell.desk.classroom.rotation.RotationTurn;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The rotation used by keyboard, with a microphone that repeats a spoken sentence.
class RotationScreenTest {
    @TempDir
    Path folder;

    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
        WindowRobot.await("the first turn", () -> turn().learner().number().equals("1"));
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void recordsALearnerAndGoesOnWithOneKeyEachWhileTheTakeIsJudged() {
        record();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the next sentence", () -> turn().position() == 2);
        assertThat(turn().learner().name()).isEqualTo("강민준");
        WindowRobot.await(
                "a score in the grid",
                () -> school.board().cellState(0, 0).scoreText().equals("80"));
        record();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the third sentence", () -> turn().position() == 3);
        record();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the next learner", () -> turn().learner().name().equals("김서연"));
        assertThat(takes(0, 1)).hasSize(1);
    }

    @Test
    void saysWhichSentenceIsNextWhileTheSameLearnerStays() {
        assertThat(WindowRobot.call(() -> school.shows("Enter: next is sentence 2 of 3")))
                .isTrue();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the last sentence", () -> turn().position() == 3);
        WindowRobot.await("who is next", () -> school.shows("Enter: next is 2 · 김서연"));
    }

    @Test
    void eachLearnerReadsTheNextSentenceAfterAKey() {
        WindowRobot.press(KeyCode.O);
        WindowRobot.press(KeyCode.O);
        WindowRobot.await("the choice", () -> ((ToggleButton) node("#classroom-round-next-sentence")).isSelected());
        record();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the next learner", () -> turn().learner().name().equals("김서연"));
        assertThat(WindowRobot.call(this::turn).position()).isEqualTo(2);
        Pictures.keep(school.scene(), "rotation-next-sentence");
        WindowRobot.press(KeyCode.DIGIT3);
        WindowRobot.await("number 3", () -> turn().learner().number().equals("3"));
        assertThat(WindowRobot.call(this::turn).position())
                .as("who is called reads the sentence that comes next")
                .isEqualTo(2);
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the learner after", () -> turn().learner().number().equals("4"));
        assertThat(WindowRobot.call(this::turn).position()).isEqualTo(3);
        WindowRobot.press(KeyCode.O);
        WindowRobot.await("round again", () -> ((ToggleButton) node("#classroom-round-whole-lesson")).isSelected());
    }

    @Test
    void callsLearnersByTheirNumberAndByTheirName() {
        WindowRobot.press(KeyCode.DIGIT3);
        WindowRobot.await("number 3", () -> turn().learner().name().equals("김도윤"));
        WindowRobot.pressQuickly(KeyCode.DIGIT1, KeyCode.DIGIT5);
        WindowRobot.await("number 15", () -> turn().learner().name().equals("남지호"));
        WindowRobot.press(KeyCode.DIGIT1);
        WindowRobot.await(
                "number 1 after a moment", () -> turn().learner().name().equals("강민준"));
        WindowRobot.press(KeyCode.SLASH);
        WindowRobot.await("the field", () -> school.scene().getFocusOwner() instanceof TextField);
        WindowRobot.run(() -> ((TextField) school.scene().lookup("#find-learner")).setText("하은"));
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the name", () -> turn().learner().name().equals("김하은"));
        record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> takes(3, 0).size() == 1);
    }

    @Test
    void movesATakeThatWasRecordedUnderTheWrongNameAndBringsItBack() {
        record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> takes(0, 0).size() == 1);
        WindowRobot.await("what was kept", () -> school.shows("Saved: 1 · 강민준"));
        WindowRobot.press(KeyCode.M);
        WindowRobot.await("the field", () -> school.scene().getFocusOwner() instanceof TextField);
        WindowRobot.run(() -> ((TextField) school.scene().lookup("#find-learner")).setText("4"));
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the take with number 4", () -> takes(3, 0).size() == 1);
        assertThat(takes(0, 0)).isEmpty();
        WindowRobot.await("the keyboard in the grid", () -> school.scene().getFocusOwner() == node("#grid"));
        WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
        WindowRobot.await("the take back", () -> takes(0, 0).size() == 1);
    }

    @Test
    void theKeyThatOpensTheFieldIsNotTypedIntoIt() {
        record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("what was kept", () -> school.shows("Saved: 1 · 강민준"));
        WindowRobot.run(() -> fire(school.scene().getFocusOwner(), KeyEvent.KEY_PRESSED, "m"));
        WindowRobot.await("the field", () -> school.scene().getFocusOwner() instanceof TextField);
        assertThat(WindowRobot.call(() -> school.shows("Move the last recording of 1 · 강민준")))
                .isTrue();
        WindowRobot.run(() -> fire(node("#find-learner"), KeyEvent.KEY_TYPED, "m"));
        WindowRobot.run(() -> fire(node("#find-learner"), KeyEvent.KEY_TYPED, "7"));
        assertThat(WindowRobot.call(() -> ((TextField) node("#find-learner")).getText()))
                .isEqualTo("7");
        assertThat(WindowRobot.call(() -> school.shows("No learner found for “7”")))
                .isTrue();
    }

    @Test
    void enterAfterANumberOnlyConfirmsIt() {
        WindowRobot.pressQuickly(KeyCode.DIGIT1, KeyCode.DIGIT5);
        WindowRobot.await("number 15", () -> turn().learner().name().equals("남지호"));
        WindowRobot.press(KeyCode.ENTER);
        assertThat(WindowRobot.call(this::turn).learner().name()).isEqualTo("남지호");
        assertThat(WindowRobot.call(this::turn).position()).isEqualTo(1);
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the next sentence", () -> turn().position() == 2);
    }

    @Test
    void saysInBothLanguagesThatNobodyHasANumber() {
        WindowRobot.press(KeyCode.DIGIT9);
        WindowRobot.await("the answer", () -> school.shows("No learner has the number 9."));
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> school.shows("9번 학생이 없어요."));
        assertThat(WindowRobot.call(this::turn).learner().number()).isEqualTo("1");
    }

    @Test
    void showsTheKeysOfTheRotation() {
        WindowRobot.press(KeyCode.SHIFT, KeyCode.SLASH);
        WindowRobot.await("the keys", () -> node("#rotation-keys").isVisible());
        // What scrolls is in the scene once it was laid out.
        WindowRobot.await("what numbers do", () -> school.shows("Choose a learner by number"));
        WindowRobot.await("the keys of pages", () -> school.shows("Alt+1 – Alt+7"));
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("no keys", () -> !node("#rotation-keys").isVisible());
    }

    @Test
    void putsATakeIntoTheBinAndStaysWithTheLearner() {
        record();
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await(
                "the bin", () -> school.services.practice.takes().findInBin().size() == 1);
        assertThat(turn().position()).isEqualTo(1);
        assertThat(takes(0, 0)).isEmpty();
    }

    @Test
    void leavesEverythingAsItWasInAPause() {
        WindowRobot.press(KeyCode.DIGIT3);
        WindowRobot.await("number 3", () -> turn().learner().name().equals("김도윤"));
        WindowRobot.press(KeyCode.ALT, KeyCode.DOWN);
        WindowRobot.await("the second sentence", () -> turn().position() == 2);
        record();
        WindowRobot.click(school.scene(), "#go-lessons");
        WindowRobot.await("the take", () -> takes(2, 1).size() == 1);
        WindowRobot.click(school.scene(), "#go-class");
        assertThat(WindowRobot.call(this::turn).learner().name()).isEqualTo("김도윤");
        assertThat(WindowRobot.call(this::turn).position()).isEqualTo(2);
        assertThat(school.services
                        .practice
                        .settings()
                        .get(app.saywell.desk.school.settings.Setting.text("classroom.turn", "")))
                .isEqualTo(school.sentences.get(1).id() + "-"
                        + school.learners.get(2).id());
    }

    @Test
    void callsOnlyThoseWhoAreMissing() {
        school.take(0, 0);
        school.take(0, 1);
        school.take(0, 2);
        WindowRobot.await("the takes", () -> school.board().recordedCount() == 3);
        WindowRobot.click(school.scene(), "#classroom-order-missing");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("number 2", () -> turn().learner().name().equals("김서연"));
        WindowRobot.run(
                () -> school.window.classScreen().rotationViewModel().order().set(RotationOrder.LISTED));
    }

    @Test
    void recordsNobodyWhoseGuardiansHaveAgreedToNothing() {
        school.services
                .practice
                .learners()
                .recordConsent(school.learners.getFirst().id(), Consent.NONE, "", "");
        WindowRobot.await("the refusal", () -> phase() instanceof RotationPhase.ConsentMissing);
        WindowRobot.press(KeyCode.R);
        WindowRobot.press(KeyCode.R);
        assertThat(phase()).isInstanceOf(RotationPhase.ConsentMissing.class);
        assertThat(takes(0, 0)).isEmpty();
        assertThat(WindowRobot.call(() -> school.shows("There is no consent"))).isTrue();
    }

    @Test
    void showsTheClassNeitherNamesNorScores() {
        WindowRobot.press(KeyCode.P);
        WindowRobot.await(
                "the wall", () -> school.scene().lookup("#projector-pane").isVisible());
        assertThat(WindowRobot.call(() -> school.shows("강민준"))).isFalse();
        assertThat(WindowRobot.call(() -> NodeFactory.isVisibleInTree(node("#badge"))))
                .isFalse();
        assertThat(WindowRobot.call(() -> NodeFactory.isVisibleInTree(node("#page-learners"))))
                .isFalse();
        assertThat(WindowRobot.call(() -> ((Label) school.scene().lookup("#projector-sentence")).getText()))
                .isEqualTo("We call it bear");
        record();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the next sentence", () -> turn().position() == 2);
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await(
                "the grid", () -> !school.scene().lookup("#projector-pane").isVisible());
        assertThat(WindowRobot.call(() -> school.scene().getFocusOwner().getId()))
                .as("the keys of the rotation go on")
                .isEqualTo("grid");
    }

    @Test
    void theSentenceIsLargeAndTimeAndLevelAreSeenWhileALearnerSpeaks() {
        for (String selector : List.of("#turn-sentence", "#projector-sentence")) {
            if (selector.startsWith("#projector")) {
                WindowRobot.press(KeyCode.P);
                WindowRobot.await("the wall", () -> node("#projector-pane").isVisible());
            }
            assertThat(WindowRobot.call(() -> {
                        WindowRobot.layOut(school.scene()); // a font comes with the styles
                        return ((Label) node(selector)).getFont().getSize();
                    }))
                    .as(selector)
                    .isGreaterThanOrEqualTo(20);
            record();
            assertThat(WindowRobot.call(() -> school.scene().getRoot().lookupAll("*")))
                    .as("time and wave")
                    .anyMatch(shown -> shown instanceof LiveWaveform && NodeFactory.isVisibleInTree(shown));
            WindowRobot.press(KeyCode.ESCAPE);
            WindowRobot.await("no recording", () -> !(phase() instanceof RotationPhase.TurnRecording));
        }
    }

    @Test
    void theSelfRatingOfTheLastTakeIsGivenAtTheMicrophoneWithAKey() {
        var ratings = school.services.practice.selfRatings();
        WindowRobot.run(() -> ratings.setAsked(school.schoolClass.id(), true));
        record();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the question", () -> school.shows("⇧ 1 · 2 · 3"));
        long take = takes(0, 0).getFirst().id();
        WindowRobot.press(KeyCode.SHIFT, KeyCode.DIGIT3);
        WindowRobot.await("the rating", () -> ratings.findRating(take).equals(Optional.of(SelfRating.values()[2])));
        assertThat(turn().position()).as("a digit with ⇧ calls nobody").isEqualTo(2);
    }

    @Test
    void aWindowThatIsClosedWhileItRecordsKeepsTheTakeFirst() {
        record();
        WindowRobot.run(
                () -> Event.fireEvent(school.stage, new WindowEvent(school.stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
        WindowRobot.await("the end", () -> !school.stage.isShowing());
        assertThat(takes(0, 0)).hasSize(1);
        assertThat(school.services.practice.recovery().findInterrupted()).isEmpty();
    }

    @Test
    void aWindowThatRecordsNothingIsClosedAtOnce() {
        boolean isOpen = WindowRobot.call(() -> {
            Event.fireEvent(school.stage, new WindowEvent(school.stage, WindowEvent.WINDOW_CLOSE_REQUEST));
            return school.stage.isShowing();
        });
        assertThat(isOpen).isFalse();
    }

    private void record() {
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the recording", () -> phase() instanceof RotationPhase.TurnRecording);
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(school.audioSession));
    }

    private Node node(String selector) {
        return school.scene().lookup(selector);
    }

    private static void fire(Node target, EventType<KeyEvent> type, String letter) {
        boolean typed = type == KeyEvent.KEY_TYPED;
        KeyCode code = typed ? KeyCode.UNDEFINED : KeyCode.valueOf(letter.toUpperCase(Locale.ROOT));
        Event.fireEvent(target, new KeyEvent(type, typed ? letter : "", letter, code, false, false, false, false));
    }

    private RotationTurn turn() {
        return school.window.classScreen().rotationViewModel().turn().get().orElseThrow();
    }

    private RotationPhase phase() {
        return school.window.classScreen().rotationViewModel().phase().get();
    }

    private List<Take> takes(int learner, int sentence) {
        return school.services
                .practice
                .takes()
                .findByOwner(
                        school.sentences.get(sentence).id(),
                        school.learners.get(learner).id());
    }
}

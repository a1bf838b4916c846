package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classroom.rotation.RotationPhase;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Learners rate themselves first; results become grades, and slips are printed, when the teacher
/// confirms.
class SelfRatingScreenTest {
    @TempDir
    Path folder;

    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void hidesTheScoreFromALearnerUntilItIsSaidHowItWent() {
        ask();
        Learner learner = school.learners.getFirst();
        school.services.practice.learners().setCurrent(learner.id());
        WindowRobot.click(school.scene(), "#go-practice");
        WindowRobot.run(() -> viewModel().open(school.lesson.id()));
        WindowRobot.await(
                "the learner", () -> desk().sentenceList().get().rows().size() == 3);
        record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the question", () -> school.scene().lookup("#rating").isVisible());
        WindowRobot.await(
                "what a screen reader says", () -> ToldWords.of(school.scene()).endsWith("How do you think it went?"));
        WindowRobot.await("the judgement behind", () -> judged(0, 0));
        assertThat(WindowRobot.call(() -> desk().result().get()))
                .as("nothing is shown")
                .isEmpty();
        assertThat(WindowRobot.call(
                        () -> desk().sentenceList().get().rows().getFirst().level()))
                .isEqualTo(ScoreLevel.MISSING);
        WindowRobot.scrollAndClick(school.scene(), "#rate-nearly");
        WindowRobot.await("the score", () -> desk().result().get().isPresent());
        WindowRobot.await("it is told", () -> ToldWords.of(school.scene()).contains("of 100"));
        WindowRobot.await("what was thought", () -> school.shows("Self-rating: nearly"));
        assertThat(rating(0, 0)).contains(SelfRating.NEARLY);
        showsItInTheLearnersProgress(learner);
    }

    private void showsItInTheLearnersProgress(Learner learner) {
        WindowRobot.click(school.scene(), "#go-class");
        WindowRobot.run(() -> school.window.classScreen().rosterViewModel().selectLearner(learner.id()));
        WindowRobot.run(
                () -> school.window.classScreen().viewModel().selectedTab().set(ClassTab.PROGRESS));
        WindowRobot.await("the own view", () -> school.shows("Self-rating: ~ · matched the result in 0 of 1"));
    }

    @Test
    void asksAtTheClassMicrophoneWithoutHoldingAnybodyUp() {
        ask();
        record();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the next turn", () -> turn() == 2);
        WindowRobot.await("the question", () -> school.scene().lookup("#rate-kept-good") != null);
        WindowRobot.scrollAndClick(school.scene(), "#rate-kept-good");
        WindowRobot.await("what was thought", () -> rating(0, 0).equals(java.util.Optional.of(SelfRating.GOOD)));
        assertThat(turn()).isEqualTo(2);
    }

    @Test
    void marksBecomeGradesByOneButtonAndUndoTakesThemBack() {
        Take take = school.take(0, 0);
        school.services.practice.scoringQueue().enqueue(List.of(take.id()));
        WindowRobot.await(
                "its score", () -> school.board().cellState(0, 0).scoreText().equals("80"));
        WindowRobot.await(
                "the button", () -> !school.scene().lookup("#use-as-grades").isDisabled());
        assertThat(grade(take)).isEmpty();
        WindowRobot.click(school.scene(), "#use-as-grades");
        WindowRobot.await("the question", () -> school.shows("강민준 · We call it bear · noisy"));
        assertThat(grade(take)).as("asked first").isEmpty();
        WindowRobot.scrollAndClick(school.scene(), "#odd-take-0");
        WindowRobot.await("the take to be heard", () -> desk().takes().get().stream()
                .anyMatch(chip -> chip.isChosen() && chip.takeId() == take.id()));
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT2);
        WindowRobot.await("the question again", () -> school.shows("We call it bear · noisy"));
        assertThat(school.shows("강민준")).as("whose grade it becomes").isTrue();
        assertThat(grade(take)).as("asked first").isEmpty();
        WindowRobot.click(school.scene(), "#grade-give");
        WindowRobot.await("the grades", () -> said("#grades").equals("1 of 1 grades given"));
        assertThat(grade(take)).contains(80.0);
        WindowRobot.click(school.scene(), "#take-grades-back");
        WindowRobot.await("the list", () -> school.shows("Remove these grades?"));
        WindowRobot.click(school.scene(), "#grade-cancel");
        WindowRobot.await("the grid", () -> school.scene().lookup("#grade-give") == null);
        assertThat(grade(take)).as("nothing is removed unasked").contains(80.0);
        WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
        WindowRobot.await("none again", () -> said("#grades").equals("No grades yet"));
        assertThat(grade(take)).isEmpty();
    }

    @Test
    void leadsFromTheClassToItsSlips() {
        WindowRobot.scrollAndClick(school.scene(), "#print-slips");
        WindowRobot.await(
                "the page",
                () -> school.scene().lookup("#paper-slips") instanceof ToggleButton one && one.isSelected());
        WindowRobot.await("its lesson", () -> shown("#report-lesson").contains("Unit 3"));
        assertThat(WindowRobot.call(() -> shown("#report-class"))).contains("3-2");
    }

    private void ask() {
        WindowRobot.run(
                () -> school.window.classScreen().viewModel().selectedTab().set(ClassTab.CLASS));
        WindowRobot.scrollAndClick(school.scene(), "#asks-rating");
        WindowRobot.await(
                "the class to ask",
                () -> ((CheckBox) school.scene().lookup("#asks-rating")).isSelected()
                        && school.services.practice.selfRatings().isAsked(school.schoolClass.id()));
        WindowRobot.run(
                () -> school.window.classScreen().viewModel().selectedTab().set(ClassTab.GRID));
        WindowRobot.focus(school.scene(), "#grid");
    }

    private void record() {
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(school.audioSession));
        assertThat(WindowRobot.call(() ->
                        school.window.classScreen().rotationViewModel().phase().get()))
                .isNotInstanceOf(RotationPhase.TurnFailed.class);
    }

    private String shown(String combo) {
        return String.valueOf(((ComboBox<?>) school.scene().lookup(combo)).getValue());
    }

    private String said(String selector) {
        return ((Labeled) school.scene().lookup(selector)).getText();
    }

    private int turn() {
        return school.window
                .classScreen()
                .rotationViewModel()
                .turn()
                .get()
                .orElseThrow()
                .position();
    }

    private java.util.Optional<Double> grade(Take take) {
        return school.services.practice.marks().grade(take.id());
    }

    private boolean judged(int learner, int sentence) {
        return takes(learner, sentence).stream()
                .anyMatch(take ->
                        school.services.practice.scoring().latest(take.id()).isPresent());
    }

    private java.util.Optional<SelfRating> rating(int learner, int sentence) {
        return takes(learner, sentence).stream()
                .findFirst()
                .flatMap(take -> school.services.practice.selfRatings().findRating(take.id()));
    }

    private List<Take> takes(int learner, int sentence) {
        return school.services
                .practice
                .takes()
                .findByOwner(
                        school.sentences.get(sentence).id(),
                        school.learners.get(learner).id());
    }

    private app.saywell.desk.practice.presenter.PracticeViewModel viewModel() {
        return school.window.practiceScreen().viewModel();
    }

    private PracticeState desk() {
        return viewModel().state();
    }
}

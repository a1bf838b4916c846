package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classroom.rotation.RotationPhase;
import app.saywell.desk.classroom.rotation.RotationTurn;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.take.Take;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The question about a new class, which covers the tab: whose keys count, and what closes it.
@Timeout(180)
class NewClassScreenTest {
    private static final String PANE = "#new-class-pane";
    private static final String CHOICE = "#erase-end-of-term";

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
    void keysOnAChoiceLeaveARunningTakeAlone() {
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the recording", this::isRecording);
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(school.audioSession));
        ask();
        WindowRobot.focus(school.scene(), CHOICE);
        WindowRobot.press(KeyCode.R);
        WindowRobot.press(KeyCode.DIGIT2);
        WindowRobot.press(KeyCode.ENTER);
        assertThat(WindowRobot.call(this::isRecording)).isTrue();
        assertThat(WindowRobot.call(this::turn).learner().number()).isEqualTo("1");
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("no question", () -> !isShown(PANE));
        assertThat(WindowRobot.call(this::isRecording))
                .as("Esc closes the question alone")
                .isTrue();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> takes(0, 0).size() == 1);
    }

    @Test
    void keysOnAChoiceBeginNoTakeAndMoveNoTurn() {
        RotationTurn before = WindowRobot.call(this::turn);
        ask();
        WindowRobot.focus(school.scene(), CHOICE);
        WindowRobot.press(KeyCode.R);
        WindowRobot.press(KeyCode.DIGIT3);
        WindowRobot.press(KeyCode.ENTER);
        assertThat(WindowRobot.call(school.audioSession::isRecording)).isFalse();
        assertThat(WindowRobot.call(() -> isShown(PANE)))
                .as("nothing was chosen")
                .isTrue();
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("the button", () -> focusOwner() == node("#new-class"));
        assertThat(WindowRobot.call(this::turn)).isEqualTo(before);
        WindowRobot.press(KeyCode.DIGIT3);
        WindowRobot.await("the keys again", () -> turn().learner().number().equals("3"));
    }

    @Test
    void theNameIsWrittenOverTheCalibrationWithAllItsKeys() {
        show(ClassTab.CALIBRATION);
        ask();
        WindowRobot.write("6-12");
        WindowRobot.press(KeyCode.BACK_SPACE);
        WindowRobot.await("a name", () -> name().getText().equals("6-1"));
    }

    @Test
    void askedAgainItKeepsWhatWasWrittenAndChosen() {
        ask();
        WindowRobot.write("6-1");
        WindowRobot.run(() -> ((RadioButton) node(CHOICE)).setSelected(true));
        WindowRobot.click(school.scene(), "#new-class");
        WindowRobot.await("the name", () -> focusOwner() == name());
        assertThat(WindowRobot.call(() -> name().getText())).isEqualTo("6-1");
        assertThat(WindowRobot.call(() -> ((RadioButton) node(CHOICE)).isSelected()))
                .isTrue();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the class", () -> school.services.practice.classes().findAll().stream()
                .anyMatch(any -> any.name().equals("6-1") && any.eraseOn().isPresent()));
    }

    @Test
    void whatIsOpenedInItsPlaceIsSeen() throws IOException {
        ask();
        WindowRobot.run(school.window.classScreen()::openHomework);
        WindowRobot.await("the homework", () -> !isShown(PANE) && isChosen("#page-homework"));
        show(ClassTab.LEARNERS);
        ask();
        Path list = Files.writeString(folder.resolve("list.csv"), "16,오지안\n17,유선우\n");
        WindowRobot.run(() -> school.window.openDropped(List.of(list)));
        WindowRobot.await("the list", () -> !isShown(PANE) && isShown("#store-roster"));
    }

    @Test
    void gradesThatAreProposedAreSeen() {
        Take take = school.take(0, 0);
        school.services.practice.scoringQueue().enqueue(List.of(take.id()));
        WindowRobot.await("the button", () -> !node("#use-as-grades").isDisabled());
        ask();
        WindowRobot.click(school.scene(), "#use-as-grades");
        WindowRobot.await("the proposal", () -> !isShown(PANE) && isShown("#grade-proposal"));
    }

    @Test
    void aTabThatIsClickedKeepsTheKeyboard() {
        ask();
        WindowRobot.click(school.scene(), "#page-learners");
        WindowRobot.await("the learners", () -> !isShown(PANE) && isShown("#paste-roster"));
        assertThat(WindowRobot.call(this::focusOwner)).isSameAs(node("#page-learners"));
        ask();
        WindowRobot.click(school.scene(), "#cancel-class");
        WindowRobot.await("the button", () -> focusOwner() == node("#new-class"));
    }

    @Test
    void itHasTheKeyboardAgainAfterAnotherScreen() {
        ask();
        WindowRobot.write("6-1");
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT3);
        WindowRobot.await("the lessons", () -> isShown("#new-lesson"));
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT2);
        WindowRobot.await("the name", () -> focusOwner() == name());
        assertThat(WindowRobot.call(() -> name().getText())).isEqualTo("6-1");
    }

    private void ask() {
        WindowRobot.click(school.scene(), "#new-class");
        WindowRobot.await("the name", () -> isShown(PANE) && focusOwner() == name());
    }

    private void show(ClassTab tab) {
        WindowRobot.run(
                () -> school.window.classScreen().viewModel().selectedTab().set(tab));
    }

    private TextField name() {
        return (TextField) node("#new-class-name");
    }

    private boolean isRecording() {
        return school.window.classScreen().rotationViewModel().phase().get() instanceof RotationPhase.TurnRecording;
    }

    private boolean isChosen(String row) {
        return node(row).getStyleClass().contains("chosen");
    }

    private RotationTurn turn() {
        return school.window.classScreen().rotationViewModel().turn().get().orElseThrow();
    }

    private List<Take> takes(int learner, int sentence) {
        return school.services
                .practice
                .takes()
                .findByOwner(
                        school.sentences.get(sentence).id(),
                        school.learners.get(learner).id());
    }

    private boolean isShown(String selector) {
        Node node = node(selector);
        return node != null && NodeFactory.isVisibleInTree(node);
    }

    private Node node(String selector) {
        return school.scene().lookup(selector);
    }

    private Node focusOwner() {
        return school.scene().getFocusOwner();
    }
}

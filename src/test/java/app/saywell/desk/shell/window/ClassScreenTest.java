package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.grid.CellState;
import app.saywell.desk.classroom.grid.ClassGridView;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.List;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// The class screen used as a teacher would, by keyboard and mouse.
class ClassScreenTest {
    @TempDir
    Path folder;

    @Test
    void makesNamesAndRemovesAClassAndBringsItBack() {
        try (ClassWindow school = ClassWindow.empty(folder)) {
            WindowRobot.await("the empty place", () -> school.shows("Thirty learners, one microphone"));
            WindowRobot.await(
                    "the window to be laid out",
                    () -> school.stage.isFocused()
                            && school.scene()
                                            .lookup("#first-class")
                                            .getLayoutBounds()
                                            .getWidth()
                                    > 40);
            WindowRobot.click(school.scene(), "#first-class");
            WindowRobot.await("the question", () -> school.scene().lookup("#erase-end-of-term") != null);
            assertThat(WindowRobot.call(
                            () -> school.scene().lookup("#create-class").isDisabled()))
                    .as("without a time of erasure there is no class")
                    .isTrue();
            WindowRobot.run(() -> ((TextField) school.scene().lookup("#new-class-name")).setText("3-2"));
            WindowRobot.run(() -> ((RadioButton) school.scene().lookup("#erase-end-of-term")).setSelected(true));
            WindowRobot.click(school.scene(), "#create-class");
            var classes = school.services.practice.classes();
            WindowRobot.await("the name", () -> classes.findAll().stream()
                    .map(schoolClass -> schoolClass.name())
                    .toList()
                    .equals(List.of("3-2")));
            assertThat(classes.findAll().getFirst().eraseOn()).isPresent();
            WindowRobot.click(school.scene(), "#page-class");
            WindowRobot.focus(school.scene(), "#remove-class");
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.await("no class", () -> school.shows("Thirty learners, one microphone"));
            WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
            WindowRobot.await("the class again", () -> classes.findAll().size() == 1);
        }
    }

    @Test
    void fillsWhileTheTakesAreJudgedAndOpensOneInThePracticePlace() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            Take take = school.take(1, 2);
            WindowRobot.await(
                    "the take in the grid",
                    () -> school.board().cellState(1, 2).status() == CellState.CellStatus.UNJUDGED);
            school.services.practice.scoringQueue().enqueue(List.of(take.id()));
            WindowRobot.await(
                    "its score",
                    () -> school.board().cellState(1, 2).scoreText().equals("80"));
            assertThat(school.board().cellState(1, 2).level()).isEqualTo(ScoreLevel.GOOD);
            click(school, 1, 2);
            WindowRobot.await(
                    "the take in the practice place",
                    () -> school.window.practiceScreen().viewModel().state().takes().get().stream()
                            .anyMatch(chip -> chip.takeId() == take.id() && chip.isChosen()));
            WindowRobot.await("her name", () -> school.shows("김서연"));
        }
    }

    @Test
    void recoloursOldResultsWithoutACallWhenTheBordersChange() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            Take take = school.take(0, 0);
            school.services.practice.scoringQueue().enqueue(List.of(take.id()));
            WindowRobot.await("its score", () -> school.board().cellState(0, 0).level() == ScoreLevel.GOOD);
            int calls = school.services.embedded.calls.get();
            WindowRobot.click(school.scene(), "#page-class");
            setGoodFrom(school, 85);
            WindowRobot.await(
                    "the other colour", () -> school.board().cellState(0, 0).level() == ScoreLevel.NEARLY);
            assertThat(school.board().cellState(0, 0).label()).isEqualTo("80 ~");
            assertThat(school.services.embedded.calls.get()).isEqualTo(calls);
            assertThat(school.services.practice.classes().findAll().getFirst().thresholds())
                    .isEqualTo(new ScoreThresholds(55, 85));
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void strictnessThatIsSetBeforeTheTaskCountsForTheFirstTakeOnEveryScreen(String language) {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            setStrictness(school, 85);
            Take take = school.take(0, 0);
            school.services.practice.scoringQueue().enqueue(List.of(take.id()));
            WindowRobot.await(
                    "its score, 80", () -> school.board().cellState(0, 0).level() == ScoreLevel.NEARLY);
            click(school, 0, 0);
            WindowRobot.await(
                    "the same in Practice",
                    () -> school.shows(
                            language.equals("ko")
                                    ? "잘함 0 · 거의 됨 1 · 더 연습 0 · 모두 3개"
                                    : "0 good, 1 nearly, 0 to work on · 3 in all"));
            int calls = school.services.embedded.calls.get();
            WindowRobot.run(() -> school.window.navigateTo("CLASS"));
            setStrictness(school, 75);
            WindowRobot.await(
                    "less strict after the task",
                    () -> school.board().cellState(0, 0).level() == ScoreLevel.GOOD);
            click(school, 0, 0);
            WindowRobot.await(
                    "the same in Practice",
                    () -> school.shows(
                            language.equals("ko")
                                    ? "잘함 1 · 거의 됨 0 · 더 연습 0 · 모두 3개"
                                    : "1 good, 0 nearly, 0 to work on · 3 in all"));
            assertThat(school.services.embedded.calls.get()).isEqualTo(calls);
        }
    }

    /// In the settings of the class, and back to its grid.
    private static void setStrictness(ClassWindow school, int goodFrom) {
        WindowRobot.click(school.scene(), "#page-class");
        setGoodFrom(school, goodFrom);
        WindowRobot.run(
                () -> school.window.classScreen().viewModel().selectedTab().set(ClassTab.GRID));
    }

    private static void setGoodFrom(ClassWindow school, int score) {
        WindowRobot.await("the page", () -> school.scene().lookup("#border-good") != null);
        WindowRobot.run(() -> {
            Spinner<?> good = (Spinner<?>) school.scene().lookup("#border-good");
            good.getEditor().setText(String.valueOf(score));
            good.commitValue();
        });
    }

    /// The third learner's take of the second sentence, scored.
    private static Take scoredTake(ClassWindow school) {
        Take take = school.take(2, 1);
        school.services.practice.scoringQueue().enqueue(List.of(take.id()));
        WindowRobot.await(
                "its score", () -> !school.board().cellState(2, 1).scoreText().isEmpty());
        return take;
    }

    @Test
    void movesThroughTheGridWithTheKeyboardAndSaysWhereItIs() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            Take take = scoredTake(school);
            ClassGridView grid = (ClassGridView) school.scene().lookup("#grid");
            WindowRobot.run(grid::requestFocus);
            WindowRobot.press(KeyCode.DOWN);
            WindowRobot.press(KeyCode.DOWN);
            WindowRobot.press(KeyCode.RIGHT);
            WindowRobot.press(KeyCode.RIGHT);
            assertThat(WindowRobot.call(grid::getAccessibleText)).contains("김도윤", "What about the bus", "80");
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
            WindowRobot.await("Korean", () -> grid.getAccessibleText().contains("잘했어요"));
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.await(
                    "the practice place",
                    () -> school.window.practiceScreen().viewModel().state().takes().get().stream()
                            .anyMatch(chip -> chip.takeId() == take.id()));
            WindowRobot.await("the learner's name", () -> school.shows("김도윤"));
            long practises = school.services.practice.learners().current().id();
            assertThat(practises)
                    .as("looking at somebody's take lets nobody else practise")
                    .isNotEqualTo(school.learners.get(2).id());
            WindowRobot.click(school.scene(), "#end-visit");
            WindowRobot.await("the own work", () -> school.window
                    .practiceScreen()
                    .viewModel()
                    .state()
                    .takes()
                    .get()
                    .isEmpty());
            assertThat(WindowRobot.call(() -> school.scene().lookup("#visit").isVisible()))
                    .isFalse();
        }
    }

    @Test
    void aTakeThatIsLookedAtIsNotRecordedOverUntilItsLearnerIsRecordedFor() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            scoredTake(school);
            ClassGridView grid = (ClassGridView) school.scene().lookup("#grid");
            WindowRobot.run(() -> {
                grid.moveCursorTo(2, 1);
                grid.requestFocus();
            });
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.await("what is looked at", () -> school.shows("View only"));
            assertThat(WindowRobot.call(() -> school.scene().lookup("#record").isDisabled()))
                    .isTrue();
            WindowRobot.press(KeyCode.R);
            assertThat(WindowRobot.call(school.audioSession::isRecording)).isFalse();
            WindowRobot.click(school.scene(), "#record-for-viewed");
            WindowRobot.await(
                    "the learner",
                    () -> school.services.practice.learners().current().id()
                            == school.learners.get(2).id());
            WindowRobot.await(
                    "the button",
                    () -> !school.shows("View only")
                            && !school.scene().lookup("#record").isDisabled());
        }
    }

    @Test
    void hidesNamesFromThoseWhoLookOn() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            WindowRobot.click(school.scene(), "#hide-names");
            ClassGridView grid = (ClassGridView) school.scene().lookup("#grid");
            WindowRobot.run(() -> grid.moveCursorTo(0, 0));
            assertThat(WindowRobot.call(grid::getAccessibleText)).doesNotContain("강민준");
        }
    }

    /// Whoever hid them goes to other pages while the class looks on.
    @Test
    void hiddenNamesAreOnNoOtherPageEither() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            ClassViewModel classroom = school.window.classScreen().viewModel();
            List<Long> takes = List.of(school.take(0, 0).id(), school.take(1, 0).id());
            school.services.practice.scoringQueue().enqueue(takes);
            WindowRobot.await("the scores", () -> school.board().cellState(1, 0).level() == ScoreLevel.GOOD);
            WindowRobot.run(() -> classroom.selectedTab().set(ClassTab.PROGRESS));
            WindowRobot.await("the progress", () -> school.shows("1  강민준") && school.shows("2  김서연"));

            WindowRobot.run(() -> classroom.names().hidden().set(true));
            for (ClassTab tab : ClassTab.values()) {
                if (tab != ClassTab.LEARNERS) { // where names are entered
                    WindowRobot.run(() -> classroom.selectedTab().set(tab));
                    assertThat(showsANameOf(school)).as(tab.name()).isFalse();
                }
            }
            school.services.practice.scoringQueue().pause();
            school.services
                    .practice
                    .scoringQueue()
                    .enqueue(List.of(school.take(2, 0).id()));
            WindowRobot.run(() -> school.window.navigateTo("QUEUE"));
            WindowRobot.await("the row", () -> school.scene().lookup("#queue-rows") != null);
            assertThat(showsANameOf(school)).as("queue").isFalse();
            WindowRobot.run(() -> school.window.navigateTo("REPORTS"));
            WindowRobot.await("the reports", () -> school.scene().lookup("#report-names") != null);
            assertThat(WindowRobot.call(() -> ((CheckBox) school.scene().lookup("#report-names")).isSelected()))
                    .as("the pages are shown, too")
                    .isFalse();
            WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
            school.services
                    .practice
                    .learners()
                    .setCurrent(school.learners.getFirst().id());
            WindowRobot.await("the learner", () -> school.shows("3-2 · 1"));
            assertThat(showsANameOf(school)).isFalse();
            long nobody = school.services
                    .practice
                    .learners()
                    .withoutClass()
                    .getFirst()
                    .id();
            school.services.practice.learners().setCurrent(nobody);
            WindowRobot.await("who has no name to hide", () -> school.shows("No name"));

            WindowRobot.run(() -> classroom.names().hidden().set(false));
            school.services
                    .practice
                    .learners()
                    .setCurrent(school.learners.getFirst().id());
            WindowRobot.await("the name", () -> school.shows("강민준"));
        }
    }

    private static boolean showsANameOf(ClassWindow school) {
        return school.learners.stream().anyMatch(learner -> school.shows(learner.name()));
    }

    @Test
    void whatIsCutOrASignAloneIsToldInFullUnderThePointer() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            school.take(1, 2);
            WindowRobot.await(
                    "the take", () -> school.board().cellState(1, 2).status() == CellState.CellStatus.UNJUDGED);
            ClassGridView grid = (ClassGridView) school.scene().lookup("#grid");
            double[] cell = WindowRobot.call(() -> grid.cellCenter(1, 2));
            assertThat(hintAt(grid, cell[0], 5)).isEqualTo(SyntheticReading.TEXT);
            assertThat(hintAt(grid, cell[0], cell[1]))
                    .startsWith("2 김서연, " + SyntheticReading.TEXT)
                    .endsWith("not scored");
            assertThat(hintAt(grid, 20, cell[1])).isEqualTo("2 김서연");
            assertThat(hintAt(grid, 20, 5)).isEmpty();
        }
    }

    private static String hintAt(ClassGridView grid, double x, double y) {
        return WindowRobot.call(() -> {
            Point2D at = grid.localToScene(x, y);
            Event.fireEvent(
                    grid,
                    new MouseEvent(
                            MouseEvent.MOUSE_MOVED,
                            at.getX(),
                            at.getY(),
                            0,
                            0,
                            MouseButton.NONE,
                            0,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            null));
            return grid.getProperties().get("javafx.scene.control.Tooltip") instanceof Tooltip hint
                    ? hint.getText()
                    : "";
        });
    }

    @Test
    void saysWhatIsLeftToDoWhereAJudgementFailed() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            school.services.embedded.refusal.set(java.util.Optional.of(app.saywell.speech.CallFailure.of(
                    app.saywell.speech.CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "test")));
            Take take = school.take(0, 0);
            school.services.practice.scoringQueue().enqueue(List.of(take.id()));
            WindowRobot.await(
                    "the failure, with whose it is and why",
                    () -> school.shows("1 강민준, “We call it bear”: Not every word of the sentence"));
            ClassGridView grid = (ClassGridView) school.scene().lookup("#grid");
            WindowRobot.await(
                    "room for the last rows above the notice",
                    () -> grid.foot().get() > 0
                            && grid.foot().get()
                                    == school.scene()
                                            .lookup("#class-trouble")
                                            .getLayoutBounds()
                                            .getHeight());
            school.services.embedded.refusal.set(java.util.Optional.empty());
            WindowRobot.click(school.scene(), "#judge-again-all");
            WindowRobot.await(
                    "its score",
                    () -> school.board().cellState(0, 0).scoreText().equals("80"));
        }
    }

    @Test
    void aTeacherGradesWhatCouldNotBeScoredAndGoesBackToItsCell() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            school.services.embedded.refusal.set(java.util.Optional.of(app.saywell.speech.CallFailure.of(
                    app.saywell.speech.CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "test")));
            Take take = school.take(2, 1);
            school.services.practice.scoringQueue().enqueue(List.of(take.id()));
            WindowRobot.await(
                    "the failure", () -> school.board().cellState(2, 1).status() == CellState.CellStatus.FAILED);
            ClassGridView grid = (ClassGridView) school.scene().lookup("#grid");
            WindowRobot.run(() -> {
                grid.moveCursorTo(2, 1);
                grid.requestFocus();
            });
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.await("the card", () -> school.shows("There is no score."));
            WindowRobot.scrollAndClick(school.scene(), "#mark-whole");
            WindowRobot.write("61,5");
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await(
                    "the grade",
                    () -> school.services.practice.marks().grade(take.id()).equals(java.util.Optional.of(61.5)));
            Pictures.keep(school.scene(), "graded");
            WindowRobot.run(() -> school.window.practiceScreen().root().requestFocus());
            WindowRobot.run(school.window.practiceScreen()::onShown);
            WindowRobot.press(KeyCode.ESCAPE);
            WindowRobot.await("the class", () -> school.scene().getFocusOwner() == grid);
            WindowRobot.await(
                    "the grade in its cell",
                    () -> school.board().cellState(2, 1).scoreText().equals("61.5"));
            CellState cell = school.board().cellState(2, 1);
            assertThat(cell.byTeacher()).isTrue();
            assertThat(cell.level()).isEqualTo(ScoreLevel.NEARLY);
            assertThat(school.board().failedCount()).isZero();
            assertThat(school.shows("could not be scored")).isFalse();
            assertThat(WindowRobot.call(grid::getAccessibleText)).contains("김도윤", "61.5");
            Pictures.keep(school.scene(), "graded-grid");
            WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
            assertThat(school.shows("Back to the class"))
                    .as("only for what was opened there")
                    .isFalse();
        }
    }

    private static void click(ClassWindow school, int row, int column) {
        WindowRobot.run(() -> {
            WindowRobot.layOut(school.scene());
            ClassGridView grid = (ClassGridView) school.scene().lookup("#grid");
            double[] middle = grid.cellCenter(row, column);
            var at = grid.localToScreen(middle[0], middle[1]);
            Robot robot = new Robot();
            robot.mouseMove(at.getX(), at.getY());
            robot.mouseClick(MouseButton.PRIMARY);
        });
    }

    @Test
    void theGridIsATableForScreenReaders() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            Node grid = school.scene().lookup("#grid");
            assertThat(grid.getAccessibleRole()).isEqualTo(AccessibleRole.TABLE_VIEW);
            assertThat(asked(grid, AccessibleAttribute.ROW_COUNT)).isEqualTo(5);
            assertThat(asked(grid, AccessibleAttribute.COLUMN_COUNT)).isEqualTo(4);
            Node header = (Node) asked(grid, AccessibleAttribute.COLUMN_AT_INDEX, 2);
            assertThat(asked(header, AccessibleAttribute.TEXT)).isEqualTo("What about the bus");
            Node cell = (Node) asked(grid, AccessibleAttribute.CELL_AT_ROW_COLUMN, 1, 2);
            assertThat(cell.getAccessibleRole()).isEqualTo(AccessibleRole.TABLE_CELL);
            assertThat(asked(cell, AccessibleAttribute.COLUMN_INDEX)).isEqualTo(2);
            assertThat((String) asked(cell, AccessibleAttribute.TEXT)).startsWith("2 김서연, What about the bus, ");
            assertThat(cell.getParent()).isEqualTo(grid);
            assertThat(cell.getLayoutBounds().getWidth()).isPositive();
        }
    }

    private static Object asked(Node node, AccessibleAttribute attribute, Object... parameters) {
        return WindowRobot.call(() -> node.queryAccessibleAttribute(attribute, parameters));
    }
}

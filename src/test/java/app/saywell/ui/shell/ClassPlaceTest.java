package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Strictness;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.ui.Fx;
import app.saywell.ui.classroom.grid.GridView;
import app.saywell.ui.classroom.grid.Square;
import app.saywell.ui.kit.Level;

import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/// The Class place gone through as a teacher would, by keyboard and by mouse.
class ClassPlaceTest {
    @TempDir Path folder;

    @Test
    void makesNamesAndRemovesAClassAndBringsItBack() {
        try (SchoolRoom school = SchoolRoom.empty(folder)) {
            Fx.await("the empty place", () -> school.shows("Thirty pupils, one microphone"));
            Fx.await(
                    "the window to be laid out",
                    () ->
                            school.stage.isFocused()
                                    && school.scene()
                                                    .lookup("#first-class")
                                                    .getLayoutBounds()
                                                    .getWidth()
                                            > 40);
            Fx.click(school.scene(), "#first-class");
            Fx.await("the class", () -> school.scene().lookup("#class-name") != null);
            Fx.run(
                    () -> {
                        TextField name = (TextField) school.scene().lookup("#class-name");
                        name.setText("3-2");
                        name.fireEvent(new javafx.event.ActionEvent());
                    });
            var classes = school.room.practice.classroom().classes();
            assertThat(classes.all()).extracting(one -> one.name()).containsExactly("3-2");
            assertThat(classes.all().getFirst().eraseOn()).isPresent();
            Fx.run(() -> school.scene().lookup("#remove-class").requestFocus());
            Fx.press(KeyCode.SPACE);
            Fx.await("no class", () -> school.shows("Thirty pupils, one microphone"));
            Fx.press(KeyCode.CONTROL, KeyCode.Z);
            Fx.await("the class again", () -> classes.all().size() == 1);
        }
    }

    @Test
    void fillsWhileTheTakesAreJudgedAndOpensOneInThePracticePlace() {
        try (SchoolRoom school = SchoolRoom.furnished(folder)) {
            Take take = school.take(1, 2);
            Fx.await(
                    "the take in the grid",
                    () -> school.board().square(1, 2).state() == Square.State.UNJUDGED);
            school.room.practice.queue().add(List.of(take.id()));
            Fx.await("its score", () -> school.board().square(1, 2).number().equals("80"));
            assertThat(school.board().square(1, 2).level()).isEqualTo(Level.GOOD);
            click(school, 1, 2);
            Fx.await(
                    "the take in the practice place",
                    () ->
                            school.shell.practising().mind().desk().takes().get().stream()
                                    .anyMatch(chip -> chip.take() == take.id() && chip.chosen()));
            assertThat(Fx.call(() -> school.shows("김서연"))).isTrue();
        }
    }

    @Test
    void recoloursOldResultsWithoutACallWhenTheBordersChange() {
        try (SchoolRoom school = SchoolRoom.furnished(folder)) {
            Take take = school.take(0, 0);
            school.room.practice.queue().add(List.of(take.id()));
            Fx.await("its score", () -> school.board().square(0, 0).level() == Level.GOOD);
            int calls = school.room.embedded.calls.get();
            Fx.click(school.scene(), "#page-class");
            Fx.await("the page", () -> school.scene().lookup("#border-good") != null);
            Fx.run(
                    () -> {
                        Spinner<?> good = (Spinner<?>) school.scene().lookup("#border-good");
                        good.getEditor().setText("85");
                        good.commitValue();
                    });
            Fx.await("the other colour", () -> school.board().square(0, 0).level() == Level.NEARLY);
            assertThat(school.board().square(0, 0).text()).isEqualTo("80 ~");
            assertThat(school.room.embedded.calls.get()).isEqualTo(calls);
            assertThat(school.room.practice.classroom().classes().all().getFirst().strictness())
                    .isEqualTo(new Strictness(55, 85));
        }
    }

    @Test
    void movesThroughTheGridWithTheKeyboardAndSaysWhereItIs() {
        try (SchoolRoom school = SchoolRoom.furnished(folder)) {
            Take take = school.take(2, 1);
            school.room.practice.queue().add(List.of(take.id()));
            Fx.await("its score", () -> !school.board().square(2, 1).number().isEmpty());
            GridView grid = (GridView) school.scene().lookup("#grid");
            Fx.run(grid::requestFocus);
            Fx.press(KeyCode.DOWN);
            Fx.press(KeyCode.DOWN);
            Fx.press(KeyCode.RIGHT);
            Fx.press(KeyCode.RIGHT);
            assertThat(Fx.call(grid::getAccessibleText))
                    .contains("김도윤", "What about the bus", "80");
            Fx.run(() -> school.room.practice.set(Setting.INTERFACE_LANGUAGE, "ko"));
            Fx.await("Korean", () -> grid.getAccessibleText().contains("잘함"));
            Fx.press(KeyCode.SPACE);
            Fx.await(
                    "the practice place",
                    () ->
                            school.shell.practising().mind().desk().takes().get().stream()
                                    .anyMatch(chip -> chip.take() == take.id()));
            assertThat(Fx.call(() -> school.shows("김도윤"))).isTrue();
            long practises = school.room.practice.people().current().id();
            assertThat(practises)
                    .as("looking at somebody's take lets nobody else practise")
                    .isNotEqualTo(school.pupils.get(2).id());
            Fx.click(school.scene(), "#end-visit");
            Fx.await(
                    "the own work",
                    () -> school.shell.practising().mind().desk().takes().get().isEmpty());
            assertThat(Fx.call(() -> school.scene().lookup("#visit").isVisible())).isFalse();
        }
    }

    @Test
    void hidesNamesFromThoseWhoLookOn() {
        try (SchoolRoom school = SchoolRoom.furnished(folder)) {
            Fx.click(school.scene(), "#hide-names");
            GridView grid = (GridView) school.scene().lookup("#grid");
            Fx.run(() -> grid.point(0, 0));
            assertThat(Fx.call(grid::getAccessibleText)).doesNotContain("강민준");
        }
    }

    @Test
    void saysWhatIsLeftToDoWhereAJudgementFailed() {
        try (SchoolRoom school = SchoolRoom.furnished(folder)) {
            school.room.embedded.refusal.set(
                    java.util.Optional.of(
                            app.saywell.speech.Failure.of(
                                    app.saywell.speech.Failure.Kind.NOT_ALL_WORDS_SPOKEN, "test")));
            Take take = school.take(0, 0);
            school.room.practice.queue().add(List.of(take.id()));
            Fx.await("the failure", () -> school.shows("One recording was not judged."));
            school.room.embedded.refusal.set(java.util.Optional.empty());
            Fx.click(school.scene(), "#judge-again-all");
            Fx.await("its score", () -> school.board().square(0, 0).number().equals("80"));
        }
    }

    private static void click(SchoolRoom school, int row, int column) {
        Fx.run(
                () -> {
                    GridView grid = (GridView) school.scene().lookup("#grid");
                    double[] middle = grid.middle(row, column);
                    var at = grid.localToScreen(middle[0], middle[1]);
                    Robot robot = new Robot();
                    robot.mouseMove(at.getX(), at.getY());
                    robot.mouseClick(MouseButton.PRIMARY);
                });
    }
}

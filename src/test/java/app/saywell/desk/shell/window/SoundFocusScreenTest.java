package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classroom.grid.CellState;
import app.saywell.desk.classroom.grid.ClassGridView;
import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.language.lexicon.Phone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A class chooses the sounds that count now.
class SoundFocusScreenTest {
    @TempDir
    Path folder;

    private ClassWindow school;
    private long classId;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
        classId = school.services.practice.classes().findAll().getFirst().id();
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void mistakesInOtherSoundsComeLaterInAdviceAndInTheListOfTheClass() throws IOException {
        Take take = school.take(0, 2);
        school.services.practice.scoringQueue().enqueue(List.of(take.id()));
        WindowRobot.await(
                "the score",
                () -> school.services.practice.scoring().latest(take.id()).isPresent());
        long result = school.services
                .practice
                .scoring()
                .latest(take.id())
                .orElseThrow()
                .id();
        WindowRobot.click(school.scene(), "#page-teaching");
        WindowRobot.await("the sound", () -> school.shows("θ → s"));
        assertThat(WindowRobot.call(() -> school.shows("not now"))).isFalse();
        WindowRobot.click(school.scene(), "#page-class");
        WindowRobot.await("the sounds", () -> school.scene().lookup("#focus-load") != null);
        WindowRobot.focus(school.scene(), "#focus-load");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the ready choice", () -> focus().equals(SoundFocus.FUNCTIONAL_LOAD));
        assertThat(WindowRobot.call(() -> toggle("TH").isSelected())).isTrue();
        assertThat(WindowRobot.call(() -> toggle("ZH").isSelected())).isFalse();
        WindowRobot.focus(school.scene(), "#focus-TH");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the choice", () -> !focus().counts(Phone.TH));
        picture("focus-en");
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> school.shows("지금 중요한 소리"));
        picture("focus-ko");
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "en"));
        WindowRobot.click(school.scene(), "#page-teaching");
        WindowRobot.await("the sound for later", () -> school.shows("not now"));
        picture("focus-teaching");
        WindowRobot.run(
                () -> school.window.classScreen().viewModel().selectedTab().set(ClassTab.GRID));
        WindowRobot.await(
                "the take in the grid",
                () -> school.board().cellState(0, 2).status() == CellState.CellStatus.JUDGED
                        && school.scene().lookup("#grid") instanceof ClassGridView);
        WindowRobot.run(() -> {
            WindowRobot.layOut(school.scene());
            ClassGridView grid = (ClassGridView) school.scene().lookup("#grid");
            double[] middle = grid.cellCenter(0, 2);
            var at = grid.localToScreen(middle[0], middle[1]);
            Robot robot = new Robot();
            robot.mouseMove(at.getX(), at.getY());
            robot.mouseClick(MouseButton.PRIMARY);
        });
        WindowRobot.await("the advice for later", () -> school.shows("Later: does not count now"));
        picture("focus-practice");
        assertThat(school.services
                        .practice
                        .scoring()
                        .latest(take.id())
                        .orElseThrow()
                        .id())
                .as("nothing is scored again")
                .isEqualTo(result);
    }

    private SoundFocus focus() {
        return school.services.practice.classroom().soundFocus().ofClass(classId);
    }

    private ToggleButton toggle(String phone) {
        return (ToggleButton) school.scene().lookup("#focus-" + phone);
    }

    /// Writes pictures where the system property asks for them.
    private void picture(String name) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            byte[] png = WindowRobot.call(() -> PngEncoder.encode(school.scene().snapshot(null)));
            Files.write(Path.of(pictures, name + ".png"), png);
        }
    }
}

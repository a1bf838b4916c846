package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Consent;
import app.saywell.ui.Fx;
import app.saywell.ui.practice.desk.Roll;

import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The day of somebody who practises alone.
class TodayPlaceTest {
    @TempDir Path folder;

    @Test
    void countsTheDayAndBringsBackWhatWasWeak() {
        try (Opened window = new Opened(folder)) {
            Fx.await("the day", () -> count(window).equals("0 of 10"));
            Fx.run(() -> window.shell.practising().mind().choose(8));
            take(window, 1);
            take(window, 2);
            Fx.run(() -> aim(window).getItems().getFirst().fire());
            Fx.await("the other aim", () -> count(window).equals("2 of 5"));
            Fx.await("the sound", () -> window.scene().lookup(".practise-sound") != null);
            Fx.run(() -> ((Button) window.scene().lookup("#say-again")).fire());
            Fx.await("its words", () -> texts(window).equals(List.of("think")));
            assertThat(window.desk().roll().get().lesson()).isEqualTo("Words to say again");
            Fx.run(() -> ((Button) window.scene().lookup(".practise-sound")).fire());
            Fx.await("the pairs", () -> texts(window).containsAll(List.of("think", "sink")));
        }
    }

    @Test
    void isNotShownToAPupilWhoseTeacherSaysWhatIsToDo() {
        try (Opened window = new Opened(folder)) {
            Fx.await("the day", () -> window.scene().lookup("#today").isVisible());
            var school = window.room.practice.classroom().classes().create("3-2", Optional.empty());
            long pupil =
                    window.room
                            .practice
                            .people()
                            .add("김서연", "2", Optional.of(school.id()), Consent.THIS_COMPUTER)
                            .id();
            Fx.run(() -> window.shell.practising().mind().handOver(pupil));
            Fx.await("no day", () -> !window.scene().lookup("#today").isVisible());
        }
    }

    private static void take(Opened window, int number) {
        Fx.press(KeyCode.R);
        Fx.await("some speech", () -> window.sound.elapsedSeconds() > 0.6);
        Fx.press(KeyCode.R);
        Fx.await("its score", () -> count(window).equals(number + " of 10") && judged(window));
    }

    private static boolean judged(Opened window) {
        return window.desk().takes().get().stream().allMatch(take -> take.score().isPresent());
    }

    private static List<String> texts(Opened window) {
        return window.desk().roll().get().rows().stream().map(Roll.Row::text).toList();
    }

    private static MenuButton aim(Opened window) {
        return (MenuButton) window.scene().lookup("#today-aim");
    }

    private static String count(Opened window) {
        return window.scene().lookup("#today-count") instanceof Labeled label
                ? label.getText()
                : "";
    }
}

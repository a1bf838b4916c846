package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.Take;
import app.saywell.ui.Fx;
import app.saywell.ui.classroom.grid.Square;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What the teacher makes of the results: what to teach, calibration, progress.
class JudgementPlaceTest {
    @TempDir Path folder;
    private SchoolRoom school;

    @BeforeEach
    void open() {
        school = SchoolRoom.furnished(folder);
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void saysWhatToTeachTomorrowAndMakesALessonOfItWithOneClick() {
        judge(List.of(school.take(0, 2), school.take(1, 2)));
        Fx.click(school.scene(), "#page-teaching");
        Fx.await("the sound", () -> school.shows("θ → s"));
        assertThat(Fx.call(() -> school.shows("2 of 5 pupils"))).isTrue();
        assertThat(Fx.call(() -> school.shows("think – sink"))).isTrue();
        assertThat(Fx.call(() -> school.shows("강민준"))).isFalse();
        Fx.click(school.scene(), "#make-lesson");
        Fx.await("the lesson", () -> school.shell.classroom().choice().given().get().size() == 2);
        Lesson lesson = school.shell.classroom().choice().lesson().get().orElseThrow().lesson();
        assertThat(lesson.title()).startsWith("To practise");
        assertThat(school.room.practice.lessons().sentences(lesson.id(), 0))
                .extracting(state -> state.sentence().text())
                .contains("theme", "think", "sink");
    }

    @Test
    void judgesClipsBlindAndFitsTheBorders() {
        List<Take> takes = new ArrayList<>();
        for (int pupil = 0; pupil < 4; pupil++) {
            takes.add(school.take(pupil, 0));
            takes.add(school.take(pupil, 1));
        }
        judge(takes);
        Fx.click(school.scene(), "#page-calibration");
        Fx.await("the button", () -> school.scene().lookup("#begin-calibration") != null);
        Fx.click(school.scene(), "#begin-calibration");
        Fx.await("the first clip", () -> school.shows("Recording 1 of 8"));
        assertThat(Fx.call(() -> school.shows("80"))).isFalse();
        for (int i = 0; i < 8; i++) {
            Fx.press(KeyCode.DIGIT2);
        }
        Fx.await("the result", () -> school.shows("the same level to 0 of 8"));
        assertThat(Fx.call(() -> school.shows("it would be 8 of 8"))).isTrue();
        Fx.click(school.scene(), "#accept-borders");
        Fx.await("the borders", () -> borders().good() > 80);
        assertThat(borders().nearly()).isEqualTo(Strictness.ORDINARY.nearly());
        Fx.press(KeyCode.CONTROL, KeyCode.Z);
        Fx.await("the old borders", () -> borders().equals(Strictness.ORDINARY));
    }

    @Test
    void showsHowAPupilGetsOnOnOneScaleWithinItsWobble() {
        List<Take> takes = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            takes.add(school.take(0, 0, 220 + 31 * i));
        }
        judge(takes);
        Fx.click(school.scene(), "#page-progress");
        Fx.await("the question", () -> school.shows("Choose a pupil."));
        Fx.run(() -> school.shell.classroom().roster().choose(school.pupils.getFirst().id()));
        Fx.await("the verdict", () -> school.shows("Steady"));
        assertThat(Fx.call(() -> school.shows("scale 0–100, without a model"))).isTrue();
        Fx.run(() -> school.shell.classroom().roster().choose(school.pupils.get(1).id()));
        Fx.await("nothing yet", () -> school.shows("no judged take of this lesson yet"));
    }

    private Strictness borders() {
        return school.room.practice.classroom().classes().all().getFirst().strictness();
    }

    private void judge(List<Take> takes) {
        school.room.practice.queue().add(takes.stream().map(Take::id).toList());
        Fx.await(
                "the scores",
                () ->
                        school.room.practice.queue().waiting().isEmpty()
                                && school.board().waiting() == 0
                                && school.board().square(0, takes.size() == 2 ? 2 : 0).state()
                                        == Square.State.JUDGED);
    }
}

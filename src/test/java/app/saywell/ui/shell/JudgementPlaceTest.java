package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.Strictness;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.ui.Fx;
import app.saywell.ui.classroom.grid.Square;
import app.saywell.ui.kit.wave.Hit;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.kit.wave.Tier;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    @Test
    void overrulesAWordAndTheWholeBesideTheMachine() {
        Take take = school.take(0, 2);
        judge(List.of(take, school.take(1, 2)));
        Fx.run(() -> school.shell.practising().mind().open(take));
        Fx.run(() -> school.shell.go("PRACTICE"));
        Fx.await("the card", () -> school.shows("The teacher's judgement"));
        var lanes = school.shell.practising().mind().desk().lanes();
        Fx.await("the words", () -> lanes.lane(Side.LEARNER).isPresent());
        Fx.run(
                () ->
                        lanes.point(
                                Optional.of(
                                        new Hit(
                                                Side.LEARNER,
                                                Tier.Kind.WORDS,
                                                lanes.lane(Side.LEARNER)
                                                        .orElseThrow()
                                                        .tiers()
                                                        .words()
                                                        .marks()
                                                        .get(4)))));
        Fx.await("the word", () -> school.shows("theme · machine 40"));
        Fx.run(() -> ((TextField) school.scene().lookup("#mark-reason")).setText("clear enough"));
        Fx.run(() -> ((Button) school.scene().lookup("#mark-good")).fire());
        Fx.await("the mark", () -> school.shows("theme · machine 40 · clear enough"));
        Fx.run(
                () -> {
                    ((TextField) school.scene().lookup("#mark-whole")).setText("95");
                    ((Button) school.scene().lookup("#set-whole")).fire();
                });
        Fx.await("the grid", () -> school.board().square(0, 2).text().equals("95✎"));
        Result result = school.room.practice.scoring().latest(take.id()).orElseThrow();
        assertThat(result.judgement().words().get(4).score()).isEqualTo(40);
        assertThat(school.room.practice.classroom().marks().of(result.id()))
                .extracting(mark -> mark.place().target())
                .containsExactlyInAnyOrder(Mark.Target.WORD, Mark.Target.WHOLE);
        Fx.run(() -> school.room.practice.history().undo());
        Fx.await("the machine's", () -> school.board().square(0, 2).text().equals("80"));
    }

    @Test
    void asksToEraseTheVoicesOnTheirDayAndErasesThem() {
        Take take = school.take(0, 0);
        school.room
                .practice
                .classroom()
                .classes()
                .edit(school.schoolClass.id(), "3-2", Optional.of(LocalDate.of(2026, 1, 1)));
        Fx.await("the notice", () -> school.shows("The day has come"));
        Fx.click(school.scene(), "#erase-voices");
        Fx.await("the question", () -> school.shows("Nothing brings the voices back."));
        assertThat(school.room.practice.takes().find(take.id())).isPresent();
        Fx.click(school.scene(), "#erase-voices");
        Fx.await("the end", () -> school.shows("Erased: 1 recordings"));
        assertThat(school.room.practice.takes().find(take.id())).isEmpty();
        assertThat(school.room.practice.people().of(school.schoolClass.id())).hasSize(5);
    }

    @Test
    void saysWhatTheHostedServiceWouldCostBeforeAnybodySpeaks() {
        Fx.run(() -> school.room.practice.set(Setting.SERVICE, ServiceKind.HOSTED));
        Fx.await("the price", () -> school.shows("about 15 calls"));
        Fx.run(() -> school.room.practice.set(Setting.SERVICE, ServiceKind.EMBEDDED));
        Fx.await("no price", () -> !school.shows("about 15 calls"));
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

package app.saywell.practice.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.library.take.Waiting;
import app.saywell.practice.Room;
import app.saywell.practice.classroom.Roster.Person;
import app.saywell.speech.Scale;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

class ClassroomTest {
    @TempDir Path folder;
    private Room room;
    private Classroom classroom;
    private SchoolClass schoolClass;
    private List<Learner> pupils;
    private Sentence theme;
    private Sentence bear;

    @BeforeEach
    void open() {
        room = new Room(folder);
        classroom = room.practice.classroom();
        schoolClass = classroom.classes().create("3-2", Optional.of(LocalDate.of(2027, 2, 28)));
        pupils =
                classroom
                        .classes()
                        .add(
                                schoolClass.id(),
                                List.of(
                                        new Person("강민준", "1"),
                                        new Person("김서연", "2"),
                                        new Person("김도윤", "3")),
                                Consent.THIS_COMPUTER);
        theme = room.sentence("the theme park");
        bear =
                room.practice
                        .lessons()
                        .addSentences(theme.lessonId(), List.of("We call it bear"))
                        .getFirst();
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void theGridFillsWhileTheClassWorks() {
        Take judged = room.take(theme, pupils.get(0).id());
        room.score(judged);
        Take waiting = room.take(bear, pupils.get(0).id());
        room.practice.queue().add(List.of(waiting.id()));
        ClassGrid grid = classroom.grid(schoolClass.id(), theme.lessonId());
        assertThat(grid.pupils()).isEqualTo(pupils);
        assertThat(grid.recorded()).isEqualTo(2);
        assertThat(grid.cell(pupils.get(0), theme).standing().score().orElseThrow().total())
                .isEqualTo(80);
        assertThat(grid.cell(pupils.get(0), bear).waiting()).contains(Waiting.State.WAITING);
        assertThat(grid.cell(pupils.get(1), bear).standing().takes()).isZero();
        assertThat(grid.nextMissing(pupils.get(2).id())).contains(pupils.get(1));
        assertThat(grid.nextMissing(0)).contains(pupils.get(1));
    }

    @Test
    void theBestTakeCountsElseTheNewest() {
        long pupil = pupils.getFirst().id();
        Take first = room.take(theme, pupil);
        Take second = room.take(theme, pupil);
        room.score(first);
        room.score(second);
        assertThat(takeInGrid()).isEqualTo(second.id());
        room.practice.takes().markBest(first.id());
        assertThat(takeInGrid()).isEqualTo(first.id());
        room.practice.takes().delete(first.id());
        assertThat(takeInGrid()).isEqualTo(second.id());
    }

    @Test
    void whatMostPupilsMissComesFirstWithClipsOfDifferentPupils() {
        for (Learner pupil : pupils) {
            room.score(room.take(theme, pupil.id()));
        }
        Teaching.Missed sound =
                classroom.teaching().sounds(schoolClass.id(), theme.lessonId()).getFirst();
        assertThat(sound.expected()).isEqualTo("θ");
        assertThat(sound.heard()).isEqualTo("s");
        assertThat(sound.pupils()).isEqualTo(3);
        assertThat(sound.words()).containsExactlyInAnyOrder("the", "theme");
        assertThat(sound.clips()).extracting(clip -> clip.takeId()).doesNotHaveDuplicates();
        assertThat(classroom.teaching().words(schoolClass.id(), 0))
                .extracting(Teaching.Missed::expected)
                .containsExactlyInAnyOrder("the", "theme");
        assertThat(classroom.teaching().words(schoolClass.id(), 999)).isEmpty();
    }

    @Test
    void aMarkStandsBesideTheMachinesAndNeverChangesIt() {
        Take take = room.take(theme, pupils.getFirst().id());
        room.score(take);
        Result before = room.practice.scoring().latest(take.id()).orElseThrow();
        Mark.Place place = new Mark.Place(Mark.Layer.TEACHER, Mark.Target.WORD, 1, 0);
        classroom.marks().set(before.id(), place, 85, "clear enough");
        classroom.marks().set(before.id(), place, 95, "");
        assertThat(classroom.marks().of(before.id())).extracting(Mark::value).containsExactly(95.0);
        assertThat(room.practice.scoring().latest(take.id())).contains(before);
        room.practice.history().undo();
        assertThat(classroom.marks().of(before.id())).extracting(Mark::value).containsExactly(85.0);
        classroom.marks().clear(before.id(), place);
        assertThat(classroom.marks().of(before.id())).isEmpty();
    }

    @Test
    void noGradeIsThereUntilTheTeacherGivesOne() {
        Take take = room.take(theme, pupils.getFirst().id());
        room.score(take);
        assertThat(classroom.marks().grade(take.id())).isEmpty();
        classroom.marks().grade(take.id(), Optional.of(80.0));
        assertThat(classroom.marks().grade(take.id())).contains(80.0);
        room.practice.history().undo();
        assertThat(classroom.marks().grade(take.id())).isEmpty();
    }

    @Test
    void editsOfAClassAreTakenBack() {
        classroom.classes().setStrictness(schoolClass.id(), new Strictness(64, 78));
        classroom.classes().edit(schoolClass.id(), "3-3", Optional.empty());
        classroom.classes().assign(schoolClass.id(), theme.lessonId(), Optional.empty());
        classroom.classes().delete(schoolClass.id());
        assertThat(classroom.classes().all()).isEmpty();
        for (int i = 0; i < 4; i++) {
            room.practice.history().undo();
        }
        assertThat(classroom.classes().assignments(schoolClass.id())).isEmpty();
        SchoolClass back = classroom.classes().all().getFirst();
        assertThat(back.name()).isEqualTo("3-2");
        assertThat(back.strictness()).isEqualTo(Strictness.ORDINARY);
        assertThat(back.pupils()).isEqualTo(3);
    }

    @Test
    void theWobbleOfAClassIsMeasuredOnOneScale() {
        for (Learner pupil : pupils) {
            room.score(room.take(theme, pupil.id()));
            room.score(room.take(theme, pupil.id()));
        }
        var wobble = room.practice.progress().wobble(schoolClass.id(), Scale.HUNDRED);
        assertThat(wobble.pairs()).isEqualTo(3);
        assertThat(wobble.deviation()).isZero();
        assertThat(
                        room.practice
                                .progress()
                                .wobble(schoolClass.id(), Scale.FIFTY_TO_SEVENTY)
                                .pairs())
                .isZero();
    }

    @Test
    void bordersAreFittedToATeacherAndLeftAloneWhenTheyAgree() {
        Strictness old = new Strictness(55, 70);
        List<Calibration.Clip> agreeing =
                List.of(
                        new Calibration.Clip(40, 0),
                        new Calibration.Clip(60, 1),
                        new Calibration.Clip(80, 2));
        assertThat(Calibration.fit(agreeing, old)).isEqualTo(new Calibration(old, 1, 1));
        List<Calibration.Clip> milder =
                List.of(
                        new Calibration.Clip(30, 0),
                        new Calibration.Clip(40, 1),
                        new Calibration.Clip(50, 1),
                        new Calibration.Clip(60, 2),
                        new Calibration.Clip(80, 2));
        Calibration fitted = Calibration.fit(milder, old);
        assertThat(fitted.agreement()).isEqualTo(1);
        assertThat(fitted.before()).isEqualTo(0.4);
        assertThat(fitted.borders().nearly()).isBetween(30.0, 40.0);
        assertThat(fitted.borders().good()).isBetween(50.0, 60.0);
    }

    private long takeInGrid() {
        return classroom
                .grid(schoolClass.id(), theme.lessonId())
                .cell(pupils.getFirst(), theme)
                .standing()
                .score()
                .orElseThrow()
                .takeId();
    }
}

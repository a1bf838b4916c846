package app.saywell.practice.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.take.Mark;
import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;

class GradesTest {
    @TempDir private Path folder;
    private Room room;
    private SchoolClass schoolClass;
    private List<Learner> pupils;
    private Sentence sentence;
    private Grades grades;

    @BeforeEach
    void open() {
        room = new Room(folder);
        Classroom classroom = room.practice.classroom();
        schoolClass = classroom.classes().create("3-2", Optional.empty());
        pupils =
                classroom
                        .classes()
                        .add(
                                schoolClass.id(),
                                List.of(
                                        new Roster.Person("강민준", "1"),
                                        new Roster.Person("김서연", "2")),
                                Consent.THIS_COMPUTER);
        sentence = room.sentence("We call it bear");
        grades = classroom.grades();
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void marksBecomeGradesOnlyWhenTheTeacherSaysSo() {
        Take first = judged(0);
        Take second = judged(1);
        assertThat(state()).isEqualTo(new Grades.State(2, 0, 0, false));
        overrule(second, 65);
        grades.use(schoolClass.id(), sentence.lessonId());
        assertThat(grade(first)).contains(80.0);
        assertThat(grade(second)).as("the teacher's mark goes first").contains(65.0);
        assertThat(state()).isEqualTo(new Grades.State(2, 2, 0, false));
        overrule(second, 70);
        assertThat(grade(second)).as("given is given").contains(65.0);
        assertThat(state()).isEqualTo(new Grades.State(2, 2, 1, false));
        grades.use(schoolClass.id(), sentence.lessonId());
        assertThat(grade(second)).contains(70.0);
        room.practice.history().undo();
        assertThat(grade(second)).contains(65.0);
        grades.takeBack(schoolClass.id(), sentence.lessonId());
        assertThat(grade(first)).isEmpty();
    }

    @Test
    void pointsOfTwoScalesDoNotBecomeGradesTogether() {
        Take first = judged(0);
        Sentence other =
                room.practice
                        .lessons()
                        .addSentences(sentence.lessonId(), List.of("What about the bus"))
                        .getFirst();
        Path model = room.tone("model.wav", 500);
        Room.<app.saywell.practice.lesson.Readings.Added>value(
                answer ->
                        room.practice
                                .readings()
                                .add(
                                        other.id(),
                                        model,
                                        new app.saywell.library.lesson.Reading.Voice("Ann", ""),
                                        answer));
        room.score(room.take(other, pupils.getFirst().id()));
        assertThat(state().mixed()).isTrue();
        grades.use(schoolClass.id(), sentence.lessonId());
        assertThat(grade(first)).isEmpty();
    }

    @Test
    void whatAPupilThinksStandsBesideTheTakeAndIsGivenOutWithIt() throws IOException {
        OwnRatings ratings = room.practice.classroom().ownRatings();
        Learner pupil = pupils.getFirst();
        assertThat(ratings.asked(pupil)).as("nobody is asked who was not").isFalse();
        ratings.ask(schoolClass.id(), true);
        assertThat(ratings.asked(pupil)).isTrue();
        assertThat(ratings.asked(room.practice.people().current()))
                .as("who learns alone is not asked")
                .isFalse();
        Take take = judged(0);
        ratings.rate(take.id(), OwnRating.NEARLY);
        ratings.rate(take.id(), OwnRating.WORK);
        assertThat(ratings.of(sentence.id(), pupil.id())).containsEntry(take.id(), OwnRating.WORK);
        room.practice.history().undo();
        assertThat(ratings.of(take.id())).contains(OwnRating.NEARLY);
        Path zip = folder.resolve("everything.zip");
        room.practice.everything().export(pupil.id(), zip);
        try (ZipFile file = new ZipFile(zip.toFile())) {
            var page = file.getInputStream(file.getEntry("everything.txt"));
            assertThat(new String(page.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
                    .contains("Own view: NEARLY");
        }
    }

    private Grades.State state() {
        return grades.state(schoolClass.id(), sentence.lessonId());
    }

    private Take judged(int pupil) {
        Take take = room.take(sentence, pupils.get(pupil).id());
        room.score(take);
        return take;
    }

    private void overrule(Take take, double total) {
        long result = room.practice.scoring().latest(take.id()).orElseThrow().id();
        var whole = new Mark.Place(Mark.Layer.TEACHER, Mark.Target.WHOLE, 0, 0);
        room.practice.classroom().marks().set(result, whole, total, "");
    }

    private Optional<Double> grade(Take take) {
        return room.practice.classroom().marks().grade(take.id());
    }
}

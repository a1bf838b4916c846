package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.GradeProposal.GradeChange;
import app.saywell.desk.classes.GradeProposal.LearnerGrades;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradeServiceTest {
    @TempDir
    private Path folder;

    private PracticeFixture fixture;
    private SchoolClass schoolClass;
    private List<Learner> learners;
    private Sentence sentence;
    private GradeService grades;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        ServiceGraph useCases = fixture.useCases;
        schoolClass = useCases.classes().create("3-2", Optional.empty());
        learners = useCases.classes()
                .addLearners(
                        schoolClass.id(),
                        List.of(new RosterPreview.RosterEntry("강민준", "1"), new RosterPreview.RosterEntry("김서연", "2")),
                        Consent.THIS_COMPUTER);
        sentence = fixture.sentence("We call it bear");
        grades = useCases.classroom().grades();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void marksBecomeGradesOnlyWhenTheTeacherSaysSo() {
        Take first = judged(0);
        Take second = judged(1);
        assertThat(state()).isEqualTo(new GradeService.GradingState(2, 0, 0, false));
        overrule(second, 65);
        grades.gradeFromMarks(schoolClass.id(), sentence.lessonId());
        assertThat(grade(first)).contains(80.0);
        assertThat(grade(second)).as("the teacher's mark goes first").contains(65.0);
        assertThat(state()).isEqualTo(new GradeService.GradingState(2, 2, 0, false));
        overrule(second, 70);
        assertThat(grade(second)).as("given is given").contains(65.0);
        assertThat(state()).isEqualTo(new GradeService.GradingState(2, 2, 1, false));
        grades.gradeFromMarks(schoolClass.id(), sentence.lessonId());
        assertThat(grade(second)).contains(70.0);
        fixture.useCases.edits().history().undo();
        assertThat(grade(second)).contains(65.0);
        grades.withdrawGrades(schoolClass.id(), sentence.lessonId());
        assertThat(grade(first)).isEmpty();
    }

    @Test
    void whatWouldChangeIsShownLearnerByLearner() {
        judged(0);
        Take second = judged(1);
        overrule(second, 65);
        assertThat(proposed(GradeChange.USE_MARKS))
                .containsExactly(
                        new LearnerGrades(learners.get(0), 1, OptionalDouble.empty(), OptionalDouble.of(80)),
                        new LearnerGrades(learners.get(1), 1, OptionalDouble.empty(), OptionalDouble.of(65)))
                .allMatch(LearnerGrades::isChanged);
        assertThat(state().gradedTakes()).as("nothing is stored").isZero();
        assertThat(proposed(GradeChange.REMOVE)).isEmpty();
        grades.gradeFromMarks(schoolClass.id(), sentence.lessonId());
        assertThat(proposed(GradeChange.USE_MARKS)).noneMatch(LearnerGrades::isChanged);
        assertThat(proposed(GradeChange.REMOVE))
                .contains(new LearnerGrades(learners.get(1), 1, OptionalDouble.of(65), OptionalDouble.empty()));
    }

    @Test
    void aTeachersGradeOfATakeWithoutAScoreStays() {
        judged(0);
        Take unscored = fixture.take(sentence, learners.get(1).id());
        fixture.useCases.marks().grade(unscored.id(), Optional.of(55.0));
        Take later = fixture.take(sentence, learners.get(1).id());
        assertThat(proposed(GradeChange.USE_MARKS))
                .contains(new LearnerGrades(learners.get(1), 1, OptionalDouble.of(55), OptionalDouble.of(55)));
        grades.gradeFromMarks(schoolClass.id(), sentence.lessonId());
        assertThat(grade(unscored)).contains(55.0);
        assertThat(grade(later)).isEmpty();
        grades.withdrawGrades(schoolClass.id(), sentence.lessonId());
        assertThat(grade(unscored)).isEmpty();
        fixture.useCases.edits().undo();
        assertThat(grade(unscored)).contains(55.0);
    }

    private List<LearnerGrades> proposed(GradeChange change) {
        return grades.propose(change, schoolClass.id(), sentence.lessonId()).learners();
    }

    @Test
    void scoresOfTwoScalesDoNotBecomeGrades() {
        Take first = judged(0);
        Sentence other = fixture.useCases
                .lessons()
                .addSentences(sentence.lessonId(), List.of("What about the bus"))
                .getFirst();
        Path model = fixture.tone("model.wav", 500);
        PracticeFixture.<app.saywell.desk.lessons.ReadingService.AddedReading>answerOf(answer -> fixture.useCases
                .readings()
                .add(
                        other.id(),
                        model,
                        new app.saywell.desk.school.lesson.ModelReading.ReadingSpeaker("Ann", ""),
                        answer));
        fixture.score(fixture.take(other, learners.getFirst().id()));
        assertThat(state().mixedScales()).isTrue();
        grades.gradeFromMarks(schoolClass.id(), sentence.lessonId());
        assertThat(grade(first)).isEmpty();
    }

    @Test
    void aSelfRatingIsKeptWithTheTakeAndExportedWithIt() throws IOException {
        SelfRatingService ratings = fixture.useCases.selfRatings();
        Learner learner = learners.getFirst();
        assertThat(ratings.isAsked(learner)).as("nobody is asked who was not").isFalse();
        ratings.setAsked(schoolClass.id(), true);
        assertThat(ratings.isAsked(learner)).isTrue();
        assertThat(ratings.isAsked(fixture.useCases.learners().current()))
                .as("who learns alone is not asked")
                .isFalse();
        Take take = judged(0);
        ratings.rate(take.id(), SelfRating.NEARLY);
        ratings.rate(take.id(), SelfRating.WORK);
        assertThat(ratings.findByLesson(sentence.lessonId(), learner.id())).containsEntry(take.id(), SelfRating.WORK);
        fixture.useCases.edits().history().undo();
        assertThat(ratings.findRating(take.id())).contains(SelfRating.NEARLY);
        Path zip = folder.resolve("everything.zip");
        fixture.useCases.reports().personalDataExport().export(learner.id(), zip);
        try (ZipFile file = new ZipFile(zip.toFile())) {
            var page = file.getInputStream(file.getEntry("everything.txt"));
            assertThat(new String(page.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
                    .contains("Self-rating: NEARLY");
        }
    }

    private GradeService.GradingState state() {
        return grades.state(schoolClass.id(), sentence.lessonId());
    }

    private Take judged(int learner) {
        Take take = fixture.take(sentence, learners.get(learner).id());
        fixture.score(take);
        return take;
    }

    private void overrule(Take take, double total) {
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        var whole = new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0);
        fixture.useCases.marks().setMark(result, whole, total, "");
    }

    private Optional<Double> grade(Take take) {
        return fixture.useCases.marks().grade(take.id());
    }
}

package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.speech.ScoreScale;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassroomTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private ServiceGraph useCases;
    private SchoolClass schoolClass;
    private List<Learner> learners;
    private Sentence theme;
    private Sentence bear;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        useCases = fixture.useCases;
        schoolClass = useCases.classes().create("3-2", Optional.of(LocalDate.of(2027, 2, 28)));
        learners = useCases.classes()
                .addLearners(
                        schoolClass.id(),
                        List.of(new RosterEntry("강민준", "1"), new RosterEntry("김서연", "2"), new RosterEntry("김도윤", "3")),
                        Consent.THIS_COMPUTER);
        theme = fixture.sentence("the theme park");
        bear = fixture.useCases
                .lessons()
                .addSentences(theme.lessonId(), List.of("We call it bear"))
                .getFirst();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void theGridFillsWhileTheClassWorks() {
        Take judged = fixture.take(theme, learners.get(0).id());
        fixture.score(judged);
        Take waiting = fixture.take(bear, learners.get(0).id());
        fixture.useCases.scoringQueue().enqueue(List.of(waiting.id()));
        ClassGrid grid = useCases.classroom().classGrids().read(schoolClass.id(), theme.lessonId());
        assertThat(grid.learners()).isEqualTo(learners);
        assertThat(grid.recordedCells()).isEqualTo(2);
        assertThat(grid.cell(learners.get(0), theme)
                        .summary()
                        .score()
                        .orElseThrow()
                        .total())
                .isEqualTo(80);
        assertThat(grid.cell(learners.get(0), bear).queueState()).contains(QueuedTake.QueueState.WAITING);
        assertThat(grid.cell(learners.get(1), bear).summary().takeCount()).isZero();
        assertThat(grid.nextWithMissingTake(learners.get(2).id())).contains(learners.get(1));
        assertThat(grid.nextWithMissingTake(0)).contains(learners.get(1));
    }

    @Test
    void aSentenceThatCannotBeScoredIsNoColumn() {
        Sentence korean = fixture.useCases
                .lessons()
                .addSentences(theme.lessonId(), List.of("우리는 놀이공원에 가요", "..."))
                .getFirst();
        assertThat(useCases.classroom()
                        .classGrids()
                        .read(schoolClass.id(), theme.lessonId())
                        .sentences())
                .extracting(Sentence::id)
                .containsExactly(theme.id(), bear.id());
        fixture.take(korean, learners.getFirst().id());
        assertThat(useCases.classroom()
                        .classGrids()
                        .read(schoolClass.id(), theme.lessonId())
                        .sentences())
                .as("what was recorded is shown")
                .extracting(Sentence::id)
                .containsExactly(theme.id(), bear.id(), korean.id());
    }

    @Test
    void theBestTakeCountsElseTheNewest() {
        long learner = learners.getFirst().id();
        Take first = fixture.take(theme, learner);
        Take second = fixture.take(theme, learner);
        fixture.score(first);
        fixture.score(second);
        assertThat(takeInGrid()).isEqualTo(second.id());
        fixture.useCases.takes().markBest(first.id());
        assertThat(takeInGrid()).isEqualTo(first.id());
        fixture.useCases.takes().delete(first.id());
        assertThat(takeInGrid()).isEqualTo(second.id());
    }

    @Test
    void theWordIIsWrittenAsItIsWritten() {
        Sentence late = fixture.useCases
                .lessons()
                .addSentences(theme.lessonId(), List.of("I think I'm In"))
                .getFirst();
        fixture.embedded.wrongPart.set("I");
        fixture.score(fixture.take(late, learners.getFirst().id()));
        assertThat(useCases.classroom().teachingPriorities().missedWords(schoolClass.id(), 0))
                .extracting(TeachingPriorities.CommonMistake::expected)
                .containsExactlyInAnyOrder("I", "I'm", "in");
    }

    @Test
    void theMostCommonMistakeComesFirstWithClipsOfDifferentLearners() {
        for (Learner learner : learners) {
            fixture.score(fixture.take(theme, learner.id()));
        }
        TeachingPriorities.CommonMistake sound = useCases.classroom()
                .teachingPriorities()
                .missedSounds(schoolClass.id(), theme.lessonId())
                .getFirst();
        assertThat(sound.expected()).isEqualTo("θ");
        assertThat(sound.heard()).isEqualTo("s");
        assertThat(sound.learnerCount()).isEqualTo(3);
        assertThat(sound.words()).containsExactlyInAnyOrder("the", "theme");
        assertThat(sound.clips()).extracting(clip -> clip.takeId()).doesNotHaveDuplicates();
        assertThat(useCases.classroom().teachingPriorities().missedWords(schoolClass.id(), 0))
                .extracting(TeachingPriorities.CommonMistake::expected)
                .containsExactlyInAnyOrder("the", "theme");
        assertThat(useCases.classroom().teachingPriorities().missedWords(schoolClass.id(), 999))
                .isEmpty();
    }

    @Test
    void aMarkIsKeptNextToTheServiceScoreAndNeverChangesIt() {
        Take take = fixture.take(theme, learners.getFirst().id());
        fixture.score(take);
        ScoringResult before = fixture.useCases.scoring().latest(take.id()).orElseThrow();
        TeacherMark.MarkPosition place =
                new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WORD, 1, 0);
        useCases.marks().setMark(before.id(), place, 85, "clear enough");
        useCases.marks().setMark(before.id(), place, 95, "");
        assertThat(useCases.marks().findByResult(before.id()))
                .extracting(TeacherMark::value)
                .containsExactly(95.0);
        ScoringResult marked = fixture.useCases.scoring().latest(take.id()).orElseThrow();
        assertThat(marked.json()).isEqualTo(before.json());
        assertThat(marked.serviceResult()).isEqualTo(before.pronunciationResult());
        fixture.useCases.edits().history().undo();
        assertThat(useCases.marks().findByResult(before.id()))
                .extracting(TeacherMark::value)
                .containsExactly(85.0);
        useCases.marks().clearMark(before.id(), place);
        assertThat(useCases.marks().findByResult(before.id())).isEmpty();
    }

    @Test
    void noGradeIsThereUntilTheTeacherGivesOne() {
        Take take = fixture.take(theme, learners.getFirst().id());
        fixture.score(take);
        assertThat(useCases.marks().grade(take.id())).isEmpty();
        useCases.marks().grade(take.id(), Optional.of(80.0));
        assertThat(useCases.marks().grade(take.id())).contains(80.0);
        fixture.useCases.edits().history().undo();
        assertThat(useCases.marks().grade(take.id())).isEmpty();
    }

    @Test
    void editsOfAClassCanBeUndone() {
        useCases.classes().setThresholds(schoolClass.id(), new ScoreThresholds(64, 78));
        useCases.classes().editClass(schoolClass.id(), "3-3", Optional.empty());
        useCases.classes().assign(schoolClass.id(), theme.lessonId(), Optional.empty());
        useCases.classes().delete(schoolClass.id());
        assertThat(useCases.classes().findAll()).isEmpty();
        for (int i = 0; i < 4; i++) {
            fixture.useCases.edits().history().undo();
        }
        assertThat(useCases.classes().assignments(schoolClass.id())).isEmpty();
        SchoolClass back = useCases.classes().findAll().getFirst();
        assertThat(back.name()).isEqualTo("3-2");
        assertThat(back.thresholds()).isEqualTo(ScoreThresholds.DEFAULT);
        assertThat(back.learnerCount()).isEqualTo(3);
    }

    @Test
    void theMeasurementErrorOfAClassIsEstimatedOnOneScale() {
        for (Learner learner : learners) {
            fixture.score(fixture.take(theme, learner.id()));
            fixture.score(fixture.take(theme, learner.id()));
        }
        var wobble = fixture.useCases
                .progressReports()
                .measurementError(schoolClass.id(), ScoreScale.HUNDRED, "embedded even");
        assertThat(wobble.pairCount()).isEqualTo(3);
        assertThat(wobble.standardDeviation()).isZero();
        assertThat(fixture.useCases
                        .progressReports()
                        .measurementError(schoolClass.id(), ScoreScale.FIFTY_TO_SEVENTY, "embedded even")
                        .pairCount())
                .isZero();
    }

    @Test
    void theMeasurementErrorOfAClassNeverMixesEngines() {
        for (Learner learner : learners) {
            fixture.engine.set("even");
            fixture.score(fixture.take(theme, learner.id()));
            Take second = fixture.take(theme, learner.id());
            fixture.score(second);
            fixture.engine.set("odd");
            fixture.score(second);
        }
        fixture.score(fixture.take(theme, learners.getFirst().id()));
        assertThat(pairs("embedded even")).isEqualTo(3);
        assertThat(pairs("embedded odd")).isEqualTo(1);
    }

    private int pairs(String engine) {
        return fixture.useCases
                .progressReports()
                .measurementError(schoolClass.id(), ScoreScale.HUNDRED, engine)
                .pairCount();
    }

    @Test
    void thresholdsAreFittedToATeacherAndKeptWhenTheyAgree() {
        ScoreThresholds old = new ScoreThresholds(55, 70);
        List<ThresholdCalibration.RatedClip> agreeing = List.of(
                new ThresholdCalibration.RatedClip(40, 0),
                new ThresholdCalibration.RatedClip(60, 1),
                new ThresholdCalibration.RatedClip(80, 2));
        assertThat(ThresholdCalibration.fit(agreeing, old)).isEqualTo(new ThresholdCalibration(old, 1, 1));
        List<ThresholdCalibration.RatedClip> milder = ratedClips(0, 25, 28, 30, 1, 40, 45, 50, 2, 60, 70, 80);
        ThresholdCalibration fitted = ThresholdCalibration.fit(milder, old);
        assertThat(fitted.agreement()).isEqualTo(1);
        assertThat(fitted.previousAgreement()).isEqualTo(5 / 9.0);
        assertThat(fitted.thresholds().nearly()).isBetween(30.0, 40.0);
        assertThat(fitted.thresholds().good()).isBetween(50.0, 60.0);
    }

    @Test
    void ratingsThatAreTooMuchAlikeMoveNoThreshold() {
        ScoreThresholds old = new ScoreThresholds(55, 70);
        List<ThresholdCalibration.RatedClip> alike = ratedClips(1, 5, 10, 33, 60, 75, 90, 2, 20, 95);
        assertThat(ThresholdCalibration.isPossible(alike)).isFalse();
        assertThat(ThresholdCalibration.fit(alike, old).thresholds()).isEqualTo(old);
        List<ThresholdCalibration.RatedClip> noneWeak = ratedClips(1, 10, 33, 60, 2, 20, 75, 90);
        assertThat(ThresholdCalibration.isPossible(noneWeak)).isTrue();
        assertThat(ThresholdCalibration.fit(noneWeak, old).thresholds().nearly())
                .isEqualTo(55);
    }

    /// A level (0, 1 or 2) and the scores that were given it, again and again.
    private static List<ThresholdCalibration.RatedClip> ratedClips(double... levelsAndScores) {
        List<ThresholdCalibration.RatedClip> clips = new ArrayList<>();
        int level = 0;
        for (double value : levelsAndScores) {
            if (value <= 2) {
                level = (int) value;
            } else {
                clips.add(new ThresholdCalibration.RatedClip(value, level));
            }
        }
        return clips;
    }

    private long takeInGrid() {
        return useCases.classroom()
                .classGrids()
                .read(schoolClass.id(), theme.lessonId())
                .cell(learners.getFirst(), theme)
                .summary()
                .score()
                .orElseThrow()
                .takeId();
    }
}

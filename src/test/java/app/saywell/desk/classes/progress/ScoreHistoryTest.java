package app.saywell.desk.classes.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.practice.state.LearnerFeedback;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.ScoreScale;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreHistoryTest {
    @TempDir
    Path folder;

    @Test
    void theFirstThreeAreComparedWithTheLastThree() {
        assertThat(course(50, 52, 54, 99, 60, 62, 64).change()).isEqualTo(10);
        assertThat(course(50, 60).change()).isEqualTo(10);
        assertThat(course(50).change()).isZero();
    }

    @Test
    void aChangeWithinTheConfidenceBandIsNotProgress() {
        MeasurementError wobble = MeasurementError.estimate(List.of(4.0, -4.0, 4.0, -4.0, 4.0));
        assertThat(wobble.standardDeviation()).isCloseTo(Math.sqrt(8), within(1e-9));
        assertThat(wobble.confidenceBand(3, 3)).isCloseTo(1.96 * Math.sqrt(8 * 2 / 3.0), within(1e-9));
        assertThat(course(50, 50, 50, 54, 54, 54).trend(wobble)).isEqualTo(ScoreHistory.ScoreTrend.STEADY);
        assertThat(course(50, 50, 50, 55, 55, 55).trend(wobble)).isEqualTo(ScoreHistory.ScoreTrend.BETTER);
        assertThat(course(55, 55, 55, 50, 50, 50).trend(wobble)).isEqualTo(ScoreHistory.ScoreTrend.WORSE);
        assertThat(course(50, 90).trend(MeasurementError.estimate(List.of(1.0))))
                .isEqualTo(ScoreHistory.ScoreTrend.TOO_EARLY);
    }

    @Test
    void aScoreHistoryHasOneScaleOnly() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("the theme park");
            Take alone = fixture.take(sentence);
            fixture.score(alone);
            long learner = alone.owner().learnerId();
            assertThat(fixture.useCases
                            .progressReports()
                            .scoreHistory(sentence.id(), learner)
                            .scale())
                    .isEqualTo(ScoreScale.HUNDRED);
            PracticeFixture.<ReadingService.AddedReading>answerOf(answer -> fixture.useCases
                    .readings()
                    .add(
                            sentence.id(),
                            fixture.tone("model.wav", 440),
                            new ModelReading.ReadingSpeaker("Ms. Park", ""),
                            answer));
            fixture.score(fixture.take(sentence));
            ScoreHistory course = fixture.useCases.progressReports().scoreHistory(sentence.id(), learner);
            assertThat(course.scale()).isEqualTo(ScoreScale.FIFTY_TO_SEVENTY);
            assertThat(course.scores()).hasSize(1);
            assertThat(course.scores().getFirst().total()).isEqualTo(89);
        }
    }

    @Test
    void scoresOfAnEarlierEngineAreKeptApart() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("We call it bear");
            List<Take> takes = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                takes.add(fixture.take(sentence));
                fixture.score(takes.getLast());
            }
            fixture.engine.set("odd British");
            takes.add(fixture.take(sentence));
            fixture.score(takes.getLast());
            fixture.engine.set("odd");
            fixture.score(takes.getFirst());

            ScoreHistory history = fixture.useCases
                    .progressReports()
                    .scoreHistory(sentence.id(), takes.getFirst().owner().learnerId());
            assertThat(history.engine()).isEqualTo("embedded odd");
            assertThat(history.scores())
                    .extracting(TakeScore::takeId)
                    .containsExactly(takes.get(0).id(), takes.get(3).id());
            assertThat(history.earlier())
                    .extracting(TakeScore::takeId)
                    .containsExactly(
                            takes.get(0).id(), takes.get(1).id(), takes.get(2).id());
            assertThat(history.earlier()).extracting(TakeScore::engine).containsOnly("embedded even");
        }
    }

    @Test
    void scoresByAnotherRuleAreKeptApart() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("We call it bear");
            List<Take> takes = new ArrayList<>();
            for (String engine : List.of("5", "5 strict", "5 British strict", "5 strict ko")) {
                fixture.engine.set(engine);
                takes.add(fixture.take(sentence));
                fixture.score(takes.getLast());
            }
            ScoreHistory history = fixture.useCases
                    .progressReports()
                    .scoreHistory(sentence.id(), takes.getFirst().owner().learnerId());
            assertThat(history.engine()).isEqualTo("embedded 5 strict ko");
            assertThat(history.earlier())
                    .extracting(TakeScore::engine)
                    .containsExactly("embedded 5", "embedded 5 strict", "embedded 5 strict");
        }
    }

    @Test
    void theWeakWordsOfAResultBecomeALesson() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("The theme, the park"));
            fixture.score(take);
            List<String> weak = LearnerFeedback.weakWords(
                    fixture.useCases
                            .scoring()
                            .latest(take.id())
                            .orElseThrow()
                            .pronunciationResult()
                            .words(),
                    SoundFocus.ALL);
            assertThat(weak).containsExactly("theme,", "the");
            Lesson drill = fixture.useCases.drillLessons().createLesson("Drill", weak);
            assertThat(fixture.useCases.lessons().sentenceStatuses(drill.id(), 0))
                    .extracting(state -> state.sentence().text())
                    .containsExactly("theme", "the");
        }
    }

    private static ScoreHistory course(double... totals) {
        return new ScoreHistory(
                ScoreScale.HUNDRED,
                Arrays.stream(totals)
                        .mapToObj(
                                t -> new TakeScore(1, 1, ScoreScale.HUNDRED, t, t, false, false, Instant.EPOCH, "a 1"))
                        .toList(),
                List.of());
    }
}

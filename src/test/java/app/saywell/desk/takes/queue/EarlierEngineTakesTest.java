package app.saywell.desk.takes.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.takes.queue.EarlierEngineTakes.EarlierCount;
import app.saywell.speech.CallFailure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EarlierEngineTakesTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private EarlierEngineTakes earlier;
    private Sentence sentence;
    private final List<Take> takes = new ArrayList<>();

    @BeforeEach
    void scoreThreeTakesWithAnEngineThatIsReplaced() {
        fixture = new PracticeFixture(folder);
        earlier = fixture.useCases.earlierEngineTakes();
        sentence = fixture.sentence("We call it bear");
        for (int i = 0; i < 3; i++) {
            takes.add(fixture.take(sentence));
            fixture.score(takes.getLast());
        }
        assertThat(earlier.count()).isEqualTo(EarlierCount.NONE);
        fixture.engine.set("odd");
        fixture.score(fixture.take(sentence));
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void scoresThemAgainThroughTheQueueAtNoCostAndKeepsTheOldResults() {
        assertThat(earlier.count()).isEqualTo(new EarlierCount(3, 0, 0));
        int before = fixture.embedded.calls.get();
        fixture.useCases.scoringQueue().resume();
        earlier.scoreAgain();
        assertThat(earlier.count()).isEqualTo(EarlierCount.NONE);
        assertThat(fixture.embedded.calls).hasValue(before + 3);
        assertThat(fixture.hosted.calls).hasValue(0);
        for (Take take : takes) {
            List<ScoringResult> results = fixture.useCases.scoring().findAll(take.id());
            assertThat(results).extracting(result -> result.origin().engine()).containsExactly("odd", "even 1");
            assertThat(results.getFirst().origin().microDollars()).isZero();
        }
    }

    @Test
    void waitsWhileTheQueueIsPausedAndCanBeTakenBack() {
        earlier.scoreAgain();
        assertThat(earlier.count()).isEqualTo(new EarlierCount(0, 3, 0));
        earlier.cancel();
        assertThat(earlier.count()).isEqualTo(new EarlierCount(3, 0, 0));
        assertThat(fixture.useCases.scoringQueue().queuedTakes()).isEmpty();
    }

    @Test
    void leavesAloneWhatWaitsForAHostedService() {
        fixture.useCases.learners().recordConsent(takes.getFirst().owner().learnerId(), Consent.HOSTED, "a", "b");
        fixture.useCases.scoringQueue().enqueue(List.of(takes.getFirst().id()), ServiceKind.HOSTED);
        earlier.scoreAgain();
        assertThat(earlier.count()).isEqualTo(new EarlierCount(1, 2, 0));
        earlier.cancel();
        assertThat(fixture.useCases.scoringQueue().queuedTakes())
                .extracting(QueuedTake::takeId, QueuedTake::service)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(takes.getFirst().id(), "HOSTED"));
    }

    @Test
    void countsWhatTheNewEngineRefusesAndTriesItAgain() {
        fixture.embedded.refusal.set(Optional.of(CallFailure.of(CallFailure.FailureKind.BAD_REQUEST, "too noisy")));
        fixture.useCases.scoringQueue().resume();
        earlier.scoreAgain();
        assertThat(earlier.count()).isEqualTo(new EarlierCount(0, 0, 3));
        fixture.embedded.refusal.set(Optional.empty());
        earlier.scoreAgain();
        assertThat(earlier.count()).isEqualTo(EarlierCount.NONE);
    }

    @Test
    void doesNotCountTakesInTheBin() {
        fixture.useCases.takes().delete(takes.getFirst().id());
        assertThat(earlier.count()).isEqualTo(new EarlierCount(2, 0, 0));
    }

    @Test
    void aModelReadingIsAnalysedAnewAtNoCostAndKeptWhereTheNewEngineRefusesIt() {
        ReadingService.AddedReading added = PracticeFixture.answerOf(answer -> fixture.useCases
                .readings()
                .add(
                        sentence.id(),
                        fixture.tone("model.wav", 440),
                        new ModelReading.ReadingSpeaker("Ms. Park", ""),
                        answer));
        assertThat(added.analysisFailure()).isEmpty();
        assertThat(engineOfReading()).isEqualTo("odd");
        int before = fixture.embedded.calls.get();
        fixture.engine.set("newest");
        fixture.score(fixture.take(sentence));
        fixture.score(fixture.take(sentence));
        assertThat(engineOfReading()).isEqualTo("newest");
        assertThat(fixture.embedded.calls).hasValue(before + 3);
        assertThat(fixture.hosted.calls).hasValue(0);

        fixture.engine.set("stricter");
        fixture.embedded.refusal.set(Optional.of(CallFailure.of(CallFailure.FailureKind.BAD_REQUEST, "too noisy")));
        fixture.score(fixture.take(sentence));
        assertThat(engineOfReading()).isEqualTo("newest");
    }

    private String engineOfReading() {
        return fixture.useCases
                .readings()
                .primaryReading(sentence.id())
                .flatMap(ModelReading::analysis)
                .orElseThrow()
                .origin()
                .engine();
    }
}

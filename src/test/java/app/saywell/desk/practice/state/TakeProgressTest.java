package app.saywell.desk.practice.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.classes.progress.MeasurementError;
import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.ScoreScale;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TakeProgressTest {
    private final List<Take> takes = new ArrayList<>();
    private final List<TakeScore> scores = new ArrayList<>();
    private final List<TakeScore> earlier = new ArrayList<>();

    @Test
    void drawsTheBandOfWobbleAroundTheFirstTakes() {
        totals(60, 70, 80, 90);
        MeasurementError wobble = new MeasurementError(2, 8);
        TakeProgress progress = progress(Optional.of(wobble));
        TakeProgress.UncertaintyBand band = progress.band().orElseThrow();
        assertThat((band.from() + band.to()) / 2).isEqualTo(65);
        assertThat(band.to() - band.from()).isCloseTo(2 * wobble.confidenceBand(2, 2), within(1e-9));
        assertThat(progress.trend()).isEqualTo(ScoreHistory.ScoreTrend.BETTER);
        assertThat(progress.change()).isEqualTo(20);
        assertThat(progress.minTotal()).isEqualTo(50);
    }

    @Test
    void drawsNoBandWhileTheWobbleIsUnknown() {
        totals(60, 70);
        assertThat(progress(Optional.empty()).band()).isEmpty();
        assertThat(progress(Optional.of(new MeasurementError(2, 1))).trend())
                .isEqualTo(ScoreHistory.ScoreTrend.TOO_EARLY);
    }

    @Test
    void aStricterTeacherIsNotALearnerWhoGetsWorse() {
        totals(80, 81, 82, 80, 82, 81, 82);
        scores.subList(4, 7).replaceAll(score -> ofTeacher(score, 60));
        TakeProgress progress = progress(Optional.of(new MeasurementError(2, 8)));
        assertThat(progress.points())
                .extracting(TakeProgress.ProgressPoint::total)
                .as("what counts is shown")
                .endsWith(60.0, 60.0, 60.0);
        assertThat(progress.trend()).isEqualTo(ScoreHistory.ScoreTrend.TOO_EARLY);
        assertThat(progress.band()).isEmpty();
        assertThat(progress.hasTeachersTotals()).isTrue();
    }

    @Test
    void aTotalOfATeacherThatIsNotComparedChangesNothing() {
        totals(60, 61, 62, 80, 90, 91, 92);
        scores.set(3, ofTeacher(scores.get(3), 20));
        TakeProgress progress = progress(Optional.of(new MeasurementError(2, 8)));
        assertThat(progress.trend()).isEqualTo(ScoreHistory.ScoreTrend.BETTER);
        assertThat(progress.band()).isPresent();
        assertThat(progress.hasTeachersTotals()).isFalse();
    }

    @Test
    void leavesOutTakesThatLieInTheBin() {
        totals(60, 70, 80);
        takes.remove(1);
        assertThat(progress(Optional.empty()).points())
                .extracting(TakeProgress.ProgressPoint::takeNumber)
                .containsExactly(1, 3);
    }

    @Test
    void comparesOnlyScoresOfOneEngineAndSaysWhereItChanged() {
        totals(90, 92, 60, 60);
        earlier.addAll(
                scores.subList(0, 2).stream().map(TakeProgressTest::ofEarlier).toList());
        TakeProgress unchanged = progress(Optional.of(new MeasurementError(2, 8)));
        scores.subList(0, 2).clear();
        TakeProgress progress = progress(Optional.of(new MeasurementError(2, 8)));
        assertThat(progress.points())
                .extracting(TakeProgress.ProgressPoint::total)
                .containsExactly(90.0, 92.0, 60.0, 60.0);
        assertThat(IntStream.range(0, 4).filter(progress::engineChangesAt)).containsExactly(2);
        assertThat(progress.engineChanges()).isTrue();
        assertThat(progress.trend()).isEqualTo(ScoreHistory.ScoreTrend.STEADY);
        assertThat(unchanged.trend()).isEqualTo(ScoreHistory.ScoreTrend.WORSE);
        TakeProgress.UncertaintyBand band = progress.band().orElseThrow();
        assertThat((band.from() + band.to()) / 2).isEqualTo(60);
    }

    private static TakeScore ofTeacher(TakeScore score, double total) {
        return new TakeScore(
                score.resultId(),
                score.takeId(),
                score.scale(),
                score.pronunciation(),
                total,
                false,
                true,
                score.recordedAt(),
                score.engine());
    }

    private static TakeScore ofEarlier(TakeScore score) {
        return new TakeScore(
                score.resultId(),
                score.takeId(),
                score.scale(),
                score.pronunciation(),
                score.total(),
                false,
                false,
                score.recordedAt(),
                "embedded 2");
    }

    private TakeProgress progress(Optional<MeasurementError> wobble) {
        return TakeProgress.of(new ScoreHistory(ScoreScale.FIFTY_TO_SEVENTY, scores, earlier), takes, wobble);
    }

    private void totals(double... totals) {
        for (int i = 0; i < totals.length; i++) {
            Instant at = Instant.ofEpochSecond(i);
            takes.add(new Take(
                    i + 1,
                    new Take.TakeOwner(1, 1),
                    new AudioClip("hash" + i, "wav", 1),
                    new Take.RecordingInfo(at, "", Take.TakeSource.RECORDED),
                    i + 1,
                    false));
            scores.add(new TakeScore(
                    i, i + 1, ScoreScale.FIFTY_TO_SEVENTY, 60, totals[i], false, false, at, "embedded 3"));
        }
    }
}

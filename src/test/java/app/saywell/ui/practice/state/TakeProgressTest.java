package app.saywell.ui.practice.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.library.store.AudioClip;
import app.saywell.library.take.Take;
import app.saywell.library.take.TakeScore;
import app.saywell.practice.progress.MeasurementError;
import app.saywell.practice.progress.ScoreHistory;
import app.saywell.speech.ScoreScale;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class TakeProgressTest {
    private final List<Take> takes = new ArrayList<>();
    private final List<TakeScore> scores = new ArrayList<>();

    @Test
    void drawsTheBandOfWobbleAroundTheFirstTakes() {
        totals(60, 70, 80, 90);
        MeasurementError wobble = new MeasurementError(2, 8);
        TakeProgress progress = progress(Optional.of(wobble));
        TakeProgress.UncertaintyBand band = progress.band().orElseThrow();
        assertThat((band.from() + band.to()) / 2).isEqualTo(65);
        assertThat(band.to() - band.from())
                .isCloseTo(2 * wobble.confidenceBand(2, 2), within(1e-9));
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
    void leavesOutTakesThatLieInTheBin() {
        totals(60, 70, 80);
        takes.remove(1);
        assertThat(progress(Optional.empty()).points())
                .extracting(TakeProgress.ProgressPoint::takeNumber)
                .containsExactly(1, 3);
    }

    private TakeProgress progress(Optional<MeasurementError> wobble) {
        return TakeProgress.of(
                new ScoreHistory(ScoreScale.FIFTY_TO_SEVENTY, scores), takes, wobble);
    }

    private void totals(double... totals) {
        for (int i = 0; i < totals.length; i++) {
            Instant at = Instant.ofEpochSecond(i);
            takes.add(
                    new Take(
                            i + 1,
                            new Take.TakeOwner(1, 1),
                            new AudioClip("hash" + i, "wav", 1),
                            new Take.RecordingInfo(at, "", Take.TakeSource.RECORDED),
                            i + 1,
                            false));
            scores.add(new TakeScore(i, i + 1, ScoreScale.FIFTY_TO_SEVENTY, 60, totals[i], at));
        }
    }
}

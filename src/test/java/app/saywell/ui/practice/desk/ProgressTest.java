package app.saywell.ui.practice.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.library.store.AudioClip;
import app.saywell.library.take.Score;
import app.saywell.library.take.Take;
import app.saywell.practice.progress.Course;
import app.saywell.practice.progress.Wobble;
import app.saywell.speech.Scale;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class ProgressTest {
    private final List<Take> takes = new ArrayList<>();
    private final List<Score> scores = new ArrayList<>();

    @Test
    void drawsTheBandOfWobbleAroundTheFirstTakes() {
        totals(60, 70, 80, 90);
        Wobble wobble = new Wobble(2, 8);
        Progress progress = progress(Optional.of(wobble));
        Progress.Band band = progress.band().orElseThrow();
        assertThat((band.from() + band.to()) / 2).isEqualTo(65);
        assertThat(band.to() - band.from()).isCloseTo(2 * wobble.band(2, 2), within(1e-9));
        assertThat(progress.verdict()).isEqualTo(Course.Verdict.BETTER);
        assertThat(progress.change()).isEqualTo(20);
        assertThat(progress.least()).isEqualTo(50);
    }

    @Test
    void drawsNoBandWhileTheWobbleIsUnknown() {
        totals(60, 70);
        assertThat(progress(Optional.empty()).band()).isEmpty();
        assertThat(progress(Optional.of(new Wobble(2, 1))).verdict())
                .isEqualTo(Course.Verdict.TOO_EARLY);
    }

    @Test
    void leavesOutTakesThatLieInTheBin() {
        totals(60, 70, 80);
        takes.remove(1);
        assertThat(progress(Optional.empty()).points())
                .extracting(Progress.Point::number)
                .containsExactly(1, 3);
    }

    private Progress progress(Optional<Wobble> wobble) {
        return Progress.of(new Course(Scale.FIFTY_TO_SEVENTY, scores), takes, wobble);
    }

    private void totals(double... totals) {
        for (int i = 0; i < totals.length; i++) {
            Instant at = Instant.ofEpochSecond(i);
            takes.add(
                    new Take(
                            i + 1,
                            new Take.Owner(1, 1),
                            new AudioClip("hash" + i, "wav", 1),
                            new Take.Circumstances(at, "", Take.Source.RECORDED),
                            i + 1,
                            false));
            scores.add(new Score(i, i + 1, Scale.FIFTY_TO_SEVENTY, 60, totals[i], at));
        }
    }
}

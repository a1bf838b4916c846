package app.saywell.desk.daily;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.progress.WeeklyChange.GrowthVerdict;
import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.ScoreScale;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SentenceGrowthTest {
    private static final Instant FIRST = Instant.parse("2026-03-02T11:00:00Z");
    private static final ZoneId ZONE = ZoneId.of("Asia/Seoul");

    @Test
    void easierSentencesAreNobodysGrowth() {
        List<LearnerScore> scores = new ArrayList<>();
        for (int day = 0; day < 30; day++) {
            scores.add(score(day, day, 40 + day));
        }
        assertThat(SentenceGrowth.of(scores, ZONE).verdict()).isEqualTo(GrowthVerdict.TOO_FEW);
    }

    @Test
    void aChangeIsTheSameForHardAndForEasySentences() {
        List<LearnerScore> scores = new ArrayList<>();
        for (int sentence = 0; sentence < 8; sentence++) {
            scores.add(score(sentence, sentence, 40 + 5 * sentence));
            scores.add(score(sentence, sentence + 21, 40 + 5 * sentence + 12 + sentence % 2));
        }
        SentenceGrowth growth = SentenceGrowth.of(scores, ZONE);
        assertThat(growth.verdict()).isEqualTo(GrowthVerdict.GREW);
        assertThat(growth.weeks()).isEqualTo(4);
        assertThat(growth.change()).isBetween(14.0, 19.0);
    }

    @Test
    void theBandHoldsTheTrueChangeInNineteenOfTwentyCases() {
        Random random = new Random(3);
        int held = 0;
        int learners = 1000;
        for (int learner = 0; learner < learners; learner++) {
            double aWeek = 4 * random.nextDouble() - 1;
            List<LearnerScore> scores = new ArrayList<>();
            for (int sentence = 0; sentence < 10; sentence++) {
                double hardness = 20 * random.nextGaussian();
                int day = random.nextInt(10);
                for (int times = 0; times < 3; times++) {
                    scores.add(score(sentence, day, 60 + hardness + aWeek * day / 7 + 6 * random.nextGaussian()));
                    day += 3 + random.nextInt(8);
                }
            }
            SentenceGrowth growth = SentenceGrowth.of(scores, ZONE);
            held += Math.abs(growth.change() - aWeek * growth.weeks()) <= growth.band() ? 1 : 0;
        }
        assertThat((double) held / learners).isBetween(0.93, 0.975);
    }

    private static LearnerScore score(long sentence, int day, double total) {
        return new LearnerScore(
                new Take.TakeOwner(sentence, 1),
                new TakeScore(
                        1,
                        1,
                        ScoreScale.HUNDRED,
                        total,
                        total,
                        false,
                        false,
                        FIRST.plus(Duration.ofDays(day)),
                        "embedded 1"));
    }
}

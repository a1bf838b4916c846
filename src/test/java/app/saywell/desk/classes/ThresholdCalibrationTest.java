package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.ThresholdCalibration.RatedClip;
import app.saywell.desk.school.learner.ScoreThresholds;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ThresholdCalibrationTest {
    private static final List<RatedClip> CLEAR = clips(new double[][] {{10, 20, 30}, {52, 54, 56}, {90, 92, 94}});

    @Test
    void changesNothingForATeacherWhoAgrees() {
        ScoreThresholds current = new ScoreThresholds(52, 90);
        ThresholdCalibration fitted = ThresholdCalibration.fit(CLEAR, current);
        assertThat(fitted.thresholds()).isEqualTo(current);
        assertThat(fitted.agreement()).isEqualTo(1);
        assertThat(fitted.previousAgreement())
                .as("a score at a threshold has its level")
                .isEqualTo(1);
    }

    @Test
    void putsEachThresholdHalfAPointBelowTheLevelThatBeginsThere() {
        ThresholdCalibration fitted = ThresholdCalibration.fit(CLEAR, new ScoreThresholds(20, 95));
        assertThat(fitted.thresholds()).isEqualTo(new ScoreThresholds(51.5, 89.5));
        assertThat(fitted.agreement()).isEqualTo(1);
        assertThat(fitted.previousAgreement()).isEqualTo(4 / 9.0, Offset.offset(1e-9));
    }

    @Test
    void ofEquallyGoodThresholdsTakesTheNearest() {
        List<RatedClip> lower = clips(new double[][] {{40, 45, 55}, {50, 60, 65}, {90, 92, 94}});
        assertThat(ThresholdCalibration.fit(lower, new ScoreThresholds(30, 80)).thresholds())
                .isEqualTo(new ScoreThresholds(49.5, 80));
        assertThat(ThresholdCalibration.fit(lower, new ScoreThresholds(70, 80)).thresholds())
                .isEqualTo(new ScoreThresholds(59.5, 80));
        List<RatedClip> upper = clips(new double[][] {{10, 12, 14}, {40, 45, 55}, {50, 60, 65}});
        assertThat(ThresholdCalibration.fit(upper, new ScoreThresholds(30, 35)).thresholds())
                .isEqualTo(new ScoreThresholds(30, 49.5));
        assertThat(ThresholdCalibration.fit(upper, new ScoreThresholds(30, 70)).thresholds())
                .isEqualTo(new ScoreThresholds(30, 59.5));
    }

    @Test
    void keepsAThresholdOfWhichTooFewRatingsSayWhereItIs() {
        List<RatedClip> twoGood = clips(new double[][] {{10, 20, 30}, {52, 54, 56}, {90, 92}});
        assertThat(ThresholdCalibration.fit(twoGood, new ScoreThresholds(20, 95))
                        .thresholds())
                .isEqualTo(new ScoreThresholds(51.5, 95));
        assertThat(ThresholdCalibration.isPossible(twoGood)).isTrue();
        assertThat(ThresholdCalibration.isPossible(clips(new double[][] {{10, 20}, {50, 51, 52}, {90, 91}})))
                .isFalse();
        assertThat(ThresholdCalibration.isPossible(clips(new double[][] {{10, 20, 30, 40}, {}, {}})))
                .isFalse();
        assertThat(ThresholdCalibration.fit(List.of(), ScoreThresholds.DEFAULT).agreement())
                .isEqualTo(1);
    }

    /// @param scores of each level, weak first
    private static List<RatedClip> clips(double[][] scores) {
        List<RatedClip> clips = new ArrayList<>();
        for (int level = 0; level < scores.length; level++) {
            for (double score : scores[level]) {
                clips.add(new RatedClip(score, level));
            }
        }
        return clips;
    }
}

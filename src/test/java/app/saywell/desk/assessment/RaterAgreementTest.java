package app.saywell.desk.assessment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.assessment.RaterAgreement.RatedTwice;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RaterAgreementTest {
    @Test
    void isOneWhereBothAlwaysGaveTheSame() {
        assertThat(RaterAgreement.quadraticKappa(ratings(new int[][] {{1, 1}, {3, 3}, {5, 5}}), 5))
                .hasValue(1);
    }

    @Test
    void isMinusOneForOppositeRaters() {
        assertThat(RaterAgreement.quadraticKappa(ratings(new int[][] {{1, 5}, {5, 1}}), 5))
                .hasValueCloseTo(-1.0, within(1e-9));
    }

    @Test
    void isZeroWhereTheSecondRaterThrowsDice() {
        List<RatedTwice> all = new ArrayList<>();
        for (int first = 1; first <= 5; first++) {
            for (int second = 1; second <= 5; second++) {
                all.add(new RatedTwice(first, second));
            }
        }
        assertThat(RaterAgreement.quadraticKappa(all, 5)).hasValueCloseTo(0.0, within(1e-9));
    }

    // Computed by hand: observed 2; expected (0*2+1*1+4*1 + ...) over the margins of five ratings.
    @Test
    void weighsADifferenceByItsSquare() {
        List<RatedTwice> near = ratings(new int[][] {{1, 1}, {2, 3}, {3, 3}, {4, 4}, {5, 4}});
        List<RatedTwice> far = ratings(new int[][] {{1, 1}, {2, 4}, {3, 3}, {4, 3}, {5, 4}});
        assertThat(RaterAgreement.quadraticKappa(near, 5)).hasValueCloseTo(0.875, within(1e-9));
        assertThat(RaterAgreement.quadraticKappa(far, 5).orElseThrow()).isLessThan(0.7);
    }

    @Test
    void tellsNothingWithoutRatingsOrWithOneLevelAlone() {
        assertThat(RaterAgreement.quadraticKappa(List.of(), 5)).isEmpty();
        assertThat(RaterAgreement.quadraticKappa(ratings(new int[][] {{4, 4}, {4, 4}}), 5))
                .isEmpty();
    }

    private static List<RatedTwice> ratings(int[][] pairs) {
        List<RatedTwice> ratings = new ArrayList<>();
        for (int[] pair : pairs) {
            ratings.add(new RatedTwice(pair[0], pair[1]));
        }
        return ratings;
    }
}

package app.saywell.desk.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class StaircaseTest {

    @Test
    void fourRightAnswersMakeItHarderAndOneWrongOneMakesItAsMuchEasier() {
        Staircase staircase = Staircase.BEGINNING;
        for (int i = 0; i < 4; i++) {
            staircase = staircase.next(true);
        }
        assertThat(staircase.level()).isEqualTo(EarLevel.ALL_VOICES);
        assertThat(staircase.next(false).level()).isEqualTo(EarLevel.EIGHT_VOICES);
    }

    @Test
    void itStaysBetweenTheEasiestAndTheHardestLevel() {
        Staircase lowest = Staircase.BEGINNING;
        Staircase highest = Staircase.BEGINNING;
        for (int i = 0; i < 100; i++) {
            lowest = lowest.next(false);
            highest = highest.next(true);
        }
        assertThat(lowest.level()).isEqualTo(EarLevel.ONE_VOICE);
        assertThat(lowest.share()).isZero();
        assertThat(highest.level()).isEqualTo(EarLevel.SENTENCES);
        assertThat(highest.share()).isEqualTo(1);
        assertThat(highest.next(false).level()).isEqualTo(EarLevel.ALL_VOICES);
    }

    @Test
    void itSettlesWhereFourAnswersInFiveAreRight() {
        Random chance = new Random(47);
        Staircase staircase = Staircase.BEGINNING;
        int right = 0;
        int trials = 20_000;
        for (int i = 0; i < trials; i++) {
            double probability = 0.98 - 0.07 * staircase.position();
            boolean heard = chance.nextDouble() < probability;
            right += heard ? 1 : 0;
            staircase = staircase.next(heard);
        }
        assertThat((double) right / trials).isCloseTo(0.8, within(0.015));
    }
}

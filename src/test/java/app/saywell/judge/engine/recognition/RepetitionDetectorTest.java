package app.saywell.judge.engine.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RepetitionDetectorTest {

    @Test
    void aPhraseSaidThreeTimesIsKeptOnce() {
        assertThat(RepetitionDetector.from(List.of(9, 1, 2, 1, 2, 1, 2, 3))).isEqualTo(3);
    }

    @Test
    void whatPeopleRepeatIsLeftAlone() {
        assertThat(RepetitionDetector.from(List.of(1, 2, 1, 2, 3, 3, 3, 3))).isEqualTo(8);
        assertThat(RepetitionDetector.from(List.of())).isZero();
    }

    @Test
    void oneSoundOverAndOverIsKeptOnce() {
        assertThat(RepetitionDetector.from(List.of(4, 7, 7, 7, 7, 7, 7))).isEqualTo(2);
    }
}

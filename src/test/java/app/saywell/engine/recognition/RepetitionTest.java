package app.saywell.engine.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class RepetitionTest {

    @Test
    void aPhraseSaidThreeTimesIsKeptOnce() {
        assertThat(Repetition.from(List.of(9, 1, 2, 1, 2, 1, 2, 3))).isEqualTo(3);
    }

    @Test
    void whatPeopleRepeatIsLeftAlone() {
        assertThat(Repetition.from(List.of(1, 2, 1, 2, 3, 3, 3, 3))).isEqualTo(8);
        assertThat(Repetition.from(List.of())).isZero();
    }

    @Test
    void oneSoundOverAndOverIsKeptOnce() {
        assertThat(Repetition.from(List.of(4, 7, 7, 7, 7, 7, 7))).isEqualTo(2);
    }
}

package app.saywell.engine.score;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.engine.lexicon.Phone;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeardPhoneTest {
    @ParameterizedTest
    @CsvSource({"TH, S", "IY, IH", "L, R", "V, W", "UW, W", "ER, R"})
    void mayNameWhatPeopleTakeForEachOther(Phone expected, Phone other) {
        assertThat(HeardPhone.alike(expected, other)).isTrue();
        assertThat(HeardPhone.alike(other, expected)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"AH, F", "IH, M", "IY, D", "S, EH"})
    void namesNoVowelForAConsonant(Phone expected, Phone other) {
        assertThat(HeardPhone.alike(expected, other)).isFalse();
        assertThat(HeardPhone.alike(other, expected)).isFalse();
    }
}

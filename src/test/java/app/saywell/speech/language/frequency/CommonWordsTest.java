package app.saywell.speech.language.frequency;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommonWordsTest {

    @ParameterizedTest
    @CsvSource({
        "the, FIRST_THOUSAND",
        "Playing, FIRST_THOUSAND",
        "forest, SECOND_THOUSAND",
        "benches, TO_FIVE_THOUSAND",
        "umbrella, RARER",
        "zqxv, RARER"
    })
    void tellsHowCommonAWordIs(String word, FrequencyBand band) {
        assertThat(CommonWords.band(word)).isEqualTo(band);
    }

    @ParameterizedTest
    @CsvSource({
        "stories, story",
        "stopped, stop",
        "making, make",
        "walks, walk",
        "boy's, boy",
        "his, his",
        "kites, kites",
        "glass, glass"
    })
    void countsFormsOfACommonWordAsOne(String form, String base) {
        assertThat(CommonWords.base(form)).isEqualTo(base);
    }
}

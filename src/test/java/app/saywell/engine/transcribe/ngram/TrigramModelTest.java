package app.saywell.engine.transcribe.ngram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrigramModelTest {
    private static final TrigramModel MODEL = TrigramModel.english();

    @Test
    void knowsItsWords() {
        assertThat(MODEL.words()).isEqualTo(72547);
        assertThat(MODEL.word(MODEL.find("zurich's"))).isEqualTo("zurich's");
        assertThat(MODEL.find("qwzx")).isEqualTo(TrigramModel.NONE);
    }

    @Test
    void probabilitiesOfAllWordsAddUpToOne() {
        double sum = 0;
        for (int word = 0; word < MODEL.words(); word++) {
            sum += Math.exp(MODEL.unigram(word));
        }
        assertThat(sum).isCloseTo(1, within(0.02));
    }

    @ParameterizedTest
    @ValueSource(strings = {"the", "united", "going", "<s>", "zurich"})
    void probabilitiesAfterAWordAddUpToOne(String before) {
        int history = MODEL.find(before);
        double sum = 0;
        for (int word = 0; word < MODEL.words(); word++) {
            sum += Math.exp(MODEL.bigram(history, word));
        }
        assertThat(sum).isCloseTo(1, within(0.02));
    }

    @ParameterizedTest
    @CsvSource({"in, the", "going, to", "the, united", "<s>, i", "a, zurich"})
    void probabilitiesAfterTwoWordsAddUpToOne(String first, String second) {
        double sum = 0;
        for (int word = 0; word < MODEL.words(); word++) {
            sum += Math.exp(MODEL.trigram(MODEL.find(first), MODEL.find(second), word));
        }
        assertThat(sum).isCloseTo(1, within(0.02));
    }

    @Test
    void prefersWhatPeopleSay() {
        int united = MODEL.find("united");
        int the = MODEL.find("the");
        assertThat(MODEL.trigram(the, united, MODEL.find("states")))
                .isGreaterThan(-1.5f)
                .isGreaterThan(MODEL.trigram(the, united, MODEL.find("cats")));
    }

    @Test
    void aHistoryWithoutABigramIsForgotten() {
        int zurich = MODEL.find("zurich");
        int the = MODEL.find("the");
        int cat = MODEL.find("cat");
        assertThat(MODEL.remembers(zurich, cat)).isFalse();
        assertThat(MODEL.trigram(zurich, cat, the)).isEqualTo(MODEL.bigram(cat, the));
    }
}

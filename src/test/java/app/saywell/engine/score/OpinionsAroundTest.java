package app.saywell.engine.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.network.Hearing;
import app.saywell.engine.network.Opinion;
import app.saywell.engine.network.SoundInputs;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

class OpinionsAroundTest {
    private static final float ELSE = -4;

    /// Two words, of two sounds and of one: scores 2, 1 and 0, heard at -1, -2 and -6.
    private static final Hearing HEARING =
            new Hearing(
                    new SoundInputs(
                            new int[] {3, 5, 3},
                            new int[] {0, 1, 2},
                            new int[] {1, 2, 3},
                            new int[] {0, 0, 1},
                            List.of()),
                    List.of(opinion(2, 3, -1), opinion(1, 5, -2), opinion(0, 3, -6)),
                    new float[3][]);

    @Test
    void theUtteranceIsTheSameForAllItsSounds() {
        List<float[]> vectors = OpinionsAround.of(HEARING);
        float[] expected = {1, 0, 2 / 3f, -3, 1, 2 / 3f};
        for (float[] vector : vectors) {
            assertThat(vector).hasSize(OpinionsAround.FEATURES);
            assertThat(Arrays.copyOf(vector, 6)).containsExactly(expected, within(1e-6f));
        }
    }

    @Test
    void theWordIsThatOfTheSound() {
        List<float[]> vectors = OpinionsAround.of(HEARING);
        assertThat(word(vectors.get(0))).containsExactly(1.5f, 1, -1.5f, 2.5f);
        assertThat(word(vectors.get(1))).containsExactly(word(vectors.get(0)));
        assertThat(word(vectors.get(2))).containsExactly(0, 0, -6, -2);
    }

    @Test
    void neighboursReachAcrossWordsAndEndAtTheEnds() {
        List<float[]> vectors = OpinionsAround.of(HEARING);
        assertThat(neighbours(vectors.get(0))).containsExactly(2, -1, 3, 1, -2, 2);
        assertThat(neighbours(vectors.get(1))).containsExactly(2, -1, 3, 0, -6, -2);
        assertThat(neighbours(vectors.get(2))).containsExactly(1, -2, 2, 0, -6, -2);
    }

    private static float[] word(float[] vector) {
        return Arrays.copyOfRange(vector, 6, 10);
    }

    private static float[] neighbours(float[] vector) {
        return Arrays.copyOfRange(vector, 10, 16);
    }

    private static Opinion opinion(float score, int phone, float own) {
        float[] heard = new float[Phone.values().length + 1];
        Arrays.fill(heard, ELSE);
        heard[phone] = own;
        return new Opinion(score, 0, heard);
    }
}

package app.saywell.engine.lexicon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/// A test language with two letters: `a` is sound 0, `b` is sound 3, and `a` after `b` is silent.
class GraphoneModelTest {
    private static final GraphoneModel MODEL = trained();

    @Test
    void learnsWhichSoundsLettersSpellAfterOthers() {
        GraphoneDecoder decoder = new GraphoneDecoder(MODEL);
        assertThat(decoder.guess("aab", 1).getFirst().sounds()).containsExactly(0, 0, 3);
        assertThat(decoder.guess("ba", 1).getFirst().sounds()).containsExactly(3);
        assertThat(decoder.guess("abab", 1).getFirst().sounds()).containsExactly(0, 3, 3);
    }

    @Test
    void knowsNothingOfLettersItNeverSaw() {
        assertThat(new GraphoneDecoder(MODEL).guess("axb", 3)).isEmpty();
    }

    @Test
    void probabilitiesAfterAnyHistoryAddUpToOne() {
        int[][] histories = {{GraphoneModel.BEGIN}, {GraphoneModel.BEGIN, 2}, {2, 3}, {3, 2, 2}};
        for (int[] history : histories) {
            double sum = Math.exp(MODEL.logProbability(history, GraphoneModel.END));
            for (int token = 2; token < 2 + MODEL.graphoneCount(); token++) {
                sum += Math.exp(MODEL.logProbability(history, token));
            }
            assertThat(sum).isCloseTo(1, within(0.06));
        }
    }

    @Test
    void isTheSameAfterWritingAndReading() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MODEL.write(out);
        GraphoneModel read = GraphoneModel.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(read.size()).isEqualTo(MODEL.size());
        int[] history = {GraphoneModel.BEGIN, 2, 3};
        assertThat(read.logProbability(history, 2)).isEqualTo(MODEL.logProbability(history, 2));
    }

    private static GraphoneModel trained() {
        GraphoneTraining training = new GraphoneTraining(3, 0);
        for (int i = 0; i < 20; i++) {
            training.add("a", new byte[] {0});
            training.add("b", new byte[] {3});
            training.add("ab", new byte[] {0, 3});
            training.add("ba", new byte[] {3});
            training.add("aa", new byte[] {0, 0});
            training.add("bab", new byte[] {3, 3});
            training.add("abb", new byte[] {0, 3, 3});
            training.add("aaba", new byte[] {0, 0, 3});
        }
        return training.train();
    }
}

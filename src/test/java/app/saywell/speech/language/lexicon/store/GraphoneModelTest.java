package app.saywell.speech.language.lexicon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.language.EngineException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
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

    /// With the letters of "ab" as one graphone or as two, the same sounds are said in two ways.
    @Test
    void waysToTheSameSoundsAreAddedUp() {
        GraphoneModel model = ambiguous();
        List<GraphoneDecoder.GraphoneGuess> guesses = new GraphoneDecoder(model).guess("ab", 5);
        assertThat(guesses).hasSize(1);
        int[] start = {GraphoneModel.BEGIN};
        double apart = model.logProbability(start, 2)
                + model.logProbability(new int[] {2}, 3)
                + model.logProbability(new int[] {3}, GraphoneModel.END);
        double together = model.logProbability(start, 4) + model.logProbability(new int[] {4}, GraphoneModel.END);
        assertThat(Math.exp(guesses.getFirst().logProbability()))
                .isCloseTo(Math.exp(apart) + Math.exp(together), within(1e-9));
    }

    @Test
    void anInterruptedSearchStops() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> new GraphoneDecoder(MODEL).guess("abab", 1))
                    .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.kind())
                            .isEqualTo(EngineException.EngineErrorKind.INTERRUPTED));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    /// Graphones `a`, `b` and `ab`, all as probable as the end of a word.
    private static GraphoneModel ambiguous() {
        List<Graphone> graphones = List.of(new Graphone("a", "x"), new Graphone("b", "y"), new Graphone("ab", "xy"));
        byte quarter = (byte) Math.round(Math.log(4) / GraphoneModel.LOG_STEP);
        GraphoneModel.NgramLevel level = new GraphoneModel.NgramLevel(
                new char[] {0, 2, 3, 4}, new byte[] {quarter, quarter, quarter, quarter}, new byte[0], new int[0]);
        return new GraphoneModel(graphones, new GraphoneModel.NgramLevel[] {level});
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

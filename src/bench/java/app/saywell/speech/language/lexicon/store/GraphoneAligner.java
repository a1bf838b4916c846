package app.saywell.speech.language.lexicon.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// Learns which letters spell which sounds from words alone. It uses expectation maximisation over
/// all ways to divide a word into graphones of one or two letters with up to two sounds.
///
/// Stress is ignored: sound codes come in threes, one for each stress of a phone.
final class GraphoneAligner {
    private static final int LETTERS = 27;
    private static final int PHONES = 39;
    private static final int ONE_LETTER_IDS = 1 + PHONES + PHONES * PHONES;
    /// How many letters and sounds a graphone may have, the likelier shapes first.
    private static final int[][] SHAPES = {{1, 1}, {1, 0}, {2, 1}, {1, 2}};

    private static final double[] SHAPE_PRIORS = {1, 0.1, 0.1, 0.01};

    private final double[] probabilities = new double[LETTERS * ONE_LETTER_IDS + LETTERS * LETTERS * PHONES];

    GraphoneAligner() {
        Arrays.fill(probabilities, 1);
    }

    /// Runs one iteration over all words and returns the sum of the logarithms of their
    /// probabilities.
    double expectationMaximizationRound(List<String> words, List<byte[]> sounds) {
        double[] expected = new double[probabilities.length];
        double total = 0;
        for (int w = 0; w < words.size(); w++) {
            total += addExpectedCounts(words.get(w), sounds.get(w), expected);
        }
        double sum = Arrays.stream(expected).sum();
        for (int i = 0; i < probabilities.length; i++) {
            probabilities[i] = expected[i] / sum;
        }
        return total;
    }

    private boolean uniform = true;

    void useLearnedProbabilities() {
        uniform = false;
    }

    private double probability(int shape, int id) {
        return uniform ? SHAPE_PRIORS[shape] * 1e-2 : probabilities[id];
    }

    private double addExpectedCounts(String word, byte[] sounds, double[] expected) {
        int letterCount = word.length();
        int soundCount = sounds.length;
        double[][] forward = new double[letterCount + 1][soundCount + 1];
        double[][] backward = new double[letterCount + 1][soundCount + 1];
        forward[0][0] = 1;
        backward[letterCount][soundCount] = 1;
        for (int i = 0; i <= letterCount; i++) {
            for (int j = 0; j <= soundCount; j++) {
                for (int shape = 0; shape < SHAPES.length && forward[i][j] > 0; shape++) {
                    int nextLetter = i + SHAPES[shape][0];
                    int nextSound = j + SHAPES[shape][1];
                    if (nextLetter <= letterCount && nextSound <= soundCount) {
                        forward[nextLetter][nextSound] += forward[i][j]
                                * probability(shape, graphoneId(word, i, nextLetter, sounds, j, nextSound));
                    }
                }
            }
        }
        for (int i = letterCount; i >= 0; i--) {
            for (int j = soundCount; j >= 0; j--) {
                for (int shape = 0; shape < SHAPES.length; shape++) {
                    int nextLetter = i + SHAPES[shape][0];
                    int nextSound = j + SHAPES[shape][1];
                    if (nextLetter <= letterCount && nextSound <= soundCount && backward[nextLetter][nextSound] > 0) {
                        int id = graphoneId(word, i, nextLetter, sounds, j, nextSound);
                        double completed = backward[nextLetter][nextSound] * probability(shape, id);
                        backward[i][j] += completed;
                        if (forward[letterCount][soundCount] > 0) {
                            expected[id] += forward[i][j] * completed / forward[letterCount][soundCount];
                        }
                    }
                }
            }
        }
        return forward[letterCount][soundCount] > 0 ? Math.log(forward[letterCount][soundCount]) : 0;
    }

    /// The most probable division of a word; empty if there is none, or only improbable ones.
    List<Graphone> segment(String word, byte[] sounds, double minLogPerLetter) {
        int letterCount = word.length();
        int soundCount = sounds.length;
        double[][] best = new double[letterCount + 1][soundCount + 1];
        int[][] bestShape = new int[letterCount + 1][soundCount + 1];
        for (double[] row : best) {
            Arrays.fill(row, Double.NEGATIVE_INFINITY);
        }
        best[0][0] = 0;
        for (int i = 0; i <= letterCount; i++) {
            for (int j = 0; j <= soundCount; j++) {
                for (int shapeIndex = 0; shapeIndex < SHAPES.length; shapeIndex++) {
                    int nextLetter = i + SHAPES[shapeIndex][0];
                    int nextSound = j + SHAPES[shapeIndex][1];
                    if (nextLetter <= letterCount && nextSound <= soundCount) {
                        double log = best[i][j]
                                + Math.log(probabilities[graphoneId(word, i, nextLetter, sounds, j, nextSound)]);
                        if (log > best[nextLetter][nextSound]) {
                            best[nextLetter][nextSound] = log;
                            bestShape[nextLetter][nextSound] = shapeIndex;
                        }
                    }
                }
            }
        }
        List<Graphone> parts = new ArrayList<>();
        if (best[letterCount][soundCount] > minLogPerLetter * letterCount) {
            for (int i = letterCount, j = soundCount; i > 0; ) {
                int[] shape = SHAPES[bestShape[i][j]];
                StringBuilder codes = new StringBuilder();
                for (int k = j - shape[1]; k < j; k++) {
                    codes.append((char) sounds[k]);
                }
                parts.add(new Graphone(word.substring(i - shape[0], i), codes.toString()));
                i -= shape[0];
                j -= shape[1];
            }
        }
        Collections.reverse(parts);
        return parts;
    }

    private static int graphoneId(String word, int i, int a, byte[] sounds, int j, int b) {
        int firstLetter = letterId(word.charAt(i));
        if (a - i == 2) {
            int pair = firstLetter * LETTERS + letterId(word.charAt(i + 1));
            return LETTERS * ONE_LETTER_IDS + pair * PHONES + sounds[j] / 3;
        }
        int soundPart =
                switch (b - j) {
                    case 0 -> 0;
                    case 1 -> 1 + sounds[j] / 3;
                    default -> 1 + PHONES + sounds[j] / 3 * PHONES + sounds[j + 1] / 3;
                };
        return firstLetter * ONE_LETTER_IDS + soundPart;
    }

    private static int letterId(char c) {
        return c == '\'' ? 26 : c - 'a';
    }
}

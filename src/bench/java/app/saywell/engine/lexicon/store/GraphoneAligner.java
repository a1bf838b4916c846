package app.saywell.engine.lexicon.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// Learns which letters spell which sounds from words alone, by expectation maximisation over all
/// ways to divide a word into graphones of one or two letters with none to two sounds.
///
/// Stress is ignored: sound codes come in threes, one for each stress of a phone.
final class GraphoneAligner {
    private static final int LETTERS = 27;
    private static final int PHONES = 39;
    private static final int ONE = 1 + PHONES + PHONES * PHONES;
    /// Letters and sounds that a graphone may take, the likelier first.
    private static final int[][] SHAPES = {{1, 1}, {1, 0}, {2, 1}, {1, 2}};

    private static final double[] PRIOR = {1, 0.1, 0.1, 0.01};

    private final double[] chance = new double[LETTERS * ONE + LETTERS * LETTERS * PHONES];

    GraphoneAligner() {
        Arrays.fill(chance, 1);
    }

    /// One round over all words; the sum of the logarithms of their probabilities.
    double learn(List<String> words, List<byte[]> sounds) {
        double[] expected = new double[chance.length];
        double total = 0;
        for (int w = 0; w < words.size(); w++) {
            total += expect(words.get(w), sounds.get(w), expected);
        }
        double sum = Arrays.stream(expected).sum();
        for (int i = 0; i < chance.length; i++) {
            chance[i] = expected[i] / sum;
        }
        return total;
    }

    private boolean uniform = true;

    void sharpen() {
        uniform = false;
    }

    private double chance(int shape, int id) {
        return uniform ? PRIOR[shape] * 1e-2 : chance[id];
    }

    private double expect(String word, byte[] sounds, double[] expected) {
        int n = word.length();
        int m = sounds.length;
        double[][] ahead = new double[n + 1][m + 1];
        double[][] behind = new double[n + 1][m + 1];
        ahead[0][0] = 1;
        behind[n][m] = 1;
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                for (int s = 0; s < SHAPES.length && ahead[i][j] > 0; s++) {
                    int a = i + SHAPES[s][0];
                    int b = j + SHAPES[s][1];
                    if (a <= n && b <= m) {
                        ahead[a][b] += ahead[i][j] * chance(s, id(word, i, a, sounds, j, b));
                    }
                }
            }
        }
        for (int i = n; i >= 0; i--) {
            for (int j = m; j >= 0; j--) {
                for (int s = 0; s < SHAPES.length; s++) {
                    int a = i + SHAPES[s][0];
                    int b = j + SHAPES[s][1];
                    if (a <= n && b <= m && behind[a][b] > 0) {
                        int id = id(word, i, a, sounds, j, b);
                        double here = behind[a][b] * chance(s, id);
                        behind[i][j] += here;
                        if (ahead[n][m] > 0) {
                            expected[id] += ahead[i][j] * here / ahead[n][m];
                        }
                    }
                }
            }
        }
        return ahead[n][m] > 0 ? Math.log(ahead[n][m]) : 0;
    }

    /// The likeliest division of a word; empty when there is none, or none that is at all likely.
    List<Graphone> divide(String word, byte[] sounds, double leastPerLetter) {
        int n = word.length();
        int m = sounds.length;
        double[][] best = new double[n + 1][m + 1];
        int[][] by = new int[n + 1][m + 1];
        for (double[] row : best) {
            Arrays.fill(row, Double.NEGATIVE_INFINITY);
        }
        best[0][0] = 0;
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                for (int s = 0; s < SHAPES.length; s++) {
                    int a = i + SHAPES[s][0];
                    int b = j + SHAPES[s][1];
                    if (a <= n && b <= m) {
                        double log = best[i][j] + Math.log(chance[id(word, i, a, sounds, j, b)]);
                        if (log > best[a][b]) {
                            best[a][b] = log;
                            by[a][b] = s;
                        }
                    }
                }
            }
        }
        List<Graphone> parts = new ArrayList<>();
        if (best[n][m] > leastPerLetter * n) {
            for (int i = n, j = m; i > 0; ) {
                int[] shape = SHAPES[by[i][j]];
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

    private static int id(String word, int i, int a, byte[] sounds, int j, int b) {
        int first = letter(word.charAt(i));
        if (a - i == 2) {
            int pair = first * LETTERS + letter(word.charAt(i + 1));
            return LETTERS * ONE + pair * PHONES + sounds[j] / 3;
        }
        int said =
                switch (b - j) {
                    case 0 -> 0;
                    case 1 -> 1 + sounds[j] / 3;
                    default -> 1 + PHONES + sounds[j] / 3 * PHONES + sounds[j + 1] / 3;
                };
        return first * ONE + said;
    }

    private static int letter(char c) {
        return c == '\'' ? 26 : c - 'a';
    }
}

package app.saywell.desk.lessons.passage;

import java.util.List;
import java.util.Locale;

/// Aligns two lists of words by edit distance. Ignores case and punctuation.
public final class WordAlignment {
    private final List<String> left;
    private final List<String> right;
    private final int[][] cost;

    private WordAlignment(List<String> left, List<String> right) {
        this.left = left.stream().map(WordAlignment::normalize).toList();
        this.right = right.stream().map(WordAlignment::normalize).toList();
        cost = new int[left.size() + 1][right.size() + 1];
        for (int i = 0; i <= left.size(); i++) {
            for (int j = 0; j <= right.size(); j++) {
                cost[i][j] = i == 0 ? j : j == 0 ? i : minCost(i, j);
            }
        }
    }

    /// For each word of the left list, the index of its word in the right list. An extra word gets
    /// the index of the word before. The right list must not be empty.
    public static int[] align(List<String> left, List<String> right) {
        return new WordAlignment(left, right).align();
    }

    private int[] align() {
        int[] indexes = new int[left.size()];
        int j = right.size();
        for (int i = left.size(); i > 0; ) {
            if (j > 0 && cost[i][j] == cost[i - 1][j - 1] + substitutionCost(i, j)) {
                indexes[--i] = --j;
            } else if (cost[i][j] == cost[i - 1][j] + 1) {
                indexes[--i] = Math.max(0, j - 1);
            } else {
                j--;
            }
        }
        return indexes;
    }

    private int minCost(int i, int j) {
        int substituted = cost[i - 1][j - 1] + substitutionCost(i, j);
        return Math.min(substituted, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
    }

    private int substitutionCost(int i, int j) {
        return left.get(i - 1).equals(right.get(j - 1)) ? 0 : 1;
    }

    private static String normalize(String word) {
        return word.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ENGLISH);
    }
}

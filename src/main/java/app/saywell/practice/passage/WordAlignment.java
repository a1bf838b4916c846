package app.saywell.practice.passage;

import java.util.List;
import java.util.Locale;

/// Puts the words of two lists beside one another by the fewest changes, whatever their case and
/// the signs around them.
public final class WordAlignment {
    private final List<String> left;
    private final List<String> right;
    private final int[][] cost;

    private WordAlignment(List<String> left, List<String> right) {
        this.left = left.stream().map(WordAlignment::plain).toList();
        this.right = right.stream().map(WordAlignment::plain).toList();
        cost = new int[left.size() + 1][right.size() + 1];
        for (int i = 0; i <= left.size(); i++) {
            for (int j = 0; j <= right.size(); j++) {
                cost[i][j] = i == 0 ? j : j == 0 ? i : least(i, j);
            }
        }
    }

    /// For each word of the left list the place in the right one that it belongs to: its own, or,
    /// for one too many, that of the word before. The right list must not be empty.
    public static int[] places(List<String> left, List<String> right) {
        return new WordAlignment(left, right).places();
    }

    private int[] places() {
        int[] places = new int[left.size()];
        int j = right.size();
        for (int i = left.size(); i > 0; ) {
            if (j > 0 && cost[i][j] == cost[i - 1][j - 1] + other(i, j)) {
                places[--i] = --j;
            } else if (cost[i][j] == cost[i - 1][j] + 1) {
                places[--i] = Math.max(0, j - 1);
            } else {
                j--;
            }
        }
        return places;
    }

    private int least(int i, int j) {
        int both = cost[i - 1][j - 1] + other(i, j);
        return Math.min(both, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
    }

    private int other(int i, int j) {
        return left.get(i - 1).equals(right.get(j - 1)) ? 0 : 1;
    }

    private static String plain(String word) {
        return word.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ENGLISH);
    }
}

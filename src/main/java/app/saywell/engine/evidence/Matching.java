package app.saywell.engine.evidence;

import java.util.Arrays;
import java.util.List;

/// Pairs two sequences along their edit distance.
public final class Matching {
    private Matching() {}

    /// For each of `ours` the index of its element of `theirs`, equal or in its place, or -1.
    public static int[] of(List<?> ours, List<?> theirs) {
        int n = ours.size();
        int m = theirs.size();
        int[][] cost = new int[n + 1][m + 1];
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                cost[i][j] = i * j == 0 ? i + j : least(cost, i, j, ours, theirs);
            }
        }
        int[] match = new int[n];
        Arrays.fill(match, -1);
        for (int i = n, j = m; i > 0 && j > 0; ) {
            boolean equal = ours.get(i - 1).equals(theirs.get(j - 1));
            if (cost[i][j] == cost[i - 1][j - 1] + (equal ? 0 : 1)) {
                i--;
                j--;
                match[i] = j;
            } else if (cost[i][j] == cost[i - 1][j] + 1) {
                i--;
            } else {
                j--;
            }
        }
        return match;
    }

    private static int least(int[][] cost, int i, int j, List<?> ours, List<?> theirs) {
        int swap = ours.get(i - 1).equals(theirs.get(j - 1)) ? 0 : 1;
        return Math.min(cost[i - 1][j - 1] + swap, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
    }
}

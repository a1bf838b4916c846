package app.saywell.desk.takes.recognition;

import java.util.List;

/// Compares texts by their words.
final class WordSimilarity {
    private WordSimilarity() {}

    /// The similarity of two texts, 0 to 1: one minus the word edit distance (Levenshtein) divided
    /// by the length of the longer text.
    static double similarity(List<String> first, List<String> second) {
        int maxLength = Math.max(first.size(), second.size());
        if (maxLength == 0) {
            return 0;
        }
        int[] previousRow = new int[second.size() + 1];
        for (int j = 0; j < previousRow.length; j++) {
            previousRow[j] = j;
        }
        for (int i = 1; i <= first.size(); i++) {
            int[] currentRow = new int[previousRow.length];
            currentRow[0] = i;
            for (int j = 1; j < currentRow.length; j++) {
                int substitutionCost = first.get(i - 1).equals(second.get(j - 1)) ? 0 : 1;
                currentRow[j] = Math.min(
                        previousRow[j - 1] + substitutionCost, 1 + Math.min(previousRow[j], currentRow[j - 1]));
            }
            previousRow = currentRow;
        }
        return 1 - (double) previousRow[second.size()] / maxLength;
    }
}

package app.saywell.desk.takes.spoken;

import app.saywell.desk.takes.spoken.DictatedWord.DictationFate;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Compares what somebody wrote from dictation with the sentence, word by word.
///
/// Spelling counts; capitals, punctuation and the kind of apostrophe do not. The cheapest alignment
/// is taken (Wagner and Fischer 1974), in which another word costs less than one left out and one
/// added.
public record DictationComparison(List<DictatedWord> words) {
    private static final int SKIP = 20;

    /// For a word that is nearly the same, and what is added to it for one that is not at all.
    private static final int REPLACE = 20;

    private static final int UNLIKE = 15;

    /// Copies the list.
    public DictationComparison {
        words = List.copyOf(words);
    }

    /// Compares.
    ///
    /// @param sentence the dictated text
    /// @param written what was written
    public static DictationComparison compare(String sentence, String written) {
        List<String> expected = wordsOf(sentence);
        List<String> typed = wordsOf(written);
        int[][] cost = new int[expected.size() + 1][typed.size() + 1];
        for (int i = 0; i <= expected.size(); i++) {
            for (int j = 0; j <= typed.size(); j++) {
                cost[i][j] = cheapest(cost, expected, typed, i, j);
            }
        }
        List<DictatedWord> words = new ArrayList<>();
        int i = expected.size();
        int j = typed.size();
        while (i > 0 || j > 0) {
            if (i > 0 && j > 0 && cost[i][j] == cost[i - 1][j - 1] + change(expected, typed, i, j)) {
                i--;
                j--;
                words.addFirst(new DictatedWord(
                        change(expected, typed, i + 1, j + 1) == 0 ? DictationFate.RIGHT : DictationFate.OTHER,
                        expected.get(i),
                        typed.get(j)));
            } else if (i > 0 && cost[i][j] == cost[i - 1][j] + SKIP) {
                i--;
                words.addFirst(new DictatedWord(DictationFate.MISSED, expected.get(i), ""));
            } else {
                j--;
                words.addFirst(new DictatedWord(DictationFate.ADDED, "", typed.get(j)));
            }
        }
        return new DictationComparison(words);
    }

    private static int cheapest(int[][] cost, List<String> expected, List<String> typed, int i, int j) {
        if (i == 0 || j == 0) {
            return SKIP * (i + j);
        }
        return Math.min(
                cost[i - 1][j - 1] + change(expected, typed, i, j), Math.min(cost[i - 1][j], cost[i][j - 1]) + SKIP);
    }

    private static int change(List<String> expected, List<String> typed, int i, int j) {
        String first = plain(expected.get(i - 1));
        String second = plain(typed.get(j - 1));
        return first.equals(second)
                ? 0
                : REPLACE + UNLIKE * edits(first, second) / Math.max(first.length(), second.length());
    }

    /// Letters to change, add or leave out (Levenshtein 1966).
    private static int edits(String first, String second) {
        int[] row = new int[second.length() + 1];
        Arrays.setAll(row, j -> j);
        for (int i = 1; i <= first.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= second.length(); j++) {
                int change = first.charAt(i - 1) == second.charAt(j - 1) ? 0 : 1;
                int cheapest = Math.min(diagonal + change, Math.min(row[j], row[j - 1]) + 1);
                diagonal = row[j];
                row[j] = cheapest;
            }
        }
        return row[second.length()];
    }

    /// Pieces without a letter or digit, such as a dash, are no words.
    private static List<String> wordsOf(String text) {
        return Arrays.stream(text.strip().split("\\s+"))
                .filter(word -> !plain(word).isEmpty())
                .toList();
    }

    private static String plain(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFC)
                .toLowerCase(Locale.ENGLISH)
                .replaceAll("[^\\p{L}\\p{M}\\d]", "");
    }

    /// How many words of the sentence are right.
    public int rightWords() {
        return count(DictationFate.RIGHT);
    }

    /// How many words the sentence has.
    public int sentenceWords() {
        return words.size() - count(DictationFate.ADDED);
    }

    /// Whether every word is right and none was added.
    public boolean isRight() {
        return count(DictationFate.RIGHT) == words.size();
    }

    private int count(DictationFate fate) {
        return (int) words.stream().filter(word -> word.fate() == fate).count();
    }
}

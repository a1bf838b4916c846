package app.saywell.desk.takes.spoken;

import app.saywell.desk.takes.spoken.DictatedWord.DictationFate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Compares what somebody wrote from dictation with the sentence, word by word.
///
/// Spelling counts; capitals, punctuation and the kind of apostrophe do not. Nobody hears how a figure, a sign or an
/// abbreviation is written, so "seven thirty" is right for "7:30", and the other way round. The cheapest alignment is
/// taken (Wagner and Fischer 1974), in which another word costs less than one left out and one added.
public record DictationComparison(List<DictatedWord> words) {
    private static final int SKIP = 20;

    /// For a word that is nearly the same, and what is added to it for one that is not at all.
    private static final int REPLACE = 20;

    private static final int UNLIKE = 15;

    /// The most words that one figure is written in, or the other way round.
    private static final int MAX_WORDS_FOR_ONE = 12;

    /// Copies the list.
    public DictationComparison {
        words = List.copyOf(words);
    }

    /// Compares. The first call loads the dictionary, unless an open sentence has loaded it.
    ///
    /// @param sentence the dictated text
    /// @param written what was written
    public static DictationComparison compare(String sentence, String written) {
        return new Alignment(DictationPiece.ofSentence(sentence), DictationPiece.of(written)).compared();
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

    /// The cheapest way to lay what was written over the sentence.
    private static final class Alignment {
        private final List<DictationPiece> expected;
        private final List<DictationPiece> typed;
        private final int[][] cost;

        Alignment(List<DictationPiece> expected, List<DictationPiece> typed) {
            this.expected = expected;
            this.typed = typed;
            cost = new int[expected.size() + 1][typed.size() + 1];
            for (int i = 0; i <= expected.size(); i++) {
                for (int j = 0; j <= typed.size(); j++) {
                    cost[i][j] = cheapest(i, j);
                }
            }
        }

        DictationComparison compared() {
            List<DictatedWord> words = new ArrayList<>();
            int i = expected.size();
            int j = typed.size();
            while (i > 0 || j > 0) {
                int[] same = sameBefore(i, j);
                if (same.length > 0 && cost[i][j] == cost[i - same[0]][j - same[1]]) {
                    words.addFirst(new DictatedWord(
                            DictationFate.RIGHT,
                            DictationPiece.written(expected.subList(i - same[0], i)),
                            DictationPiece.written(typed.subList(j - same[1], j))));
                    i -= same[0];
                    j -= same[1];
                } else if (i > 0 && j > 0 && cost[i][j] == cost[i - 1][j - 1] + change(i, j)) {
                    i--;
                    j--;
                    words.addFirst(new DictatedWord(
                            DictationFate.OTHER,
                            expected.get(i).written(),
                            typed.get(j).written()));
                } else if (i > 0 && cost[i][j] == cost[i - 1][j] + SKIP) {
                    i--;
                    words.addFirst(new DictatedWord(
                            DictationFate.MISSED, expected.get(i).written(), ""));
                } else {
                    j--;
                    words.addFirst(new DictatedWord(
                            DictationFate.ADDED, "", typed.get(j).written()));
                }
            }
            return new DictationComparison(words);
        }

        private int cheapest(int i, int j) {
            if (i == 0 || j == 0) {
                return SKIP * (i + j);
            }
            int least = Math.min(cost[i - 1][j - 1] + change(i, j), Math.min(cost[i - 1][j], cost[i][j - 1]) + SKIP);
            int[] same = sameBefore(i, j);
            return same.length == 0 ? least : Math.min(least, cost[i - same[0]][j - same[1]]);
        }

        /// How many pieces of the sentence and of what was written say the same just before a place, one of either
        /// alone; none where none do.
        private int[] sameBefore(int i, int j) {
            if (i == 0 || j == 0) {
                return new int[0];
            }
            if (expected.get(i - 1).isSame(typed.get(j - 1))) {
                return new int[] {1, 1};
            }
            int several = expected.get(i - 1).countOfSame(typed.subList(Math.max(0, j - MAX_WORDS_FOR_ONE), j));
            if (several > 0) {
                return new int[] {1, several};
            }
            several = typed.get(j - 1).countOfSame(expected.subList(Math.max(0, i - MAX_WORDS_FOR_ONE), i));
            return several > 0 ? new int[] {several, 1} : new int[0];
        }

        private int change(int i, int j) {
            String first = expected.get(i - 1).letters();
            String second = typed.get(j - 1).letters();
            return REPLACE + UNLIKE * edits(first, second) / Math.max(first.length(), second.length());
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
    }
}

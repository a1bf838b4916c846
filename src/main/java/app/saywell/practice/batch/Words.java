package app.saywell.practice.batch;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Texts as the words that are spoken, to be compared.
final class Words {
    private Words() {}

    /// In lower case, without marks.
    static List<String> of(String text) {
        String plain =
                Normalizer.normalize(text, Normalizer.Form.NFC)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[’'`]", "")
                        .replaceAll("[^\\p{L}\\p{N}]+", " ")
                        .strip();
        return plain.isEmpty() ? List.of() : Stream.of(plain.split(" ", -1)).toList();
    }

    /// How alike two texts are: 1 less the share of words that would have to be changed, put in or
    /// left out (Levenshtein distance over the length of the longer one). 0 to 1.
    static double likeness(List<String> one, List<String> other) {
        int longer = Math.max(one.size(), other.size());
        if (longer == 0) {
            return 0;
        }
        int[] above = new int[other.size() + 1];
        for (int j = 0; j < above.length; j++) {
            above[j] = j;
        }
        for (int i = 1; i <= one.size(); i++) {
            int[] row = new int[above.length];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int same = one.get(i - 1).equals(other.get(j - 1)) ? 0 : 1;
                row[j] = Math.min(above[j - 1] + same, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return 1 - (double) above[other.size()] / longer;
    }
}

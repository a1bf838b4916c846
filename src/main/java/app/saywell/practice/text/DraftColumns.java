package app.saywell.practice.text;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// The columns of a table of sentences, found by their headings or by what is in them.
///
/// Without headings the meaning is the column in Hangul and the sentence the longest of the others.
/// Where nothing is in Hangul, the last two columns of the first three are sentence and meaning, so
/// a group in front of them is left out.
///
/// @param meaning -1 if there is none
/// @param headed whether the first row names the columns
record DraftColumns(int text, int meaning, boolean headed) {
    private static final Set<String> TEXT_HEADINGS =
            Set.of("text", "sentence", "sentences", "english", "en", "문장", "영어", "영어 문장", "영문");
    private static final Set<String> MEANING_HEADINGS =
            Set.of(
                    "meaning",
                    "translation",
                    "korean",
                    "ko",
                    "note",
                    "뜻",
                    "해석",
                    "의미",
                    "우리말",
                    "한국어",
                    "한글");
    private static final Set<String> GROUP_HEADINGS =
            Set.of("group", "unit", "lesson", "no", "no.", "number", "단원", "그룹", "모둠", "차시", "번호");

    static DraftColumns of(List<TextTable.TableRow> rows) {
        TextTable.TableRow first = rows.getFirst();
        int text = heading(first, TEXT_HEADINGS);
        int meaning = heading(first, MEANING_HEADINGS);
        if (text >= 0) {
            return new DraftColumns(text, meaning, true);
        }
        boolean headed = meaning >= 0 || heading(first, GROUP_HEADINGS) >= 0;
        return guess(headed ? rows.subList(1, rows.size()) : rows, headed);
    }

    private static DraftColumns guess(List<TextTable.TableRow> rows, boolean headed) {
        int count = rows.stream().mapToInt(row -> row.cells().size()).max().orElse(0);
        Optional<Integer> hangul =
                IntStream.range(0, count)
                        .boxed()
                        .filter(column -> isHangul(rows, column))
                        .max(Comparator.comparing(column -> length(rows, column)));
        if (hangul.isEmpty() || count < 2) {
            int text = count > 2 ? 1 : 0;
            return new DraftColumns(text, text + 1 < count ? text + 1 : -1, headed);
        }
        int text =
                IntStream.range(0, count)
                        .boxed()
                        .filter(column -> !isHangul(rows, column))
                        .max(Comparator.comparing(column -> length(rows, column)))
                        .orElse(0);
        return new DraftColumns(text, hangul.get(), headed);
    }

    private static boolean isHangul(List<TextTable.TableRow> rows, int column) {
        long letters = 0;
        long hangul = 0;
        for (TextTable.TableRow row : rows) {
            letters += row.cell(column).chars().filter(Character::isLetter).count();
            hangul +=
                    row.cell(column)
                            .chars()
                            .filter(
                                    c ->
                                            Character.UnicodeScript.of(c)
                                                    == Character.UnicodeScript.HANGUL)
                            .count();
        }
        return hangul * 2 > letters;
    }

    private static long length(List<TextTable.TableRow> rows, int column) {
        return rows.stream().mapToLong(row -> row.cell(column).length()).sum();
    }

    private static int heading(TextTable.TableRow row, Set<String> wanted) {
        for (int column = 0; column < row.cells().size(); column++) {
            if (wanted.contains(row.cell(column).toLowerCase(Locale.ROOT))) {
                return column;
            }
        }
        return -1;
    }
}

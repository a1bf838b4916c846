package app.saywell.desk.lessons.text;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;

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
            Set.of("meaning", "translation", "korean", "ko", "note", "뜻", "해석", "의미", "우리말", "한국어", "한글");
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
        return guess(new TextTable(headed ? rows.subList(1, rows.size()) : rows), headed);
    }

    private static DraftColumns guess(TextTable table, boolean headed) {
        long[] lengths = table.columnSums(String::length);
        long[] letters = table.columnSums(
                cell -> cell.chars().filter(Character::isLetter).count());
        long[] hangul = table.columnSums(
                cell -> cell.chars().filter(DraftColumns::isHangul).count());
        int count = lengths.length;
        int meaning = longest(lengths, column -> hangul[column] * 2 > letters[column]);
        if (meaning < 0 || count < 2) {
            int text = count > 2 ? 1 : 0;
            return new DraftColumns(text, text + 1 < count ? text + 1 : -1, headed);
        }
        int text = longest(lengths, column -> hangul[column] * 2 <= letters[column]);
        return new DraftColumns(Math.max(0, text), meaning, headed);
    }

    /// The column with most in it among some; -1 if there is none.
    private static int longest(long[] lengths, IntPredicate among) {
        int longest = -1;
        for (int column = 0; column < lengths.length; column++) {
            if (among.test(column) && (longest < 0 || lengths[column] > lengths[longest])) {
                longest = column;
            }
        }
        return longest;
    }

    private static boolean isHangul(int character) {
        return Character.UnicodeScript.of(character) == Character.UnicodeScript.HANGUL;
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

package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.text.TextTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;

/// The columns of a table of sentences, found by their headings or by what is in them.
///
/// Without headings the translation is the column in another script and the sentence the column of
/// the others that looks most like sentences. Where nothing is in another script, the second of two
/// columns is the translation; more columns have none.
///
/// @param meaning -1 if there is none
/// @param headed whether the first row names the columns
record DraftColumns(int text, int meaning, boolean headed) {
    private static final Set<String> TEXT_HEADINGS = Set.of(
            "text",
            "sentence",
            "sentences",
            "english",
            "en",
            "front",
            "term",
            "question",
            "word",
            "phrase",
            "expression",
            "문장",
            "영어",
            "영어 문장",
            "영문",
            "앞면",
            "원문",
            "표현",
            "단어");
    private static final Set<String> MEANING_HEADINGS = Set.of(
            "meaning",
            "translation",
            "korean",
            "ko",
            "note",
            "back",
            "definition",
            "answer",
            "뜻",
            "해석",
            "의미",
            "우리말",
            "한국어",
            "한글",
            "뒷면",
            "번역");
    private static final Set<String> GROUP_HEADINGS =
            Set.of("group", "unit", "lesson", "no", "no.", "number", "단원", "그룹", "모둠", "차시", "번호");

    static DraftColumns of(TextTable table) {
        List<TextTable.TableRow> rows = table.rows();
        TextTable.TableRow first = rows.getFirst();
        int text = heading(first, TEXT_HEADINGS);
        int meaning = heading(first, MEANING_HEADINGS);
        if (text >= 0 && rows.size() > 1) {
            return new DraftColumns(text, meaning, true);
        }
        boolean headed = meaning >= 0 || heading(first, GROUP_HEADINGS) >= 0 || isUnlikeTheRest(rows);
        return guess(new TextTable(headed ? rows.subList(1, rows.size()) : rows), headed);
    }

    /// Whether only the first row has nothing in another script and no end of a sentence.
    private static boolean isUnlikeTheRest(List<TextTable.TableRow> rows) {
        return rows.size() > 1
                && rows.getFirst().cells().stream().noneMatch(DraftColumns::isContent)
                && rows.getFirst().cells().stream()
                        .filter(cell -> !cell.isEmpty())
                        .allMatch(cell -> cell.length() < 20)
                && rows.subList(1, rows.size()).stream()
                        .allMatch(row -> row.cells().stream()
                                        .filter(DraftColumns::isContent)
                                        .count()
                                > 1);
    }

    private static boolean isContent(String cell) {
        return TranslationSplitter.isOtherScript(cell) || DraftSentences.isEnd(cell);
    }

    private static DraftColumns guess(TextTable table, boolean headed) {
        int count = table.columnCount();
        long[] filled = table.columnSums(cell -> cell.isEmpty() ? 0 : 1);
        long[] other = table.columnSums(cell -> TranslationSplitter.isOtherScript(cell) ? 1 : 0);
        long[] lengths = table.columnSums(String::length);
        long[] likeness = table.columnSums(cell -> !DraftSentences.hasEnglish(cell)
                ? 0
                : Math.min(cell.length(), 200)
                        + (DraftSentences.isEnd(cell) ? 200 : 0)
                        + (cell.indexOf(' ') > 0 ? 20 : 0));
        int meaning = most(lengths, column -> filled[column] > 0 && other[column] * 2 > filled[column]);
        int text = Math.max(0, most(likeness, column -> column != meaning));
        boolean pair = meaning < 0 && count == 2 && text == 0;
        return new DraftColumns(text, pair ? 1 : meaning, headed);
    }

    /// The column with the most among some; -1 if there is none.
    private static int most(long[] sums, IntPredicate among) {
        int most = -1;
        for (int column = 0; column < sums.length; column++) {
            if (among.test(column) && (most < 0 || sums[column] > sums[most])) {
                most = column;
            }
        }
        return most;
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

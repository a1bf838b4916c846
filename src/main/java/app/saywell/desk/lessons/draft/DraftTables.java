package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.text.TextTable;
import app.saywell.speech.SpokenText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;

/// Reads sentences with their translations from tables: spreadsheets, word lists, and the notes
/// that Anki and Quizlet write.
final class DraftTables {
    private static final Pattern NOTES_LINE = Pattern.compile("#([a-z ]+):(.*)");
    private static final Pattern SOUND = Pattern.compile("\\[sound:[^\\[\\]]*]|\\{\\{c\\d+::(.*?)(?:::[^{}]*)?}}");
    private static final Pattern BREAK = Pattern.compile("(?i)<(?:br|div|p|li)\\b[^<>]*>");
    private static final Pattern CLOSE_COMMA = Pattern.compile(",(?![ \\r\\n])");

    /// Stands for a comma that separates nothing; no text has it.
    private static final String COMMA_SPACE = "\ue000";

    private static final Map<String, Character> SEPARATORS =
            Map.of("tab", '\t', "comma", ',', "semicolon", ';', "pipe", '|', "colon", ':', "space", ' ');

    private DraftTables() {}

    /// Whether a text is an export of notes with lines that describe it.
    static boolean isNotes(String text) {
        return text.lines().limit(1).anyMatch(line -> {
            Matcher described = NOTES_LINE.matcher(line);
            return described.matches()
                    && List.of("separator", "html", "notetype", "deck", "columns", "tags column")
                            .contains(described.group(1));
        });
    }

    /// Reads an export of notes.
    static List<DraftPart> readNotes(String text) {
        char separator = '\t';
        List<Integer> skipped = new ArrayList<>();
        for (String line : text.lines().takeWhile(line -> line.startsWith("#")).toList()) {
            Matcher described = NOTES_LINE.matcher(line);
            String value = described.matches() ? described.group(2).strip() : "";
            if (line.startsWith("#separator:")) {
                separator = value.length() == 1
                        ? value.charAt(0)
                        : SEPARATORS.getOrDefault(value.toLowerCase(Locale.ROOT), '\t');
            } else if (described.matches() && described.group(1).endsWith(" column") && value.matches("\\d{1,4}")) {
                skipped.add(Integer.parseInt(value) - 1);
            }
        }
        String rows = text.lines().dropWhile(line -> line.startsWith("#")).collect(Collectors.joining("\n"));
        return read(withoutMarkup(without(TextTable.read(rows, separator), skipped)));
    }

    private static TextTable without(TextTable table, List<Integer> skipped) {
        return new TextTable(table.rows().stream()
                .map(row -> {
                    List<String> cells = new ArrayList<>();
                    for (int i = 0; i < row.cells().size(); i++) {
                        cells.add(skipped.contains(i) ? "" : row.cell(i));
                    }
                    return new TextTable.TableRow(row.line(), cells);
                })
                .toList());
    }

    /// A table whose cells are freed from HTML and from references to sounds.
    static TextTable withoutMarkup(TextTable table) {
        return TextTable.of(table.rows().stream()
                .map(row -> new TextTable.TableRow(
                        row.line(), row.cells().stream().map(DraftTables::plain).toList()))
                .toList());
    }

    private static String plain(String cell) {
        String said = SOUND.matcher(cell)
                .replaceAll(match -> match.group(1) == null ? "" : Matcher.quoteReplacement(match.group(1)));
        return Jsoup.parseBodyFragment(BREAK.matcher(said).replaceAll(" "))
                .text()
                .replace('\u00a0', ' ');
    }

    /// Reads a table of comma- or tab-separated values. A comma before a space is part of a sentence
    /// where others have no space behind them and no cell is in quotation marks.
    static List<DraftPart> readSeparated(String text) {
        boolean inSentences = text.contains(", ")
                && text.indexOf('"') < 0
                && CLOSE_COMMA.matcher(text).find();
        if (!inSentences) {
            return read(TextTable.read(text));
        }
        return read(new TextTable(TextTable.read(text.replace(", ", COMMA_SPACE)).rows().stream()
                .map(row -> new TextTable.TableRow(
                        row.line(),
                        row.cells().stream()
                                .map(cell -> cell.replace(COMMA_SPACE, ", "))
                                .toList()))
                .toList()));
    }

    /// One sentence for each row.
    static List<DraftPart> read(TextTable raw) {
        TextTable table = withWholeTexts(raw);
        if (table.rows().isEmpty()) {
            return List.of();
        }
        DraftColumns columns = DraftColumns.of(table);
        List<DraftPart> parts = new ArrayList<>();
        List<TextTable.TableRow> rows = table.rows();
        for (TextTable.TableRow row : columns.headed() ? rows.subList(1, rows.size()) : rows) {
            String sentence = SpokenText.withoutBullet(row.cell(columns.text())).strip();
            if (DraftSentences.hasEnglish(sentence) && !PlainLessons.isNothingToRead(sentence)) {
                parts.addAll(DraftSentences.sentencesOf(DraftPart.sentence(sentence, row.cell(columns.meaning()))));
            } else {
                parts.add(DraftPart.leftOut(String.join(" ", row.cells()).strip()));
            }
        }
        return parts;
    }

    /// Rows of different lengths have sentences with commas in them and no quotation marks around:
    /// what is before the last cell in another script is one sentence.
    private static TextTable withWholeTexts(TextTable table) {
        List<TextTable.TableRow> rows = table.rows();
        int columns = table.columnCount();
        boolean even = rows.stream().allMatch(row -> row.cells().size() == columns);
        boolean translated = rows.stream()
                .skip(1)
                .allMatch(row -> TranslationSplitter.isOtherScript(row.cells().getLast()));
        boolean spoken = rows.stream().skip(1).allMatch(row -> DraftSentences.hasEnglish(row.cell(0)));
        boolean several = rows.stream().allMatch(row -> row.cells().size() > 1);
        return even || rows.size() < 2 || !several || !translated || !spoken
                ? table
                : new TextTable(rows.stream().map(DraftTables::withWholeText).toList());
    }

    private static TextTable.TableRow withWholeText(TextTable.TableRow row) {
        List<String> cells = row.cells();
        long other = cells.stream()
                .skip(1)
                .dropWhile(cell -> !TranslationSplitter.isOtherScript(cell))
                .count();
        int border = other == 0 ? cells.size() - 1 : (int) (cells.size() - other);
        return new TextTable.TableRow(
                row.line(),
                List.of(
                        String.join(", ", cells.subList(0, border)),
                        String.join(", ", cells.subList(border, cells.size()))));
    }
}

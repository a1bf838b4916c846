package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A class list as a table in which every row below the headings may be a learner.
///
/// Numbers that stand in one cell with the name get columns of their own, and blocks of columns
/// beside one another, as lists are printed, are put below one another.
///
/// @param headings the row of headings; empty if there is none
/// @param rows those that may be learners
/// @param others titles, remarks, repeated headings and sums
/// @param columns what is in the columns, as far as is found
public record RosterTable(
        Optional<TextTable.TableRow> headings,
        List<TextTable.TableRow> rows,
        List<TextTable.TableRow> others,
        List<RosterColumn> columns) {
    private static final int HEADING_ROWS = 15;
    private static final Pattern TITLE = Pattern.compile(
            "(?i).*(?:학년|학교|\\d\\s?반(?:\\s|$)|명렬|명부|명단|출석부|class list|roster|register|\\bclass\\b|\\bgrade \\d|\\byear"
                    + " \\d|school|kurs|klasse \\d).*");
    private static final Pattern LIST_TITLE = Pattern.compile("(?i)명렬|명부|명단|출석부|학년도|class list|\\broster\\b");
    private static final Pattern NUMBERS_AND_NAME =
            Pattern.compile("((?:\\d{1,10}\\s?(?:학년|반|번)?[\\s.)\\-:]*+|[①-⑳]\\s*+){1,4})(?=\\p{L})(?!번|반|학년|명)(.*)");
    private static final Pattern NAME_AND_NUMBER =
            Pattern.compile("(\\p{L}[^\\d(]{0,60}?)\\s*\\(?\\s?(\\d{1,6})\\s?번?\\)?");
    private static final Pattern ROLE = Pattern.compile("(?i)\\s*(?:role|type|역할|구분)\\s*");
    private static final Pattern TEACHER = Pattern.compile("(?i)(?:teacher|owner|instructor|교사|선생님|강사|소유자)");
    private static final Pattern ONE_NUMBER = Pattern.compile("\\d{1,10}|[①-⑳]");

    /// Finds what is what in a table.
    public static RosterTable of(TextTable table) {
        TextTable split = splitCells(table);
        int heading = headingRow(split);
        List<TextTable.TableRow> others = new ArrayList<>();
        List<TextTable.TableRow> rows = new ArrayList<>();
        for (int i = 0; i < split.rows().size(); i++) {
            TextTable.TableRow row = split.rows().get(i);
            if (i < heading || (heading < 0 && rows.isEmpty() && isTitle(row))) {
                others.add(row);
            } else if (i != heading) {
                rows.add(row);
            }
        }
        Optional<TextTable.TableRow> headings =
                heading < 0 ? Optional.empty() : Optional.of(split.rows().get(heading));
        return RosterBlocks.unfold(new RosterTable(headings, rows, others, List.of()))
                .detected();
    }

    /// The number of columns.
    int width() {
        return Math.max(
                headings.map(row -> row.cells().size()).orElse(0),
                rows.stream().mapToInt(row -> row.cells().size()).max().orElse(0));
    }

    private RosterTable detected() {
        RosterTable headed = headings.isPresent() ? this : withFoundHeading();
        List<RosterColumn> found = RosterColumnDetector.detect(headed);
        Map<Boolean, List<TextTable.TableRow>> isOther =
                headed.rows().stream().collect(Collectors.partitioningBy(row -> headed.isNoLearner(row, found)));
        List<TextTable.TableRow> allOthers = new ArrayList<>(headed.others());
        allOthers.addAll(isOther.getOrDefault(true, List.of()));
        return new RosterTable(
                headed.headings(), isOther.getOrDefault(false, List.of()), List.copyOf(allOthers), found);
    }

    /// A first row that is no number where all others have one names the columns in words that are
    /// not known.
    private RosterTable withFoundHeading() {
        if (rows.size() < 3) {
            return this;
        }
        List<TextTable.TableRow> rest = rows.subList(1, rows.size());
        for (int column = 0; column < width(); column++) {
            int index = column;
            String first = rows.getFirst().cell(index);
            boolean worded = !first.isEmpty()
                    && first.codePoints().noneMatch(Character::isDigit)
                    && !RosterCells.isNumber(first)
                    && rows.getFirst().cells().stream().noneMatch(PersonNames::isKorean);
            if (worded
                    && rest.stream().limit(HEADING_ROWS * 20L).allMatch(row -> RosterCells.isNumber(row.cell(index)))) {
                return new RosterTable(Optional.of(rows.getFirst()), rest, others, columns);
            }
        }
        return this;
    }

    private boolean isNoLearner(TextTable.TableRow row, List<RosterColumn> found) {
        String first =
                row.cells().stream().filter(cell -> !cell.isEmpty()).findFirst().orElse("");
        boolean teaches = headings.stream().anyMatch(heading -> teaches(heading, row));
        boolean repeated =
                headings.filter(heading -> heading.cells().equals(row.cells())).isPresent();
        return hasLeft(row, found)
                || teaches
                || repeated
                || RosterCells.isNote(first)
                || (RosterCells.isTotal(first) && namesNobody(row, found, first));
    }

    /// Whether a row says that its learner has left the class.
    boolean hasLeft(TextTable.TableRow row) {
        return hasLeft(row, columns);
    }

    private static boolean hasLeft(TextTable.TableRow row, List<RosterColumn> columns) {
        return IntStream.range(0, row.cells().size())
                .anyMatch(i -> (RosterCells.isGone(row.cell(i)) && !isCounted(row, i))
                        || (isName(columns, i) && RosterCells.isGoneName(row.cell(i))));
    }

    /// Whether a number stands behind a cell, as in a box beside the list that counts who has come and left.
    private static boolean isCounted(TextTable.TableRow row, int column) {
        return column + 1 < row.cells().size() && RosterCells.isNumber(row.cell(column + 1));
    }

    private static boolean isName(List<RosterColumn> columns, int column) {
        return column < columns.size()
                && Set.of(RosterColumn.NAME, RosterColumn.GIVEN, RosterColumn.FAMILY)
                        .contains(columns.get(column));
    }

    private static boolean teaches(TextTable.TableRow headings, TextTable.TableRow row) {
        for (int i = 0; i < headings.cells().size(); i++) {
            if (ROLE.matcher(headings.cell(i)).matches()
                    && TEACHER.matcher(row.cell(i)).matches()) {
                return true;
            }
        }
        return false;
    }

    /// Whether all names in a row are the word for a sum, or are figures.
    private static boolean namesNobody(TextTable.TableRow row, List<RosterColumn> columns, String total) {
        for (int i = 0; i < Math.min(columns.size(), row.cells().size()); i++) {
            String cell = row.cell(i);
            if (isName(columns, i)
                    && !cell.isEmpty()
                    && !cell.equals(total)
                    && cell.codePoints().noneMatch(Character::isDigit)) {
                return false;
            }
        }
        return true;
    }

    private static int headingRow(TextTable table) {
        int best = -1;
        long most = 0;
        for (int i = 0; i < Math.min(HEADING_ROWS, table.rows().size()); i++) {
            TextTable.TableRow row = table.rows().get(i);
            List<RosterHeading> known = row.cells().stream()
                    .flatMap(cell -> RosterHeading.of(cell).stream())
                    .toList();
            boolean figures = row.cells().stream().anyMatch(RosterCells::isNumber);
            boolean named = known.stream().anyMatch(RosterHeading::isName);
            boolean several = known.size() > 1 || known.size() == filled(row) || i == 0;
            if (named && several && !figures && known.size() > most) {
                best = i;
                most = known.size();
            }
        }
        return best;
    }

    private static boolean isTitle(TextTable.TableRow row) {
        List<String> filled =
                row.cells().stream().filter(cell -> !cell.isEmpty()).toList();
        return filled.size() == 1
                && filled.getFirst().length() <= 80
                && (TITLE.matcher(filled.getFirst()).matches() || RosterCells.isNote(filled.getFirst()));
    }

    /// Numbers and names in one cell, such as `3 2 14 강하늘` or `1. 강하늘`, become columns if most
    /// rows are written so.
    private static TextTable splitCells(TextTable table) {
        Optional<TextTable> joined = SeveralNames.joined(table);
        if (joined.isPresent()) {
            return joined.get();
        }
        if (table.rows().stream().anyMatch(row -> filled(row) > 1)) {
            return table;
        }
        if (!table.rows().isEmpty()
                && table.rows().stream().allMatch(row -> namesInOneCell(row).size() > 1)) {
            return new TextTable(table.rows().stream()
                    .map(row -> new TextTable.TableRow(row.line(), namesInOneCell(row)))
                    .toList());
        }
        Map<Integer, Integer> counts = new TreeMap<>();
        table.rows().forEach(row -> counts.merge(leadingNumbers(whole(row)).size(), 1, Integer::sum));
        int numbers = counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(0);
        boolean most = 2 * counts.getOrDefault(numbers, 0) > table.rows().size();
        if (numbers > 0 && most) {
            return split(table, numbers);
        }
        long behind = table.rows().stream()
                .filter(row -> NAME_AND_NUMBER.matcher(whole(row)).matches())
                .count();
        return 2 * behind > table.rows().size() && behind > 1 ? splitBehind(table) : table;
    }

    /// Korean names in one cell with signs or spaces between them; none where anything else is there.
    private static List<String> namesInOneCell(TextTable.TableRow row) {
        String text = whole(row);
        return Stream.of(text.split("\\s*[/·・、,]\\s*", -1), text.split("\\s+", -1))
                .map(List::of)
                .filter(names -> names.size() > 1 && names.stream().allMatch(PersonNames::isKorean))
                .findFirst()
                .orElse(List.of());
    }

    private static TextTable split(TextTable table, int numbers) {
        List<TextTable.TableRow> rows = new ArrayList<>();
        for (TextTable.TableRow row : table.rows()) {
            String text = whole(row);
            List<String> cells = new ArrayList<>(leadingNumbers(text));
            boolean titled = LIST_TITLE.matcher(text).find() || (cells.size() != numbers && isTitle(row));
            if (titled || RosterCells.isTotal(text)) {
                rows.add(new TextTable.TableRow(row.line(), List.of(text)));
                continue;
            }
            String name = cells.isEmpty() ? text : nameBehind(text);
            String[] words = text.split("\\s+", -1);
            boolean heads = cells.isEmpty()
                    && words.length == numbers + 1
                    && RosterHeading.of(words[numbers])
                            .filter(RosterHeading::isName)
                            .isPresent();
            if (heads) {
                rows.add(new TextTable.TableRow(row.line(), List.of(words)));
                continue;
            }
            while (cells.size() < numbers) {
                cells.addFirst("");
            }
            List<String> last = new ArrayList<>(cells.subList(cells.size() - numbers, cells.size()));
            last.add(name);
            rows.add(new TextTable.TableRow(row.line(), List.copyOf(last)));
        }
        return new TextTable(rows);
    }

    private static TextTable splitBehind(TextTable table) {
        return new TextTable(table.rows().stream()
                .map(row -> {
                    Matcher both = NAME_AND_NUMBER.matcher(whole(row));
                    return both.matches()
                            ? new TextTable.TableRow(row.line(), List.of(both.group(2), both.group(1)))
                            : new TextTable.TableRow(row.line(), List.of("", whole(row)));
                })
                .toList());
    }

    /// The numbers in front of a name in one cell; none where there is no name behind.
    static List<String> leadingNumbers(String text) {
        Matcher both = NUMBERS_AND_NAME.matcher(text);
        return both.matches()
                ? ONE_NUMBER
                        .matcher(both.group(1))
                        .results()
                        .map(result -> result.group())
                        .toList()
                : List.of();
    }

    /// The text behind the numbers in front of it.
    static String nameBehind(String text) {
        Matcher both = NUMBERS_AND_NAME.matcher(text);
        return both.matches() ? both.group(2) : text;
    }

    private static String whole(TextTable.TableRow row) {
        return RosterCells.text(
                row.cells().stream().filter(cell -> !cell.isEmpty()).findFirst().orElse(""));
    }

    private static long filled(TextTable.TableRow row) {
        return row.cells().stream().filter(cell -> !cell.isEmpty()).count();
    }
}

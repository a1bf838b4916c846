package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TextTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Class lists without headings in which a number may be followed by several names: `1. 나윤재, 표가온` are two learners,
/// of whom the first has the number, and `2 Lee, Eun` is one.
///
/// A wrong learner is worse than a joined name: nothing is taken apart where what stands behind a name may be a remark,
/// a role or a column.
final class SeveralNames {
    private SeveralNames() {}

    /// A row with its numbers and its names; at least one name.
    ///
    /// @param familyFirst whether the name is a family name, a comma and a given name
    private record NamedRow(long line, List<String> numbers, List<String> names, boolean familyFirst) {}

    /// The list with a row for each learner, numbers first; empty where no number is followed by several names, and
    /// where they are columns: all rows have as many cells.
    static Optional<TextTable> apart(TextTable table) {
        boolean headed = table.rows().stream()
                .flatMap(row -> row.cells().stream())
                .anyMatch(cell -> RosterHeading.of(cell).isPresent());
        List<NamedRow> rows = new ArrayList<>();
        for (TextTable.TableRow row : headed ? List.<TextTable.TableRow>of() : table.rows()) {
            Optional<NamedRow> named = named(row);
            boolean isBordered = table.separator() == TextTable.CellSeparator.OTHER
                    && filled(row).size() > 1;
            if (named.isEmpty() || isBordered) {
                return Optional.empty();
            }
            rows.add(named.get());
        }
        boolean isTaken = areColumns(table)
                ? table.separator() == TextTable.CellSeparator.COMMA_AND_SPACE
                        && rows.stream().allMatch(NamedRow::familyFirst)
                : rows.stream().anyMatch(NamedRow::familyFirst) || areOftenSeveral(rows);
        return isTaken && areDifferent(rows) ? Optional.of(unfolded(rows)) : Optional.empty();
    }

    /// The rows of a list without headings in which somebody else may stand who is not added: two Korean names in one,
    /// or another one in a column that few rows have.
    static List<RosterPreview.RosterProblem> doubts(RosterTable table, List<RosterColumn> columns) {
        if (table.headings().isPresent()) {
            return List.of();
        }
        Set<Integer> rare = IntStream.range(0, columns.size())
                .filter(i -> columns.get(i) == RosterColumn.IGNORED)
                .filter(i -> table.rows().stream()
                                        .filter(row -> !row.cell(i).isEmpty())
                                        .count()
                                * 2
                        < table.rows().size())
                .boxed()
                .collect(Collectors.toSet());
        int name = columns.indexOf(RosterColumn.NAME);
        return table.rows().stream()
                .filter(row -> wholeNames(RosterCells.name(row.cell(name))).size() > 1
                        || (PersonNames.isKorean(RosterCells.name(row.cell(name)))
                                && rare.stream().anyMatch(i -> isAnotherKorean(row.cell(i)))))
                .map(row -> new RosterPreview.RosterProblem(
                        row.line(),
                        RosterPreview.RosterProblem.RosterProblemKind.PERHAPS_SEVERAL,
                        RosterCells.text(String.join(" ", row.cells()))))
                .toList();
    }

    private static boolean isAnotherKorean(String cell) {
        return RosterCells.hasHangul(cell) && PersonNames.isAnother(RosterCells.text(cell));
    }

    private static boolean areColumns(TextTable table) {
        return table.columnCount() > 1
                && table.rows().stream()
                                .map(row -> row.cells().size())
                                .distinct()
                                .count()
                        == 1;
    }

    /// Whether several names stand behind at least every other number; fewer may be remarks.
    private static boolean areOftenSeveral(List<NamedRow> rows) {
        long several = rows.stream().filter(row -> row.names().size() > 1).count();
        return several > 0 && several * 2 >= rows.size();
    }

    /// Whether nobody stands there twice, as a role may.
    private static boolean areDifferent(List<NamedRow> rows) {
        Set<String> seen = new HashSet<>();
        return rows.stream().flatMap(row -> row.names().stream().skip(1)).allMatch(seen::add);
    }

    private static TextTable unfolded(List<NamedRow> rows) {
        int numbers = rows.stream().mapToInt(row -> row.numbers().size()).max().orElse(0);
        List<TextTable.TableRow> learners = new ArrayList<>();
        for (NamedRow row : rows) {
            for (int i = 0; i < row.names().size(); i++) {
                List<String> cells = new ArrayList<>(i == 0 ? row.numbers() : List.of());
                while (cells.size() < numbers) {
                    cells.addFirst("");
                }
                cells.add(row.names().get(i));
                learners.add(new TextTable.TableRow(row.line(), List.copyOf(cells)));
            }
        }
        return new TextTable(learners);
    }

    /// Empty for a row that is anything but a number with names of one script.
    private static Optional<NamedRow> named(TextTable.TableRow row) {
        List<String> cells = filled(row);
        if (cells.isEmpty()) {
            return Optional.empty();
        }
        String first = RosterCells.text(cells.getFirst());
        List<String> numbers = RosterTable.leadingNumbers(first);
        String name = RosterTable.nameBehind(first);
        List<String> others = cells.subList(1, cells.size());
        List<String> spaced = wholeNames(name);
        boolean isName = spaced.size() > 1
                || PersonNames.likeness(name) > 1
                || RosterCells.isGone(name)
                || RosterCells.isGoneName(name);
        boolean areNames = others.stream()
                .allMatch(other ->
                        PersonNames.isAnother(other) && RosterCells.hasHangul(other) == RosterCells.hasHangul(name));
        if (numbers.isEmpty() || RosterCells.isTotal(first) || !isName || !areNames) {
            return Optional.empty();
        }
        boolean familyFirst = others.size() == 1 && isOneLatinWord(name) && isOneLatinWord(others.getFirst());
        List<String> names = familyFirst
                ? List.of(name + ", " + others.getFirst())
                : Stream.concat(spaced.stream(), others.stream()).toList();
        return Optional.of(new NamedRow(row.line(), numbers, names, familyFirst));
    }

    /// Korean names with spaces between them; a foreign name in Hangul stays whole: `소피아 마르티네즈`.
    private static List<String> wholeNames(String text) {
        List<String> parts = List.of(text.split("\\s+", -1));
        boolean areSeveral = PersonNames.isWholeKorean(parts.getFirst())
                && parts.stream().skip(1).allMatch(PersonNames::isAnother);
        return areSeveral ? parts : List.of(text);
    }

    private static boolean isOneLatinWord(String text) {
        return text.indexOf(' ') < 0 && !RosterCells.hasHangul(text);
    }

    private static List<String> filled(TextTable.TableRow row) {
        return row.cells().stream().filter(cell -> !cell.isEmpty()).toList();
    }
}

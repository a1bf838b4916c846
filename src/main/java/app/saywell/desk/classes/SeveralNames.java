package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TextTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// What stands behind a name in class lists without headings: a given name (`2 Lee, Eun`), which is joined to it, or
/// perhaps another learner (`1. 나윤재, 표가온`). A wrong learner is worse than a question: nobody is added, and such rows
/// are named.
final class SeveralNames {
    private SeveralNames() {}

    /// A row with its numbers and its name.
    ///
    /// @param familyFirst whether the name is a family name, a comma and a given name
    private record NamedRow(long line, List<String> numbers, String name, boolean familyFirst) {}

    /// The list with given names joined to the family names before them, numbers first; empty where there are none, and
    /// where they are columns: all rows have as many cells.
    static Optional<TextTable> joined(TextTable table) {
        boolean headed = table.rows().stream()
                .flatMap(row -> row.cells().stream())
                .anyMatch(cell -> RosterHeading.of(cell).isPresent());
        if (headed || table.separator() == TextTable.CellSeparator.OTHER) {
            return Optional.empty();
        }
        List<NamedRow> rows = new ArrayList<>();
        for (TextTable.TableRow row : table.rows()) {
            Optional<NamedRow> named = named(row);
            if (named.isEmpty()) {
                return Optional.empty();
            }
            rows.add(named.get());
        }
        long joined = rows.stream().filter(NamedRow::familyFirst).count();
        boolean isTaken = areColumns(table)
                ? joined == rows.size() && table.separator() == TextTable.CellSeparator.COMMA_AND_SPACE
                : joined > 0;
        return isTaken && joined > 0 && areDifferent(rows) ? Optional.of(table(rows)) : Optional.empty();
    }

    /// The rows of a list without headings in which somebody else may stand who is not added: two Korean names in one
    /// cell, or another one in a column that is not read. Of a column that most rows have, which is more often one
    /// of parents or nicknames, only the first row is named.
    static List<RosterPreview.RosterProblem> doubts(RosterTable table, List<RosterColumn> columns) {
        if (table.headings().isPresent()) {
            return List.of();
        }
        int name = columns.indexOf(RosterColumn.NAME);
        Set<TextTable.TableRow> doubtful = new HashSet<>(table.rows().stream()
                .filter(row -> areSeveral(RosterCells.name(row.cell(name))))
                .toList());
        IntStream.range(0, columns.size())
                .filter(i -> columns.get(i) == RosterColumn.IGNORED)
                .mapToObj(i -> table.rows().stream()
                        .filter(row -> PersonNames.isKorean(RosterCells.name(row.cell(name)))
                                && PersonNames.isAnotherKorean(RosterCells.text(row.cell(i))))
                        .toList())
                .map(rows -> rows.size() * 2 <= table.rows().size()
                        ? rows
                        : rows.stream().limit(1).toList())
                .forEach(doubtful::addAll);
        return table.rows().stream()
                .filter(doubtful::contains)
                .map(row -> new RosterPreview.RosterProblem(
                        row.line(),
                        RosterPreview.RosterProblem.RosterProblemKind.PERHAPS_SEVERAL,
                        RosterCells.text(String.join(" ", row.cells()))))
                .toList();
    }

    private static boolean areColumns(TextTable table) {
        return table.columnCount() > 1
                && table.rows().stream()
                                .map(row -> row.cells().size())
                                .distinct()
                                .count()
                        == 1;
    }

    /// Whether no given name stands there twice, as a role may.
    private static boolean areDifferent(List<NamedRow> rows) {
        Set<String> seen = new HashSet<>();
        return rows.stream().filter(NamedRow::familyFirst).map(NamedRow::name).allMatch(seen::add);
    }

    private static TextTable table(List<NamedRow> rows) {
        int numbers = rows.stream().mapToInt(row -> row.numbers().size()).max().orElse(0);
        List<TextTable.TableRow> learners = new ArrayList<>();
        for (NamedRow row : rows) {
            List<String> cells = new ArrayList<>(row.numbers());
            while (cells.size() < numbers) {
                cells.addFirst("");
            }
            cells.add(row.name());
            learners.add(new TextTable.TableRow(row.line(), List.copyOf(cells)));
        }
        return new TextTable(learners);
    }

    /// Empty for a row that is anything but a number with a name, and perhaps a given name behind a family name.
    private static Optional<NamedRow> named(TextTable.TableRow row) {
        List<String> cells =
                row.cells().stream().filter(cell -> !cell.isEmpty()).toList();
        if (cells.isEmpty() || cells.size() > 2) {
            return Optional.empty();
        }
        String first = RosterCells.text(cells.getFirst());
        List<String> numbers = RosterTable.leadingNumbers(first);
        String name = RosterTable.nameBehind(first);
        boolean isName = PersonNames.likeness(name) > 1 || RosterCells.isGone(name) || RosterCells.isGoneName(name);
        if (numbers.isEmpty() || RosterCells.isTotal(first) || !isName) {
            return Optional.empty();
        }
        if (cells.size() == 1) {
            return Optional.of(new NamedRow(row.line(), numbers, name, false));
        }
        String given = RosterCells.text(cells.getLast());
        boolean familyFirst = !RosterCells.hasHangul(name + given) && PersonNames.isGivenName(given);
        return familyFirst
                ? Optional.of(new NamedRow(row.line(), numbers, name + ", " + given, true))
                : Optional.empty();
    }

    /// Whether a text is Korean names with spaces between them; a foreign name in Hangul is one: `소피아 마르티네즈`.
    private static boolean areSeveral(String text) {
        List<String> parts = List.of(text.split("\\s+", -1));
        return parts.size() > 1
                && PersonNames.isWholeKorean(parts.getFirst())
                && parts.stream().skip(1).allMatch(PersonNames::isAnotherKorean);
    }
}

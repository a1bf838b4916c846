package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TextTable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Reads the rows of a class list with known columns.
final class RosterRows {
    private static final Pattern WORD_BEHIND = Pattern.compile("(?<=\\d)(?:학년|반)$");

    private final List<RosterColumn> columns;
    private final boolean showsClass;

    private RosterRows(RosterTable table, List<RosterColumn> columns) {
        this.columns = columns;
        showsClass = repeatsNumbers(table, columns);
    }

    static List<RosterPreview.NumberedEntry> read(RosterTable table, List<RosterColumn> columns) {
        RosterRows reader = new RosterRows(table, columns);
        return table.rows().stream()
                .map(row -> new RosterPreview.NumberedEntry(row.line(), reader.entry(row)))
                .toList();
    }

    /// Whether the classes of a list count their learners each from 1.
    private static boolean repeatsNumbers(RosterTable table, List<RosterColumn> columns) {
        int number = columns.indexOf(RosterColumn.NUMBER);
        if (number < 0 || !columns.contains(RosterColumn.CLASS)) {
            return false;
        }
        Set<String> seen = new HashSet<>();
        return table.rows().stream()
                .map(row -> RosterCells.number(row.cell(number)))
                .anyMatch(found -> !found.isEmpty() && !seen.add(found));
    }

    private RosterPreview.RosterEntry entry(TextTable.TableRow row) {
        String named = cell(row, RosterColumn.NAME);
        String given = cell(row, RosterColumn.GIVEN);
        String family = cell(row, RosterColumn.FAMILY);
        String name = RosterCells.name(named);
        if (name.isEmpty() && named.isEmpty()) {
            named = RosterCells.joinName(RosterCells.text(family), RosterCells.text(given));
            name = RosterCells.name(named);
        }
        String number = RosterCells.number(cell(row, RosterColumn.NUMBER));
        if (number.isEmpty() && !name.isEmpty()) {
            number = RosterCells.numberBefore(named);
        }
        return new RosterPreview.RosterEntry(name, showsClass && !number.isEmpty() ? classOf(row) + number : number);
    }

    private String cell(TextTable.TableRow row, RosterColumn column) {
        return row.cell(columns.indexOf(column));
    }

    /// The classes in front of a number, as `3-2-`.
    private String classOf(TextTable.TableRow row) {
        return IntStream.range(0, columns.size())
                .filter(i ->
                        columns.get(i) == RosterColumn.CLASS && !row.cell(i).isEmpty())
                .mapToObj(
                        i -> WORD_BEHIND.matcher(RosterCells.text(row.cell(i))).replaceFirst("") + "-")
                .collect(Collectors.joining());
    }
}

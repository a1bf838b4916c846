package app.saywell.practice.classroom;

import app.saywell.practice.text.TextTable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/// Detects the content of roster columns.
final class RosterColumnDetector {
    private static final Set<RosterColumn> NAME_COLUMNS =
            Set.of(RosterColumn.NAME, RosterColumn.GIVEN, RosterColumn.FAMILY);

    private static final Set<RosterColumn> NAME_PARTS =
            Set.of(RosterColumn.GIVEN, RosterColumn.FAMILY);

    private RosterColumnDetector() {}

    static boolean hasHeadings(TextTable table) {
        return !table.rows().isEmpty()
                && table.rows().getFirst().cells().stream()
                        .flatMap(cell -> RosterColumn.fromHeading(cell).stream())
                        .anyMatch(NAME_COLUMNS::contains);
    }

    static List<RosterColumn> detect(TextTable table) {
        return hasHeadings(table) ? detectByHeadings(table) : detectByContent(table);
    }

    private static List<RosterColumn> detectByHeadings(TextTable table) {
        List<RosterColumn> columns = new ArrayList<>();
        for (int i = 0; i < table.columnCount(); i++) {
            RosterColumn column =
                    RosterColumn.fromHeading(table.rows().getFirst().cell(i))
                            .orElse(RosterColumn.IGNORED);
            columns.add(columns.contains(column) ? RosterColumn.IGNORED : column);
        }
        // If there is only a family name, "name" is the given name; if there are both, it is the
        // full name.
        if (columns.contains(RosterColumn.FAMILY) && !columns.contains(RosterColumn.GIVEN)) {
            columns.replaceAll(column -> column == RosterColumn.NAME ? RosterColumn.GIVEN : column);
        } else if (columns.contains(RosterColumn.NAME)) {
            columns.replaceAll(
                    column -> NAME_PARTS.contains(column) ? RosterColumn.IGNORED : column);
        }
        return columns;
    }

    private static List<RosterColumn> detectByContent(TextTable table) {
        List<RosterColumn> columns =
                new ArrayList<>(Collections.nCopies(table.columnCount(), RosterColumn.IGNORED));
        for (int i = 0; i < table.columnCount(); i++) {
            if (!columns.contains(RosterColumn.NUMBER) && mostCellsMatch(table, i, "\\d{1,10}")) {
                columns.set(i, RosterColumn.NUMBER);
            } else if (!columns.contains(RosterColumn.NAME)
                    && mostCellsMatch(table, i, "[^@\\d]*\\p{L}[^@\\d]*")) {
                columns.set(i, RosterColumn.NAME);
            }
        }
        return columns;
    }

    private static boolean mostCellsMatch(TextTable table, int column, String pattern) {
        long matching =
                table.rows().stream().filter(row -> row.cell(column).matches(pattern)).count();
        return matching * 10 >= table.rows().size() * 7L;
    }
}

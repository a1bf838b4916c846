package app.saywell.practice.classroom;

import app.saywell.practice.text.TextTable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Detects the content of roster columns.
final class RosterColumnDetector {
    private static final Set<RosterColumn> NAME_COLUMNS =
            Set.of(RosterColumn.NAME, RosterColumn.GIVEN, RosterColumn.FAMILY);

    private static final Set<RosterColumn> NAME_PARTS =
            Set.of(RosterColumn.GIVEN, RosterColumn.FAMILY);

    private static final Pattern NUMBER = Pattern.compile("\\d{1,10}");
    private static final Pattern NAME = Pattern.compile("[^@\\d]*\\p{L}[^@\\d]*");

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
        boolean[] numbers = mostCellsMatch(table, NUMBER);
        boolean[] names = mostCellsMatch(table, NAME);
        for (int i = 0; i < table.columnCount(); i++) {
            if (!columns.contains(RosterColumn.NUMBER) && numbers[i]) {
                columns.set(i, RosterColumn.NUMBER);
            } else if (!columns.contains(RosterColumn.NAME) && names[i]) {
                columns.set(i, RosterColumn.NAME);
            }
        }
        return columns;
    }

    /// For each column, whether most of its cells match. Only the cells that are there are looked
    /// at: one wide row among many short ones must not cost their product.
    private static boolean[] mostCellsMatch(TextTable table, Pattern pattern) {
        int[] matching = new int[table.columnCount()];
        for (TextTable.TableRow row : table.rows()) {
            for (int i = 0; i < row.cells().size(); i++) {
                if (pattern.matcher(row.cells().get(i)).matches()) {
                    matching[i]++;
                }
            }
        }
        boolean[] most = new boolean[matching.length];
        for (int i = 0; i < most.length; i++) {
            most[i] = matching[i] * 10L >= table.rows().size() * 7L;
        }
        return most;
    }
}

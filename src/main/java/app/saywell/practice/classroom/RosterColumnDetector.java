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

    private static final Set<RosterColumn> NAME_PARTS = Set.of(RosterColumn.GIVEN, RosterColumn.FAMILY);

    private static final Pattern NUMBER = Pattern.compile("\\d{1,10}");
    private static final Pattern NAME = Pattern.compile("[^@\\d\\p{L}]*+\\p{L}[^@\\d]*+");

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
                    RosterColumn.fromHeading(table.rows().getFirst().cell(i)).orElse(RosterColumn.IGNORED);
            columns.add(columns.contains(column) ? RosterColumn.IGNORED : column);
        }
        // If there is only a family name, "name" is the given name; if there are both, it is the
        // full name.
        if (columns.contains(RosterColumn.FAMILY) && !columns.contains(RosterColumn.GIVEN)) {
            columns.replaceAll(column -> column == RosterColumn.NAME ? RosterColumn.GIVEN : column);
        } else if (columns.contains(RosterColumn.NAME)) {
            columns.replaceAll(column -> NAME_PARTS.contains(column) ? RosterColumn.IGNORED : column);
        }
        return columns;
    }

    private static List<RosterColumn> detectByContent(TextTable table) {
        List<RosterColumn> columns = new ArrayList<>(Collections.nCopies(table.columnCount(), RosterColumn.IGNORED));
        long[] numbers = matchingCells(table, NUMBER);
        long[] names = matchingCells(table, NAME);
        long rows = table.rows().size();
        boolean hasNumber = false;
        boolean hasName = false;
        for (int i = 0; i < columns.size(); i++) {
            if (!hasNumber && numbers[i] * 10 >= rows * 7) {
                columns.set(i, RosterColumn.NUMBER);
                hasNumber = true;
            } else if (!hasName && names[i] * 10 >= rows * 7) {
                columns.set(i, RosterColumn.NAME);
                hasName = true;
            }
        }
        return columns;
    }

    private static long[] matchingCells(TextTable table, Pattern pattern) {
        return table.columnSums(cell -> pattern.matcher(cell).matches() ? 1 : 0);
    }
}

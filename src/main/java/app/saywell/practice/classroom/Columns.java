package app.saywell.practice.classroom;

import app.saywell.practice.text.Table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/// Guesses what the columns of a class list are.
final class Columns {
    private static final Set<Column> NAMES = Set.of(Column.NAME, Column.GIVEN, Column.FAMILY);

    private static final Set<Column> NAME_PARTS = Set.of(Column.GIVEN, Column.FAMILY);

    private Columns() {}

    static boolean hasHeadings(Table table) {
        return !table.rows().isEmpty()
                && table.rows().getFirst().cells().stream()
                        .flatMap(cell -> Column.named(cell).stream())
                        .anyMatch(NAMES::contains);
    }

    static List<Column> guess(Table table) {
        return hasHeadings(table) ? byHeadings(table) : byContent(table);
    }

    private static List<Column> byHeadings(Table table) {
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < table.columns(); i++) {
            Column column = Column.named(table.rows().getFirst().cell(i)).orElse(Column.IGNORED);
            columns.add(columns.contains(column) ? Column.IGNORED : column);
        }
        // Beside a family name alone, "name" is the given one; beside both it is the whole one.
        if (columns.contains(Column.FAMILY) && !columns.contains(Column.GIVEN)) {
            columns.replaceAll(column -> column == Column.NAME ? Column.GIVEN : column);
        } else if (columns.contains(Column.NAME)) {
            columns.replaceAll(column -> NAME_PARTS.contains(column) ? Column.IGNORED : column);
        }
        return columns;
    }

    private static List<Column> byContent(Table table) {
        List<Column> columns =
                new ArrayList<>(Collections.nCopies(table.columns(), Column.IGNORED));
        for (int i = 0; i < table.columns(); i++) {
            if (!columns.contains(Column.NUMBER) && mostly(table, i, "\\d{1,10}")) {
                columns.set(i, Column.NUMBER);
            } else if (!columns.contains(Column.NAME)
                    && mostly(table, i, "[^@\\d]*\\p{L}[^@\\d]*")) {
                columns.set(i, Column.NAME);
            }
        }
        return columns;
    }

    private static boolean mostly(Table table, int column, String pattern) {
        long matching =
                table.rows().stream().filter(row -> row.cell(column).matches(pattern)).count();
        return matching * 10 >= table.rows().size() * 7L;
    }
}

package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// Blocks of learners beside one another, as lists and seating plans are printed to save paper.
final class RosterBlocks {
    private static final int MIN_NAMES = 2;

    private RosterBlocks() {}

    /// Puts the blocks of a table below one another; a table without blocks stays as it is.
    static RosterTable unfold(RosterTable table) {
        int width = table.headings().isPresent() ? headedWidth(table.headings().get()) : plainWidth(table);
        return width == 0 ? table : unfold(table, width);
    }

    /// The columns of a block whose headings are repeated; 0 if there are none.
    private static int headedWidth(TextTable.TableRow headings) {
        List<String> cells = headings.cells();
        for (int width = 1; width <= cells.size() / 2; width++) {
            int block = width;
            boolean named = cells.stream().limit(width).anyMatch(cell -> RosterHeading.of(cell)
                    .filter(RosterHeading::isName)
                    .isPresent());
            boolean repeats = cells.size() % width == 0
                    && IntStream.range(width, cells.size())
                            .allMatch(i -> cells.get(i).equals(cells.get(i % block)));
            if (named && repeats) {
                return width;
            }
        }
        return 0;
    }

    /// The columns of a block without headings: a Korean name in each cell, or number and name by
    /// turns.
    private static int plainWidth(RosterTable table) {
        int columns = table.width();
        if (columns < MIN_NAMES || columns > 64) {
            return 0;
        }
        if (fits(table, column -> true)) {
            return 1;
        }
        return columns % 2 == 0 && columns > 2 && fits(table, column -> column % 2 == 1) ? 2 : 0;
    }

    private static boolean fits(RosterTable table, IntPredicate isName) {
        long names = 0;
        for (TextTable.TableRow row : table.rows()) {
            for (int i = 0; i < row.cells().size(); i++) {
                String cell = row.cell(i);
                boolean fitting = isName.test(i) ? PersonNames.isKorean(cell) : RosterCells.isNumber(cell);
                if (!cell.isEmpty() && !fitting) {
                    return false;
                }
                names += isName.test(i) && !cell.isEmpty() ? 1 : 0;
            }
        }
        return names >= MIN_NAMES;
    }

    private static RosterTable unfold(RosterTable table, int width) {
        List<TextTable.TableRow> rows = new ArrayList<>();
        for (int from = 0; from < table.width(); from += width) {
            for (TextTable.TableRow row : table.rows()) {
                List<String> cells = new ArrayList<>();
                for (int i = from; i < from + width; i++) {
                    cells.add(row.cell(i));
                }
                if (cells.stream().anyMatch(cell -> !cell.isEmpty())) {
                    rows.add(new TextTable.TableRow(row.line(), cells));
                }
            }
        }
        Optional<TextTable.TableRow> headings = table.headings()
                .map(row -> new TextTable.TableRow(row.line(), row.cells().subList(0, width)));
        return new RosterTable(headings, rows, table.others(), List.of());
    }
}

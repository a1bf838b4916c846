package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Class lists without headings in which a number may be followed by several names: `1. 나윤재, 표가온` are two learners,
/// of whom the first has the number, and `2 Lee, Eun` is one.
final class SeveralNames {
    private static final int WHOLE_KOREAN_NAME = 3;

    private SeveralNames() {}

    /// A row with its numbers and its names; at least one name.
    private record NamedRow(long line, List<String> numbers, List<String> names) {}

    /// The list with a row for each learner, numbers first; empty where no number is followed by several names, and
    /// where
    /// as many names follow each: those are columns.
    static Optional<TextTable> apart(TextTable table) {
        boolean headed = table.rows().stream()
                .flatMap(row -> row.cells().stream())
                .anyMatch(cell -> RosterHeading.of(cell).isPresent());
        List<NamedRow> rows = new ArrayList<>();
        for (TextTable.TableRow row : headed ? List.<TextTable.TableRow>of() : table.rows()) {
            Optional<NamedRow> named = named(row);
            if (named.isEmpty()) {
                return Optional.empty();
            }
            rows.add(named.get());
        }
        boolean areColumns =
                table.rows().stream().map(row -> filled(row).size()).distinct().count() == 1
                        && rows.stream().noneMatch(row -> row.names().getFirst().indexOf(',') > 0)
                        && table.rows().stream().anyMatch(row -> filled(row).size() > 1);
        boolean several = rows.stream()
                .anyMatch(
                        row -> row.names().size() > 1 || row.names().getFirst().indexOf(',') > 0);
        return several && !areColumns ? Optional.of(unfolded(rows)) : Optional.empty();
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

    /// Empty for a row that is anything but a number with names.
    private static Optional<NamedRow> named(TextTable.TableRow row) {
        List<String> cells = filled(row);
        if (cells.isEmpty()) {
            return Optional.empty();
        }
        String first = RosterCells.text(cells.getFirst());
        List<String> numbers = RosterTable.leadingNumbers(first);
        String name = RosterTable.nameBehind(first);
        List<String> others = cells.subList(1, cells.size());
        boolean isFamilyName = others.size() == 1 && isOneLatinWord(name) && isOneLatinWord(others.getFirst());
        List<String> names = isFamilyName
                ? List.of(name + ", " + others.getFirst())
                : Stream.concat(wholeNames(name).stream(), others.stream()).toList();
        boolean areNames = !numbers.isEmpty()
                && !RosterCells.isTotal(first)
                && names.stream().allMatch(one -> PersonNames.likeness(one) > 1 || RosterCells.isGone(one));
        return areNames ? Optional.of(new NamedRow(row.line(), numbers, names)) : Optional.empty();
    }

    private static List<String> wholeNames(String text) {
        List<String> parts = List.of(text.split("\\s+", -1));
        boolean isSeveral = parts.size() > 1
                && parts.stream().allMatch(part -> part.length() >= WHOLE_KOREAN_NAME && PersonNames.isKorean(part));
        return isSeveral ? parts : List.of(text);
    }

    private static boolean isOneLatinWord(String text) {
        return text.indexOf(' ') < 0 && !RosterCells.hasHangul(text);
    }

    private static List<String> filled(TextTable.TableRow row) {
        return row.cells().stream().filter(cell -> !cell.isEmpty()).toList();
    }
}

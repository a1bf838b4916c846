package app.saywell.desk.reports;

import app.saywell.desk.school.learner.Learner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Finds learners in the table of a school system: in the column with most of their names, else in
/// the column with most of their numbers and no duplicates. So a grade that happens to equal a
/// learner's number is never taken for it.
final class GradebookRowFinder {
    private final List<List<String>> rows;
    private final int nameColumn;
    private final int numberColumn;

    /// @param rows with the headings first
    GradebookRowFinder(List<List<String>> rows, List<Learner> learners) {
        this.rows = rows;
        nameColumn = findColumn(learners, learner -> nameSpellings(learner.name()), 1);
        numberColumn = findColumn(learners, learner -> numberSpellings(learner.number()), 2);
    }

    /// The row of a learner, from 0; empty if there is none or more than one.
    Optional<Integer> findRow(Learner learner) {
        List<Integer> named = rowsWith(nameColumn, nameSpellings(learner.name()));
        if (named.size() == 1) {
            return Optional.of(named.getFirst());
        }
        List<Integer> numbered = rowsWith(numberColumn, numberSpellings(learner.number()));
        if (!named.isEmpty()) {
            numbered = numbered.stream().filter(named::contains).toList();
        } else if (nameColumn >= 0 && numberColumn != nameColumn && !numbered.isEmpty()) {
            // If the file has names, a number alone does not identify another learner.
            numbered = numbered.stream()
                    .filter(row -> cell(row, nameColumn).isEmpty())
                    .toList();
        }
        return numbered.size() == 1 ? Optional.of(numbered.getFirst()) : Optional.empty();
    }

    private int findColumn(List<Learner> learners, Function<Learner, Set<String>> wanted, int minMatches) {
        int width = rows.stream().mapToInt(List::size).max().orElse(0);
        int best = -1;
        long mostMatches = Math.min(minMatches, learners.size()) - 1L;
        for (int column = 0; column < width; column++) {
            int currentColumn = column;
            long count = learners.stream()
                    .filter(learner ->
                            !rowsWith(currentColumn, wanted.apply(learner)).isEmpty())
                    .count();
            if (count > mostMatches && (minMatches == 1 || isUnique(column))) {
                best = column;
                mostMatches = count;
            }
        }
        return best;
    }

    private boolean isUnique(int column) {
        Set<String> seen = new HashSet<>();
        return IntStream.range(1, rows.size())
                .mapToObj(row -> cell(row, column))
                .filter(cell -> !cell.isEmpty())
                .allMatch(seen::add);
    }

    private List<Integer> rowsWith(int column, Set<String> wanted) {
        List<Integer> found = new ArrayList<>();
        for (int row = 1; column >= 0 && row < rows.size(); row++) {
            String cell = cell(row, column);
            if (!cell.isEmpty() && wanted.contains(cell)) {
                found.add(row);
            }
        }
        return found;
    }

    private String cell(int row, int column) {
        List<String> cells = rows.get(row);
        return column < cells.size() ? cells.get(column).strip() : "";
    }

    private static Set<String> numberSpellings(String number) {
        return number.isEmpty() ? Set.of() : Set.of(number);
    }

    /// A school system may write `Lee, Ann` for `Ann Lee`.
    private static Set<String> nameSpellings(String name) {
        Set<String> spellings = new HashSet<>(Set.of(name));
        int blank = name.lastIndexOf(' ');
        if (blank > 0) {
            spellings.add(name.substring(blank + 1) + ", " + name.substring(0, blank));
        }
        return spellings;
    }
}

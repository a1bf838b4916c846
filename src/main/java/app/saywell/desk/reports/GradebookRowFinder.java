package app.saywell.desk.reports;

import app.saywell.desk.school.learner.Learner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Finds learners in the table of a school system: in the column with most of their names, else in
/// the column with most of their numbers and no duplicates, if the table has no names of others. So a grade that
/// happens to equal a learner's number is never taken for it, and no learner for the one of another class with that
/// number.
final class GradebookRowFinder {
    private static final int SHOWN_CELLS = 3;

    private final List<List<String>> rows;
    private final List<Learner> learners;
    private final int nameColumn;
    private final int numberColumn;
    private final boolean hasNames;

    /// @param rows with the headings first
    GradebookRowFinder(List<List<String>> rows, List<Learner> learners) {
        this.rows = rows;
        this.learners = learners;
        nameColumn = findColumn(learners, learner -> nameSpellings(learner.name()), 1);
        numberColumn = findColumn(learners, learner -> numberSpellings(learner.number()), 2);
        hasNames = nameColumn >= 0 || hasNamesBesideNumbers();
    }

    /// The row of a learner, from 0; empty if there is none or more than one.
    Optional<Integer> findRow(Learner learner) {
        List<Integer> named = rowsWith(nameColumn, nameSpellings(learner.name()));
        if (named.size() == 1 && !hasNamesake(learner)) {
            return Optional.of(named.getFirst());
        }
        List<Integer> numbered = rowsWith(numberColumn, numberSpellings(learner.number()));
        if (!named.isEmpty()) {
            numbered = numbered.stream().filter(named::contains).toList();
        } else if (hasNames && nameColumn < 0) {
            return Optional.empty();
        } else if (nameColumn >= 0 && numberColumn != nameColumn && !numbered.isEmpty()) {
            // If the file has names, a number alone does not identify another learner.
            numbered = numbered.stream()
                    .filter(row -> cell(row, nameColumn).isEmpty())
                    .toList();
        }
        return numbered.size() == 1 ? Optional.of(numbered.getFirst()) : Optional.empty();
    }

    /// Of two learners with one name, the only row with that name is whose number it has.
    private boolean hasNamesake(Learner learner) {
        return learners.stream()
                .anyMatch(other -> other.id() != learner.id() && other.name().equals(learner.name()));
    }

    /// How many of the learners are in the table with their names.
    int namesFound(List<Learner> learners) {
        return (int) learners.stream()
                .filter(learner ->
                        !rowsWith(nameColumn, nameSpellings(learner.name())).isEmpty())
                .count();
    }

    /// What stands at the beginning of a learner's row, if it names them differently; else empty.
    String rowText(int row, Learner learner) {
        String name = nameColumn < 0 ? "" : cell(row, nameColumn);
        String number = numberColumn < 0 ? "" : cell(row, numberColumn);
        if (name.equals(learner.name()) && (number.isEmpty() || number.equals(learner.number()))) {
            return "";
        }
        return rows.get(row).stream()
                .map(String::strip)
                .filter(cell -> !cell.isEmpty())
                .limit(SHOWN_CELLS)
                .collect(Collectors.joining(" · "));
    }

    private boolean hasNamesBesideNumbers() {
        if (numberColumn < 0) {
            return false;
        }
        List<Integer> numbered = IntStream.range(1, rows.size())
                .filter(row -> !cell(row, numberColumn).isEmpty())
                .boxed()
                .toList();
        return IntStream.range(0, width())
                .filter(column -> column != numberColumn)
                .anyMatch(column -> numbered.stream()
                                        .filter(row -> isWord(cell(row, column)))
                                        .count()
                                * 2
                        > numbered.size());
    }

    /// At least two letters, and mostly letters. So neither a class such as 3-2반 nor a grade such as A is one.
    private static boolean isWord(String cell) {
        long letters = cell.codePoints().filter(Character::isLetter).count();
        return letters >= 2 && letters * 2 > cell.codePoints().count();
    }

    private int width() {
        return rows.stream().mapToInt(List::size).max().orElse(0);
    }

    private int findColumn(List<Learner> learners, Function<Learner, Set<String>> wanted, int minMatches) {
        int best = -1;
        long mostMatches = Math.min(minMatches, learners.size()) - 1L;
        for (int column = 0; column < width(); column++) {
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

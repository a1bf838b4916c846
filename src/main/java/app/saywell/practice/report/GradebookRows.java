package app.saywell.practice.report;

import app.saywell.library.people.Learner;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Finds pupils in a school system's table: in the one column that holds most of their names, else
/// in the one that holds most of their numbers and no value twice. A grade of another pupil that
/// happens to be somebody's number is therefore never taken for them.
final class GradebookRows {
    private final List<List<String>> rows;
    private final int names;
    private final int numbers;

    /// @param rows with the headings first
    GradebookRows(List<List<String>> rows, List<Learner> pupils) {
        this.rows = rows;
        names = column(pupils, pupil -> spellings(pupil.name()), 1);
        numbers = column(pupils, pupil -> number(pupil.number()), 2);
    }

    /// The row of a pupil, from 0; empty where there is none, or more than one.
    Optional<Integer> of(Learner pupil) {
        List<Integer> named = found(names, spellings(pupil.name()));
        if (named.size() == 1) {
            return Optional.of(named.getFirst());
        }
        List<Integer> numbered = found(numbers, number(pupil.number()));
        if (!named.isEmpty()) {
            numbered = numbered.stream().filter(named::contains).toList();
        } else if (names >= 0 && numbers != names && !numbered.isEmpty()) {
            // Where the file has names, a number alone does not make somebody else of them.
            numbered = numbered.stream().filter(row -> cell(row, names).isEmpty()).toList();
        }
        return numbered.size() == 1 ? Optional.of(numbered.getFirst()) : Optional.empty();
    }

    private int column(List<Learner> pupils, Function<Learner, Set<String>> wanted, int fewest) {
        int width = rows.stream().mapToInt(List::size).max().orElse(0);
        int best = -1;
        long most = Math.min(fewest, pupils.size()) - 1L;
        for (int column = 0; column < width; column++) {
            int here = column;
            long count =
                    pupils.stream().filter(p -> !found(here, wanted.apply(p)).isEmpty()).count();
            if (count > most && (fewest == 1 || isUnique(column))) {
                best = column;
                most = count;
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

    private List<Integer> found(int column, Set<String> wanted) {
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

    private static Set<String> number(String number) {
        return number.isEmpty() ? Set.of() : Set.of(number);
    }

    /// A school system may write `Lee, Ann` for `Ann Lee`.
    private static Set<String> spellings(String name) {
        Set<String> spellings = new HashSet<>(Set.of(name));
        int blank = name.lastIndexOf(' ');
        if (blank > 0) {
            spellings.add(name.substring(blank + 1) + ", " + name.substring(0, blank));
        }
        return spellings;
    }
}

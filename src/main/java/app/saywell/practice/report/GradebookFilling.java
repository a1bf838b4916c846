package app.saywell.practice.report;

import app.saywell.library.Library;
import app.saywell.library.people.Learner;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.Score;
import app.saywell.practice.change.Desk;
import app.saywell.practice.classroom.ClassGrid;
import app.saywell.practice.text.TextFiles;
import app.saywell.report.table.Gradebook;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// Fills a column of the gradebook that a school system exported with the grades that a teacher
// gave:
/// the mean of a pupil's grades over a lesson's sentences. Nothing else in the file is changed, and
/// what has no grade stays as it was.
public final class GradebookFilling {
    private final Desk desk;
    private final Library library;

    public GradebookFilling(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// What was filled in.
    ///
    /// @param filled how many pupils got a grade
    /// @param unknown grades whose pupil is not in the file, or is there twice; by number and name
    public record Filled(int filled, List<String> unknown) {}

    /// Reads one file and writes another.
    ///
    /// @param column from 0; one beyond the last adds a column under `heading`
    public Filled fill(long classId, long lessonId, Path from, Column column, Path to)
            throws IOException {
        Gradebook book = Gradebook.read(from);
        List<List<String>> rows = book.rows(TextFiles::decode);
        ClassGrid grid = ClassGrid.read(desk, classId, lessonId);
        List<Optional<String>> grades = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            boolean heads = i == 0 && column.index() >= rows.getFirst().size();
            grades.add(heads ? Optional.of(column.heading()) : Optional.empty());
        }
        int filled = 0;
        List<String> unknown = new ArrayList<>();
        for (Learner pupil : grid.pupils()) {
            OptionalDouble grade = grade(grid, pupil);
            if (grade.isPresent()) {
                Optional<Integer> row = row(rows, pupil);
                if (row.isPresent()) {
                    grades.set(row.get(), Optional.of(plain(grade.getAsDouble())));
                    filled++;
                } else {
                    unknown.add((pupil.number() + " " + pupil.name()).strip());
                }
            }
        }
        book.fill(column.index(), grades, to);
        return new Filled(filled, unknown);
    }

    /// The column to fill.
    public record Column(int index, String heading) {}

    private OptionalDouble grade(ClassGrid grid, Learner pupil) {
        return grid.sentences().stream()
                .map(sentence -> grid.cell(pupil, sentence))
                .map(GridStore.Cell::standing)
                .flatMap(standing -> standing.score().stream())
                .map(Score::takeId)
                .flatMap(take -> library.marks().grade(take).stream())
                .mapToDouble(Double::doubleValue)
                .average();
    }

    // By number where the pupil has one that stands in exactly one row, else by name.
    private static Optional<Integer> row(List<List<String>> rows, Learner pupil) {
        return only(rows, Set.of(pupil.number())).or(() -> only(rows, spellings(pupil.name())));
    }

    private static Optional<Integer> only(List<List<String>> rows, Set<String> wanted) {
        List<Integer> found = new ArrayList<>();
        for (int i = 1; i < rows.size(); i++) {
            boolean here =
                    rows.get(i).stream()
                            .map(String::strip)
                            .anyMatch(cell -> !cell.isEmpty() && wanted.contains(cell));
            if (here) {
                found.add(i);
            }
        }
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
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

    private static String plain(double grade) {
        return BigDecimal.valueOf(grade)
                .setScale(1, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}

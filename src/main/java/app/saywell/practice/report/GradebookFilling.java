package app.saywell.practice.report;

import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.take.Score;
import app.saywell.practice.change.Desk;
import app.saywell.practice.text.TextFiles;
import app.saywell.report.table.Gradebook;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Fills a column of the gradebook that a school system exported with the grades that a teacher
/// gave: the mean of a pupil's grades over a lesson's sentences. Nothing else in the file is
/// changed, and what has no grade stays as it was.
public final class GradebookFilling {
    private final Desk desk;
    private final Library library;

    public GradebookFilling(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// The column to fill.
    ///
    /// @param index from 0; one beyond the last adds a column under `heading`
    public record Column(int index, String heading) {}

    /// A cell that will be another.
    ///
    /// @param row of the file, from 0
    /// @param who the pupil, by number and name
    public record Cell(int row, String who, String before, String after) {}

    /// What would be filled in, to be looked at before anything is written.
    ///
    /// @param cells in the order of the file
    /// @param unknown grades whose pupil is not in the file, or is there twice; by number and name
    /// @param ungraded pupils without a grade, whose cells stay as they are; by number and name
    public record Plan(List<Cell> cells, List<String> unknown, List<String> ungraded) {}

    /// The headings of a file, in its order.
    ///
    /// @throws IOException if it cannot be read or holds no table
    public List<String> headings(Path from) throws IOException {
        List<List<String>> rows = Gradebook.read(from).rows(TextFiles::decode);
        if (rows.isEmpty()) {
            throw new IOException("there is no table in it");
        }
        return rows.getFirst();
    }

    /// What filling would change. Nothing is written.
    public Plan plan(Selection selection, Path from, Column column) throws IOException {
        return plan(selection, Gradebook.read(from).rows(TextFiles::decode), column);
    }

    /// Reads one file and writes another; which may be the same.
    ///
    /// @return what was filled in
    public Plan fill(Selection selection, Path from, Column column, Path to) throws IOException {
        Gradebook book = Gradebook.read(from);
        List<List<String>> rows = book.rows(TextFiles::decode);
        Plan plan = plan(selection, rows, column);
        List<Optional<String>> grades = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            boolean heads = i == 0 && column.index() >= rows.getFirst().size();
            grades.add(heads ? Optional.of(column.heading()) : Optional.empty());
        }
        plan.cells().forEach(cell -> grades.set(cell.row(), Optional.of(cell.after())));
        book.fill(column.index(), grades, to);
        return plan;
    }

    private Plan plan(Selection selection, List<List<String>> rows, Column column) {
        SelectedGrid grid = SelectedGrid.read(desk, selection);
        GradebookRows finder = new GradebookRows(rows, grid.pupils());
        List<Cell> cells = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        List<String> ungraded = new ArrayList<>();
        for (Learner pupil : grid.pupils()) {
            String who = (pupil.number() + " " + pupil.name()).strip();
            OptionalDouble grade = grade(grid, pupil);
            Optional<Integer> row = finder.of(pupil);
            if (grade.isEmpty()) {
                ungraded.add(who);
            } else if (row.isEmpty()) {
                unknown.add(who);
            } else {
                List<String> old = rows.get(row.get());
                String before = column.index() < old.size() ? old.get(column.index()) : "";
                cells.add(new Cell(row.get(), who, before, plain(grade.getAsDouble())));
            }
        }
        cells.sort(Comparator.comparingInt(Cell::row));
        return new Plan(List.copyOf(cells), List.copyOf(unknown), List.copyOf(ungraded));
    }

    private OptionalDouble grade(SelectedGrid grid, Learner pupil) {
        return grid.sentences().stream()
                .flatMap((Sentence s) -> grid.standing(pupil, s).score().stream())
                .map(Score::takeId)
                .flatMap(take -> library.marks().grade(take).stream())
                .mapToDouble(Double::doubleValue)
                .average();
    }

    private static String plain(double grade) {
        return BigDecimal.valueOf(grade)
                .setScale(1, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}

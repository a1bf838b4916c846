package app.saywell.desk.reports;

import app.saywell.desk.reports.table.Gradebook;
import app.saywell.desk.reports.table.UnreadableGradebookException;
import app.saywell.desk.reports.table.UnreadableGradebookException.RefusalReason;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.change.UseCaseContext;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Fills a column of an exported gradebook with grades. Nothing else in the file is changed, and learners without a
/// grade keep their cells.
public final class GradebookFiller {
    private final UseCaseContext context;

    public GradebookFiller(UseCaseContext context) {
        this.context = context;
    }

    /// What is filled in for a learner.
    ///
    /// @param grade empty without one
    public record LearnerGrade(Learner learner, OptionalDouble grade) {}

    /// The sheet that the learners are in.
    ///
    /// @param name empty where the file has no sheets
    /// @param isOnly whether no other sheet has a table
    /// @param headings in order; blank where a column has none
    public record GradebookSheet(String name, boolean isOnly, List<String> headings) {}

    /// The column to fill.
    ///
    /// @param sheet its name
    /// @param index from 0; one past the last column adds a column with `heading`
    public record GradebookColumn(String sheet, int index, String heading) {}

    /// A cell that will change.
    ///
    /// @param row in the file, from 0
    /// @param learner number and name
    /// @param rowText how the row begins, where it names the learner differently; else empty
    public record GradebookChange(int row, String learner, String rowText, String before, String after) {}

    /// What would be filled in. Shown to the user before anything is written.
    ///
    /// @param changes in file order
    /// @param unmatched graded learners who are not in the file, or are there twice; number and
    ///     name
    /// @param ungraded learners without a grade, whose cells are kept; number and name
    public record GradebookPlan(List<GradebookChange> changes, List<String> unmatched, List<String> ungraded) {}

    /// The sheet of a file that most of the learners are in by name, or its first one.
    ///
    /// @throws UnreadableGradebookException if it contains no table or is of a kind that is not filled in
    /// @throws IOException if it cannot be read
    public GradebookSheet sheet(List<LearnerGrade> grades, Path from) throws IOException {
        List<Gradebook> sheets = Gradebook.read(from);
        Gradebook sheet = new GradebookSheetFinder(sheets, learners(grades)).best();
        if (sheet.rows().isEmpty()) {
            throw new UnreadableGradebookException(RefusalReason.NO_TABLE);
        }
        return new GradebookSheet(
                sheet.sheet(), sheets.size() == 1, sheet.rows().getFirst());
    }

    /// The grades of a lesson: the mean of a learner's grades over its sentences.
    public List<LearnerGrade> lessonGrades(ReportSelection selection) {
        SelectedGrid grid = SelectedGrid.read(context, selection);
        return grid.learners().stream()
                .map(learner -> new LearnerGrade(learner, grade(grid, learner)))
                .toList();
    }

    /// What filling would change. Writes nothing.
    public GradebookPlan plan(List<LearnerGrade> grades, Path from, GradebookColumn column) throws IOException {
        List<Gradebook> sheets = Gradebook.read(from);
        return plan(grades, sheets, named(sheets, column), column);
    }

    /// Reads a file and writes the filled one, which may be the same file.
    ///
    /// @return what was filled in
    public GradebookPlan fill(List<LearnerGrade> grades, Path from, GradebookColumn column, Path to)
            throws IOException {
        long classId = grades.stream()
                .flatMap(grade -> grade.learner().classId().stream())
                .findFirst()
                .orElse(0L);
        context.noteAccess(AccessEntry.AccessAction.EXPORTED, classId, Optional.empty());
        List<Gradebook> sheets = Gradebook.read(from);
        Gradebook gradebook = named(sheets, column);
        List<List<String>> rows = gradebook.rows();
        GradebookPlan plan = plan(grades, sheets, gradebook, column);
        List<Optional<String>> cells = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            boolean isHeadingRow = i == 0 && column.index() >= rows.getFirst().size();
            cells.add(isHeadingRow ? Optional.of(column.heading()) : Optional.empty());
        }
        plan.changes().forEach(cell -> cells.set(cell.row(), Optional.of(cell.after())));
        gradebook.fillColumn(column.index(), cells, to);
        return plan;
    }

    private static Gradebook named(List<Gradebook> sheets, GradebookColumn column) throws IOException {
        return sheets.stream()
                .filter(sheet -> sheet.sheet().equals(column.sheet()))
                .findFirst()
                .orElseThrow(() -> new UnreadableGradebookException(RefusalReason.NO_TABLE));
    }

    private static List<Learner> learners(List<LearnerGrade> grades) {
        return grades.stream().map(LearnerGrade::learner).toList();
    }

    private static GradebookPlan plan(
            List<LearnerGrade> grades, List<Gradebook> sheets, Gradebook sheet, GradebookColumn column) {
        Optional<GradebookRowFinder> rowFinder = new GradebookSheetFinder(sheets, learners(grades)).find(sheet);
        List<GradebookChange> cells = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        List<String> ungraded = new ArrayList<>();
        for (LearnerGrade given : grades) {
            Learner learner = given.learner();
            String learnerLabel = (learner.number() + " " + learner.name()).strip();
            OptionalDouble grade = given.grade();
            Optional<Integer> row = rowFinder.flatMap(finder -> finder.findRow(learner));
            if (grade.isEmpty()) {
                ungraded.add(learnerLabel);
            } else if (row.isEmpty()) {
                unknown.add(learnerLabel);
            } else {
                List<String> old = sheet.rows().get(row.get());
                String before = column.index() < old.size() ? old.get(column.index()) : "";
                String rowText = rowFinder
                        .map(finder -> finder.rowText(row.get(), learner))
                        .orElse("");
                cells.add(new GradebookChange(
                        row.get(), learnerLabel, rowText, before, formatGrade(grade.getAsDouble())));
            }
        }
        cells.sort(Comparator.comparingInt(GradebookChange::row));
        return new GradebookPlan(List.copyOf(cells), List.copyOf(unknown), List.copyOf(ungraded));
    }

    private static OptionalDouble grade(SelectedGrid grid, Learner learner) {
        return grid.sentences().stream()
                .flatMap((Sentence sentence) -> grid.grade(learner, sentence).stream())
                .mapToDouble(Double::doubleValue)
                .average();
    }

    private static String formatGrade(double grade) {
        return BigDecimal.valueOf(grade)
                .setScale(1, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}

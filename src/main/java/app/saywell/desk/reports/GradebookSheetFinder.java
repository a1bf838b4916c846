package app.saywell.desk.reports;

import app.saywell.desk.reports.table.Gradebook;
import app.saywell.desk.school.learner.Learner;
import java.util.List;
import java.util.Optional;

/// Finds the sheet of a class in a school's workbook, which often has one for each class.
final class GradebookSheetFinder {
    private final List<Gradebook> sheets;
    private final List<Learner> learners;

    /// @param sheets at least one
    GradebookSheetFinder(List<Gradebook> sheets, List<Learner> learners) {
        this.sheets = sheets;
        this.learners = learners;
    }

    /// The sheet with most names of the learners, or without any, with most of their numbers; the first of those with
    /// as many.
    Gradebook best() {
        Gradebook best = sheets.getFirst();
        long mostFound = -1;
        for (Gradebook sheet : sheets) {
            GradebookRowFinder rows = rows(sheet);
            long found = rows.namesFound(learners) * (learners.size() + 1L) + rowsFound(rows);
            if (found > mostFound) {
                best = sheet;
                mostFound = found;
            }
        }
        return best;
    }

    private long rowsFound(GradebookRowFinder rows) {
        return learners.stream()
                .filter(learner -> rows.findRow(learner).isPresent())
                .count();
    }

    /// Where the learners are in a sheet. Numbers without a name count only if they are on no other sheet: each class
    /// has a number 1.
    ///
    /// @return empty if nobody can be told from those of another sheet
    Optional<GradebookRowFinder> find(Gradebook sheet) {
        GradebookRowFinder found = rows(sheet);
        boolean isAmbiguous = found.namesFound(learners) == 0
                && sheets.stream()
                        .filter(other -> other != sheet)
                        .map(this::rows)
                        .anyMatch(other -> rowsFound(other) > 0);
        return isAmbiguous ? Optional.empty() : Optional.of(found);
    }

    private GradebookRowFinder rows(Gradebook sheet) {
        return new GradebookRowFinder(sheet.rows(), learners);
    }
}

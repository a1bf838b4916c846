package app.saywell.desk.classroom.roster;

import app.saywell.desk.classes.ImportedRoster;
import app.saywell.desk.classes.RosterPreview;
import app.saywell.desk.classes.RosterTable;
import app.saywell.desk.kit.text.TextExcerpt;
import java.util.List;
import java.util.Optional;

/// A list of learners that was read and is not stored yet.
///
/// @param lists what was pasted or opened; several for a file with several classes
/// @param selectedList the index of the shown one in `lists`
/// @param roster the learners to add
/// @param shownColumns the columns of the table that are shown, by index
public record RosterDraft(
        List<ImportedRoster> lists, int selectedList, RosterPreview roster, List<Integer> shownColumns) {
    private static final int MAX_EXCERPT = 40;

    /// The table that is shown; empty for a OneRoster file, whose columns are known.
    Optional<RosterTable> table() {
        return lists.get(selectedList).table();
    }

    /// How many rows are left out for this reason.
    long faultCount(RosterPreview.RosterProblem.RosterProblemKind kind) {
        return roster.problems().stream().filter(fault -> fault.kind() == kind).count();
    }

    /// The first rows that are left out for this reason.
    List<RosterPreview.RosterProblem> faultyRows(RosterPreview.RosterProblem.RosterProblemKind kind, int atMost) {
        return roster.problems().stream()
                .filter(fault -> fault.kind() == kind)
                .limit(atMost)
                .toList();
    }

    /// A row that is left out, as `line: text`.
    String described(RosterPreview.RosterProblem fault) {
        String text = fault.learner().isEmpty() ? rowText(fault.line()) : fault.learner();
        return (fault.line() > 0 ? fault.line() + ": " : "") + TextExcerpt.of(text, MAX_EXCERPT);
    }

    /// How many columns of the table are not shown.
    int hiddenColumns() {
        return roster.columns().size() - shownColumns.size();
    }

    private String rowText(long line) {
        return table().stream()
                .flatMap(found -> found.rows().stream())
                .filter(row -> row.line() == line)
                .map(row -> String.join(" ", row.cells()).strip())
                .findFirst()
                .orElse("");
    }
}

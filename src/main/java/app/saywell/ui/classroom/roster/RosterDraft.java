package app.saywell.ui.classroom.roster;

import app.saywell.practice.classroom.OneRosterReader;
import app.saywell.practice.classroom.RosterPreview;
import app.saywell.practice.text.TextTable;
import java.util.List;
import java.util.Optional;

/// A list of learners that was read and is not stored yet.
///
/// @param table what was pasted or opened; empty for a OneRoster file, whose columns are known
/// @param classLists the classes of a OneRoster file
/// @param selectedList the index of the shown one in `classLists`
/// @param roster the learners to add
/// @param shownColumns the columns of the table that are shown, by index
/// @param existingNames the names on the list that are already in the class
public record RosterDraft(
        Optional<TextTable> table,
        List<OneRosterReader.OneRosterClass> classLists,
        int selectedList,
        RosterPreview roster,
        List<Integer> shownColumns,
        List<String> existingNames) {

    /// How many rows are left out for this reason.
    long faultCount(RosterPreview.RosterProblem.RosterProblemKind kind) {
        return roster.problems().stream().filter(fault -> fault.kind() == kind).count();
    }

    /// The first rows that are left out for this reason, as `line: text`.
    List<String> faultyRows(RosterPreview.RosterProblem.RosterProblemKind kind, int atMost) {
        return roster.problems().stream()
                .filter(fault -> fault.kind() == kind)
                .limit(atMost)
                .map(fault -> fault.line() + ": " + rowText(fault.line()))
                .toList();
    }

    /// How many columns of the table are not shown.
    int hiddenColumns() {
        return roster.columns().size() - shownColumns.size();
    }

    private String rowText(long line) {
        return table.stream()
                .flatMap(parsedTable -> parsedTable.rows().stream())
                .filter(row -> row.line() == line)
                .map(row -> String.join(" ", row.cells()).strip())
                .map(text -> text.length() > 40 ? text.substring(0, 40) + "…" : text)
                .findFirst()
                .orElse("");
    }
}

package app.saywell.ui.classroom.roster;

import app.saywell.practice.classroom.OneRoster;
import app.saywell.practice.classroom.Roster;
import app.saywell.practice.text.Table;

import java.util.List;
import java.util.Optional;

/// A list that was read and not stored yet.
///
/// @param table what was pasted or opened; empty for a OneRoster file, whose columns are known
/// @param parts the classes of a OneRoster file
/// @param part the one that is shown, in `parts`
/// @param roster who would be added
/// @param known names of those who are in the class already
public record Draft(
        Optional<Table> table,
        List<OneRoster.ClassList> parts,
        int part,
        Roster roster,
        List<String> known) {

    /// The rows that are left out, as `line: what stands there`, by the reason.
    public List<String> rows(Roster.Fault.Kind kind) {
        return roster.faults().stream()
                .filter(fault -> fault.kind() == kind)
                .map(fault -> fault.line() + ": " + text(fault.line()))
                .toList();
    }

    private String text(long line) {
        return table.stream()
                .flatMap(one -> one.rows().stream())
                .filter(row -> row.line() == line)
                .map(row -> String.join(" ", row.cells()).strip())
                .map(text -> text.length() > 40 ? text.substring(0, 40) + "…" : text)
                .findFirst()
                .orElse("");
    }
}

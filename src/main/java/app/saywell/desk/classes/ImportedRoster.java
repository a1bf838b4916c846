package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TableFileReader;
import app.saywell.desk.lessons.text.TextTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The list of a class from elsewhere: a text, a sheet of a spreadsheet, or a class of a OneRoster
/// export.
///
/// @param name of the sheet or class; empty if it has none
/// @param table what was read; empty for a OneRoster export, whose columns are known
public record ImportedRoster(String name, Optional<RosterTable> table, RosterPreview roster) {

    /// Reads a list that was pasted or typed.
    public static ImportedRoster ofText(String text) {
        return of("", TextTable.read(text));
    }

    /// Reads the lists of a file; where several sheets have learners, those, and else all.
    ///
    /// @throws app.saywell.desk.lessons.text.UnreadableTextException if it is no list
    public static List<ImportedRoster> read(Path file) throws IOException {
        if (String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(".zip")) {
            return OneRosterReader.read(file);
        }
        List<ImportedRoster> lists = TableFileReader.read(file).stream()
                .map(sheet -> of(sheet.name(), sheet.table()))
                .toList();
        List<ImportedRoster> withLearners = lists.stream()
                .filter(list -> !list.roster().entries().isEmpty())
                .toList();
        return withLearners.isEmpty() ? lists.subList(0, 1) : withLearners;
    }

    private static ImportedRoster of(String name, TextTable table) {
        RosterTable found = RosterTable.of(table);
        return new ImportedRoster(name, Optional.of(found), RosterPreview.read(found, found.columns()));
    }

    public ImportedRoster withColumns(List<RosterColumn> columns) {
        return new ImportedRoster(
                name,
                table,
                table.map(found -> RosterPreview.read(found, columns)).orElse(roster));
    }
}

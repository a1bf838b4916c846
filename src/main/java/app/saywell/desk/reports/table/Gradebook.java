package app.saywell.desk.reports.table;

import app.saywell.desk.lessons.text.TableFileReader;
import app.saywell.desk.lessons.text.TextFileReader;
import app.saywell.desk.reports.table.UnreadableGradebookException.RefusalReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A table in the file of a school system, of which one column is filled in. All else in the file stays as it is.
public interface Gradebook {
    /// The tables of an exported file, a CSV or an Excel workbook (XLSX), whatever its name says: one, or one for each
    /// sheet that is seen and has a table.
    ///
    /// @throws UnreadableGradebookException if there is none, or it is of another kind, or too large
    /// @throws IOException if it cannot be read
    static List<Gradebook> read(Path file) throws IOException {
        if (Files.size(file) > GradebookXlsx.MAX_BYTES) {
            throw new UnreadableGradebookException(RefusalReason.TOO_LARGE);
        }
        byte[] bytes = Files.readAllBytes(file);
        if (TableFileReader.isOle2(bytes)) {
            throw new UnreadableGradebookException(RefusalReason.OLD_OR_LOCKED);
        }
        return TableFileReader.isZip(bytes)
                ? GradebookXlsx.sheets(bytes)
                : List.of(GradebookCsv.of(bytes, TextFileReader::decode));
    }

    /// The name of the sheet; empty where the file has no sheets.
    String sheet();

    /// The rows, each a list of its cells' texts; the first row has the headings.
    List<List<String>> rows();

    /// Fills in a column and writes everything to another file, or over the same.
    ///
    /// @param column from 0; the number after the last column adds a column, whose heading is the first grade
    /// @param grades one for each of [#rows], headings included; an empty one leaves the cell as it is
    void fillColumn(int column, List<Optional<String>> grades, Path to) throws IOException;
}

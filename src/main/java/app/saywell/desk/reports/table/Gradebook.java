package app.saywell.desk.reports.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The file of a school system, with a table of which one column is filled in. All else in it stays as it is.
public interface Gradebook {
    /// Reads an exported file, a CSV or an Excel workbook (XLSX), whatever its name says.
    ///
    /// @param text decodes bytes in the encoding of a file that is text
    /// @throws IOException if it cannot be read or is neither
    static Gradebook read(Path file, Function<byte[], String> text) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        return GradebookXlsx.isWorkbook(bytes) ? GradebookXlsx.of(bytes) : GradebookCsv.of(bytes, text);
    }

    /// The rows, each a list of its cells' texts; the first row has the headings.
    List<List<String>> rows();

    /// Fills in a column and writes everything to another file, or over the same.
    ///
    /// @param column from 0; the number after the last column adds a column, whose heading is the first grade
    /// @param grades one for each of [#rows], headings included; an empty one leaves the cell as it is
    void fillColumn(int column, List<Optional<String>> grades, Path to) throws IOException;
}

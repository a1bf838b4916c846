package app.saywell.desk.store.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.reports.table.CsvWriter;
import app.saywell.desk.reports.table.TableSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    Path folder;

    @Test
    void aFullDiskLeavesWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("grades.csv"), "of last week");
        assertThatThrownBy(() -> WholeFile.write(file, out -> {
                    out.write(new byte[10]);
                    throw new IOException("No space left on device");
                }))
                .isInstanceOf(IOException.class);
        assertThat(file).hasContent("of last week");
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void aTableThatIsNotFinishedIsNotThere() {
        var rows = new AbstractList<List<TableSheet.SheetCell>>() {
            @Override
            public List<TableSheet.SheetCell> get(int index) {
                throw new IllegalStateException("the disk is full");
            }

            @Override
            public int size() {
                return 1;
            }
        };
        Path file = folder.resolve("results.csv");
        assertThatThrownBy(() -> CsvWriter.write(
                        new TableSheet("results", List.of("a"), rows), file, CsvWriter.CsvSeparator.COMMA))
                .isInstanceOf(IllegalStateException.class);
        assertThat(folder).isEmptyDirectory();
    }
}

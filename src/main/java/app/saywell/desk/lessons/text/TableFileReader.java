package app.saywell.desk.lessons.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// Reads tables from files of spreadsheets, whatever the name of the file says: XLSX, XLS, ODS, a page
/// of HTML that calls itself XLS, and text with separators.
public final class TableFileReader {
    /// The most rows that are read of a sheet.
    static final int MAX_ROWS = 100_000;

    /// The most columns that are read of a sheet.
    static final int MAX_COLUMNS = 500;

    private static final long MAX_BYTES = 64L << 20;
    private static final byte[] ZIP = {'P', 'K', 3, 4};
    private static final byte[] OLE2 = {(byte) 0xd0, (byte) 0xcf, 0x11, (byte) 0xe0};

    private TableFileReader() {}

    /// A table and the name of its sheet.
    ///
    /// @param name empty where the file has but one table without a name
    public record NamedTable(String name, TextTable table) {}

    /// The tables of a file that have something in them, in their order; at least one.
    ///
    /// @throws UnreadableTextException if it is no table, or larger than 64 MB
    /// @throws IOException if it cannot be read
    public static List<NamedTable> read(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new UnreadableTextException("it is larger than 64 MB");
        }
        List<NamedTable> tables = readAny(file).stream()
                .filter(sheet -> !sheet.table().rows().isEmpty())
                .toList();
        if (tables.isEmpty()) {
            throw new UnreadableTextException("there is nothing in it");
        }
        return tables;
    }

    private static List<NamedTable> readAny(Path file) throws IOException {
        byte[] start = start(file);
        if (isZip(start)) {
            return OdsTables.isOds(file) ? OdsTables.read(file) : XlsxTables.read(file);
        }
        if (isOle2(start)) {
            return XlsTables.read(file);
        }
        String text = TextFileReader.read(file);
        return HtmlTables.isPage(text) ? HtmlTables.read(text) : List.of(new NamedTable("", TextTable.read(text)));
    }

    /// Whether a file begins as a ZIP does, which XLSX workbooks are.
    public static boolean isZip(byte[] bytes) {
        return startsWith(bytes, ZIP);
    }

    /// Whether a file begins as the containers of Office 97 do: XLS workbooks, and XLSX workbooks with a password.
    public static boolean isOle2(byte[] bytes) {
        return startsWith(bytes, OLE2);
    }

    private static boolean startsWith(byte[] bytes, byte[] start) {
        return bytes.length >= start.length && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
    }

    private static byte[] start(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(ZIP.length);
        }
    }
}

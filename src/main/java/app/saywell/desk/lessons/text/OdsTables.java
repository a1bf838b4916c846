package app.saywell.desk.lessons.text;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/// The sheets of an ODS file (OpenDocument 1.3, spreadsheets), as LibreOffice writes it.
final class OdsTables {
    private static final int MAX_BYTES = 32 << 20;

    private OdsTables() {}

    /// Whether a ZIP file is an OpenDocument spreadsheet.
    static boolean isOds(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            return zip.getEntry("content.xml") != null && zip.getEntry("xl/workbook.xml") == null;
        } catch (ZipException e) {
            return false;
        }
    }

    static List<TableFileReader.NamedTable> read(Path file) throws IOException {
        Element document = Jsoup.parse(new ByteArrayInputStream(content(file)), "UTF-8", "", Parser.xmlParser());
        List<TableFileReader.NamedTable> tables = new ArrayList<>();
        for (Element sheet : document.getElementsByTag("table:table")) {
            tables.add(new TableFileReader.NamedTable(sheet.attr("table:name"), table(sheet)));
        }
        if (tables.isEmpty()) {
            throw new UnreadableTextException("there is no table in it");
        }
        return tables;
    }

    private static byte[] content(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            ZipEntry entry = zip.getEntry("content.xml");
            try (InputStream in = zip.getInputStream(entry)) {
                byte[] bytes = in.readNBytes(MAX_BYTES + 1);
                if (bytes.length > MAX_BYTES) {
                    throw new UnreadableTextException("it is too large");
                }
                return bytes;
            }
        }
    }

    private static TextTable table(Element sheet) {
        List<TextTable.TableRow> rows = new ArrayList<>();
        long line = 1;
        for (Element row : sheet.getElementsByTag("table:table-row")) {
            List<String> cells = cells(row);
            if (!cells.isEmpty() && rows.size() < TableFileReader.MAX_ROWS) {
                rows.add(new TextTable.TableRow(line, cells));
            }
            line += repeated(row, "table:number-rows-repeated");
        }
        return TextTable.of(rows);
    }

    /// The cells of a row up to the last one with something in it. Empty ones are repeated up to the edge of the sheet.
    private static List<String> cells(Element row) {
        List<String> cells = new ArrayList<>();
        int filled = 0;
        for (Element cell : row.children()) {
            boolean isCell =
                    cell.tagName().equals("table:table-cell") || cell.tagName().equals("table:covered-table-cell");
            String text = isCell ? text(cell) : "";
            long times = isCell ? repeated(cell, "table:number-columns-repeated") : 0;
            for (long i = 0; i < times && cells.size() < TableFileReader.MAX_COLUMNS; i++) {
                cells.add(text);
            }
            filled = text.isEmpty() ? filled : cells.size();
        }
        return List.copyOf(cells.subList(0, filled));
    }

    private static String text(Element cell) {
        List<String> paragraphs = cell.getElementsByTag("text:p").eachText();
        return String.join("\n", paragraphs);
    }

    private static long repeated(Element element, String attribute) {
        String times = element.attr(attribute);
        return times.matches("\\d{1,9}") ? Long.parseLong(times) : 1;
    }
}

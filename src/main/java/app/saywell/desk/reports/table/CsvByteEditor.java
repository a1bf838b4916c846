package app.saywell.desk.reports.table;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Finds and replaces cells of a CSV file without decoding the other cells.
final class CsvByteEditor {
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    private CsvByteEditor() {}

    /// The byte range of a cell, with its quotes.
    record CellSpan(int from, int to) {}

    /// The new content of a cell, already quoted where needed.
    record CellChange(CellSpan span, String text) {}

    /// The rows that are not blank.
    static List<List<CellSpan>> findRows(byte[] bytes, byte separator) {
        List<List<CellSpan>> rows = new ArrayList<>();
        List<CellSpan> row = new ArrayList<>();
        boolean quoted = false;
        int from = Arrays.equals(bytes, 0, Math.min(3, bytes.length), BYTE_ORDER_MARK, 0, 3) ? 3 : 0;
        for (int i = from; i <= bytes.length; i++) {
            boolean atEnd = i == bytes.length;
            byte sign = atEnd ? (byte) '\n' : bytes[i];
            if (sign == '"') {
                quoted = !quoted;
            } else if (atEnd || (!quoted && (sign == separator || sign == '\n' || sign == '\r'))) {
                row.add(new CellSpan(from, i));
                from = i + 1;
                if (sign != separator || atEnd) {
                    addUnlessBlank(rows, row);
                    row = new ArrayList<>();
                }
            }
        }
        return rows;
    }

    /// The content of a cell, without quotes.
    static byte[] cellContent(byte[] bytes, CellSpan span) {
        byte[] raw = Arrays.copyOfRange(bytes, span.from(), span.to());
        if (raw.length < 2 || raw[0] != '"' || raw[raw.length - 1] != '"') {
            return raw;
        }
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        for (int i = 1; i < raw.length - 1; i++) {
            content.write(raw[i]);
            i += raw[i] == '"' ? 1 : 0; // a quote within quotes is doubled
        }
        return content.toByteArray();
    }

    static String quoteIfNeeded(String text, byte separator) {
        boolean quotes = text.indexOf(separator) >= 0 || text.contains("\"") || text.contains("\n");
        return quotes ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }

    /// @param changes in the order of their cells
    static byte[] applyChanges(byte[] bytes, List<CellChange> changes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length + 16 * changes.size());
        Charset charset = charset(bytes);
        int copiedBytes = 0;
        for (CellChange change : changes) {
            out.write(bytes, copiedBytes, change.span().from() - copiedBytes);
            out.writeBytes(change.text().getBytes(charset));
            copiedBytes = change.span().to();
        }
        out.write(bytes, copiedBytes, bytes.length - copiedBytes);
        return out.toByteArray();
    }

    static boolean isUtf16(byte[] bytes) {
        return bytes.length >= 2
                && ((bytes[0] == (byte) 0xff && bytes[1] == (byte) 0xfe)
                        || (bytes[0] == (byte) 0xfe && bytes[1] == (byte) 0xff));
    }

    // A file that is not UTF-8 comes from a Korean Windows.
    private static Charset charset(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return StandardCharsets.UTF_8;
        } catch (CharacterCodingException e) {
            return Charset.forName("x-windows-949");
        }
    }

    static byte detectSeparator(byte[] bytes) {
        byte best = ',';
        int maxCells = 0;
        for (byte candidate : new byte[] {',', ';', '\t'}) {
            List<List<CellSpan>> rows = findRows(bytes, candidate);
            int cells = rows.isEmpty() ? 0 : rows.getFirst().size();
            if (cells > maxCells) {
                best = candidate;
                maxCells = cells;
            }
        }
        return best;
    }

    private static void addUnlessBlank(List<List<CellSpan>> rows, List<CellSpan> row) {
        boolean blank =
                row.size() == 1 && row.getFirst().from() == row.getFirst().to();
        if (!blank) {
            rows.add(row);
        }
    }
}

package app.saywell.report.table;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Finds and exchanges the cells of a CSV file without reading what is in them.
final class CsvBytes {
    private static final byte[] MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    private CsvBytes() {}

    /// The bytes of a cell, with its quotes.
    record Span(int from, int to) {}

    /// A cell's new content, already quoted where it must be.
    record Change(Span span, String text) {}

    /// The rows that hold anything.
    static List<List<Span>> rows(byte[] bytes, byte separator) {
        List<List<Span>> rows = new ArrayList<>();
        List<Span> row = new ArrayList<>();
        boolean quoted = false;
        int from = Arrays.equals(bytes, 0, Math.min(3, bytes.length), MARK, 0, 3) ? 3 : 0;
        for (int i = from; i <= bytes.length; i++) {
            boolean end = i == bytes.length;
            byte sign = end ? (byte) '\n' : bytes[i];
            if (sign == '"') {
                quoted = !quoted;
            } else if (end || (!quoted && (sign == separator || sign == '\n' || sign == '\r'))) {
                row.add(new Span(from, i));
                from = i + 1;
                if (sign != separator || end) {
                    addUnlessBlank(rows, row);
                    row = new ArrayList<>();
                }
            }
        }
        return rows;
    }

    /// What stands in a cell.
    static byte[] content(byte[] bytes, Span span) {
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

    static String cell(String text, byte separator) {
        boolean quotes = text.indexOf(separator) >= 0 || text.contains("\"") || text.contains("\n");
        return quotes ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }

    /// @param changes in the order in which their cells stand
    static byte[] changed(byte[] bytes, List<Change> changes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length + 16 * changes.size());
        Charset charset = charset(bytes);
        int done = 0;
        for (Change change : changes) {
            out.write(bytes, done, change.span().from() - done);
            out.writeBytes(change.text().getBytes(charset));
            done = change.span().to();
        }
        out.write(bytes, done, bytes.length - done);
        return out.toByteArray();
    }

    static boolean isWide(byte[] bytes) {
        return bytes.length >= 2
                && ((bytes[0] == (byte) 0xff && bytes[1] == (byte) 0xfe)
                        || (bytes[0] == (byte) 0xfe && bytes[1] == (byte) 0xff));
    }

    // What is not UTF-8 was written by a Korean Windows.
    private static Charset charset(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return StandardCharsets.UTF_8;
        } catch (CharacterCodingException e) {
            return Charset.forName("x-windows-949");
        }
    }

    static byte separator(byte[] bytes) {
        byte best = ',';
        int most = 0;
        for (byte candidate : new byte[] {',', ';', '\t'}) {
            List<List<Span>> rows = rows(bytes, candidate);
            int cells = rows.isEmpty() ? 0 : rows.getFirst().size();
            if (cells > most) {
                best = candidate;
                most = cells;
            }
        }
        return best;
    }

    private static void addUnlessBlank(List<List<Span>> rows, List<Span> row) {
        boolean blank = row.size() == 1 && row.getFirst().from() == row.getFirst().to();
        if (!blank) {
            rows.add(row);
        }
    }
}

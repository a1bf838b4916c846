package app.saywell.desk.lessons.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads sentences from lists, tables and captions.
public final class SentenceDraftReader {
    private SentenceDraftReader() {}

    /// Reads a file by its extension: `srt` and `vtt` are captions, `csv` and `tsv` are tables,
    /// anything else is a list.
    public static List<SentenceDraft> read(Path file) throws IOException {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        String text = TextFileReader.read(file);
        if (name.endsWith(".srt") || name.endsWith(".vtt")) {
            return CaptionParser.parse(text);
        }
        return name.endsWith(".csv") || name.endsWith(".tsv") ? parseTable(text) : parseList(text);
    }

    /// One sentence per line; its meaning follows after a tab. Leading numbers and bullets are
    /// removed.
    public static List<SentenceDraft> parseList(String text) {
        List<SentenceDraft> drafts = new ArrayList<>();
        for (String line : text.lines().toList()) {
            String[] cells = line.split("\t", -1);
            String sentence = withoutBullet(cells[0].strip());
            if (!sentence.isEmpty()) {
                String meaning = cells.length > 1 ? cells[1].strip() : "";
                drafts.add(new SentenceDraft(sentence, meaning, Optional.empty()));
            }
        }
        return drafts;
    }

    /// Whether a pasted text is a table copied from a spreadsheet.
    public static boolean isPastedTable(String text) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        long withTab =
                lines.stream().filter(line -> line.strip().indexOf('\t') > 0).count();
        return withTab > 0 && 2 * withTab >= lines.size();
    }

    /// Reads what was pasted: a table from a spreadsheet or a list.
    public static List<SentenceDraft> parsePasted(String text) {
        return isPastedTable(text) ? drafts(TextTable.read(text, '\t').rows()) : parseList(text);
    }

    /// One sentence per row. The columns are found by their headings in the first row, or else by
    /// what is in them; see [DraftColumns].
    public static List<SentenceDraft> parseTable(String text) {
        return drafts(TextTable.read(text).rows());
    }

    private static List<SentenceDraft> drafts(List<TextTable.TableRow> rows) {
        if (rows.isEmpty()) {
            return List.of();
        }
        DraftColumns columns = DraftColumns.of(rows);
        List<SentenceDraft> drafts = new ArrayList<>();
        for (TextTable.TableRow row : columns.headed() ? rows.subList(1, rows.size()) : rows) {
            String sentence = withoutBullet(row.cell(columns.text()));
            if (!sentence.isEmpty()) {
                drafts.add(new SentenceDraft(sentence, row.cell(columns.meaning()), Optional.empty()));
            }
        }
        return drafts;
    }

    private static String withoutBullet(String line) {
        return line.replaceFirst("^(?:\\(?\\d{1,3}[.)]|[-•*·])\\s+", "").strip();
    }
}

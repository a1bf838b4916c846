package app.saywell.practice.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Finds sentences in lists, tables and captions.
public final class Drafts {
    private static final Set<String> TEXT_NAMES =
            Set.of("text", "sentence", "sentences", "english", "en", "문장", "영어", "영어 문장");
    private static final Set<String> MEANING_NAMES =
            Set.of("meaning", "translation", "korean", "ko", "note", "뜻", "해석", "의미", "우리말", "한국어");

    private Drafts() {}

    /// Reads a file by the ending of its name: `srt` and `vtt` are captions, `csv` and `tsv`
    /// tables, anything else is a list.
    public static List<Draft> read(Path file) throws IOException {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        String text = TextFiles.read(file);
        if (name.endsWith(".srt") || name.endsWith(".vtt")) {
            return Captions.read(text);
        }
        return name.endsWith(".csv") || name.endsWith(".tsv") ? table(text) : list(text);
    }

    /// A sentence a line; after a tab its meaning. Numbers and bullets before it are left out.
    public static List<Draft> list(String text) {
        List<Draft> drafts = new ArrayList<>();
        for (String line : text.lines().toList()) {
            String[] cells = line.split("\t", -1);
            String sentence = withoutBullet(cells[0].strip());
            if (!sentence.isEmpty()) {
                String meaning = cells.length > 1 ? cells[1].strip() : "";
                drafts.add(new Draft(sentence, meaning, Optional.empty()));
            }
        }
        return drafts;
    }

    /// A sentence a row. The columns are known by their names in the first row; where it has none,
    /// the first column is the text and the second its meaning.
    public static List<Draft> table(String text) {
        List<Table.Row> rows = Table.read(text).rows();
        if (rows.isEmpty()) {
            return List.of();
        }
        int textColumn = column(rows.getFirst(), TEXT_NAMES);
        int meaningColumn = column(rows.getFirst(), MEANING_NAMES);
        boolean named = textColumn >= 0;
        List<Draft> drafts = new ArrayList<>();
        for (Table.Row row : named ? rows.subList(1, rows.size()) : rows) {
            String sentence = row.cell(named ? textColumn : 0);
            if (!sentence.isEmpty()) {
                drafts.add(
                        new Draft(sentence, row.cell(named ? meaningColumn : 1), Optional.empty()));
            }
        }
        return drafts;
    }

    private static int column(Table.Row names, Set<String> wanted) {
        for (int column = 0; column < names.cells().size(); column++) {
            if (wanted.contains(names.cell(column).toLowerCase(Locale.ROOT))) {
                return column;
            }
        }
        return -1;
    }

    private static String withoutBullet(String line) {
        return line.replaceFirst("^(?:\\(?\\d{1,3}[.)]|[-•*·])\\s+", "").strip();
    }
}

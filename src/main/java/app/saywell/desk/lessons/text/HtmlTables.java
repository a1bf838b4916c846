package app.saywell.desk.lessons.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/// The tables of a page of HTML, as school systems write it into files with the name of a
/// spreadsheet.
final class HtmlTables {
    private static final Pattern PAGE =
            Pattern.compile("(?i)^\\s*+(?:<\\?xml[^>]*>\\s*+)?<(?:!doctype\\s+html|html|table|meta)\\b");

    private HtmlTables() {}

    static boolean isPage(String text) {
        return PAGE.matcher(text).lookingAt();
    }

    /// The tables that hold no other table.
    static List<TableFileReader.NamedTable> read(String text) {
        List<TableFileReader.NamedTable> tables = new ArrayList<>();
        for (Element table : Jsoup.parse(text).select("table:not(:has(table))")) {
            tables.add(new TableFileReader.NamedTable("", table(table)));
        }
        return tables;
    }

    private static TextTable table(Element table) {
        List<TextTable.TableRow> rows = new ArrayList<>();
        for (Element row : table.select("tr")) {
            List<String> cells = new ArrayList<>();
            for (Element cell : row.select("th, td")) {
                cells.add(cell.text());
            }
            rows.add(new TextTable.TableRow(rows.size() + 1L, cells));
        }
        return TextTable.of(rows);
    }
}

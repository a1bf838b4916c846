package app.saywell.desk.reports.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/// Formats cells as text.
final class CellFormatter {
    /// Text that a spreadsheet would run as a formula, after OWASP's list for CSV injection, with the wide forms of
    /// its signs that Korean and Japanese keyboards type and spreadsheets take for the narrow ones, and with spaces
    /// and signs before it that nobody sees and programs may leave out.
    private static final Pattern FORMULA =
            Pattern.compile("^[\\s\\p{Z}\\p{Cf}\\p{Cc}]*[=+\\-@\\t\\r＝＋－＠﹦﹢﹣﹫−].*", Pattern.DOTALL);

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+([.,]\\d+)?");

    private CellFormatter() {}

    /// Text that is safe in a spreadsheet. A formula gets an apostrophe, which spreadsheets treat
    /// as a mark of text. Plain numbers are not changed.
    static String escapeFormula(String text) {
        boolean formula =
                FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches();
        return formula ? "'" + text : text;
    }

    /// A number with a decimal point in every locale.
    static String plainNumber(TableSheet.SheetCell.NumberCell number) {
        return BigDecimal.valueOf(number.value())
                .setScale(number.digits(), RoundingMode.HALF_UP)
                .toPlainString();
    }
}

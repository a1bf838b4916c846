package app.saywell.report.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/// Cells as text.
final class Cells {
    /// What a spreadsheet would take for a formula: OWASP's list for CSV injection.
    private static final Pattern FORMULA =
            Pattern.compile("^[\\s\\u00a0]*[=+\\-@\\t\\r].*", Pattern.DOTALL);

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+([.,]\\d+)?");

    private Cells() {}

    /// As a spreadsheet may be given it: what it would take for a formula gets an apostrophe, which
    /// it shows as text. Plain numbers stay.
    static String harmless(String text) {
        boolean formula = FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches();
        return formula ? "'" + text : text;
    }

    /// With a point, whatever the country.
    static String plain(Sheet.Cell.Number number) {
        return BigDecimal.valueOf(number.value())
                .setScale(number.digits(), RoundingMode.HALF_UP)
                .toPlainString();
    }
}

package app.saywell.desk.kit.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/// Formats and parses sums of money exactly, without floating point.
public final class MoneyFormat {
    private static final int MICRO_DIGITS = 6;
    private static final int CENT_DIGITS = 2;
    private static final BigDecimal MAX_DOLLARS = new BigDecimal(1_000_000);

    private MoneyFormat() {}

    /// For example `$0.0012`: at least two decimals, and more if the sum has more.
    ///
    /// @param microDollars millionths of a US dollar
    public static String formatDollars(long microDollars) {
        return "$" + formatPlain(microDollars);
    }

    /// The same without the dollar sign, for input fields.
    public static String formatPlain(long microDollars) {
        BigDecimal exact = BigDecimal.valueOf(microDollars, MICRO_DIGITS).stripTrailingZeros();
        return exact.setScale(Math.max(CENT_DIGITS, exact.scale()), RoundingMode.UNNECESSARY)
                .toPlainString();
    }

    /// Parses input such as `12`, `$3.50` or `3,50` into millionths of a US dollar.
    ///
    /// @return empty unless it is a sum from 0 to one million dollars with at most six decimals
    public static Optional<Long> parseDollars(String text) {
        String number = text.strip().replaceFirst("^(US)?\\$", "").strip().replace(',', '.');
        if (!number.matches("\\d{1,7}(\\.\\d{1,6})?")) {
            return Optional.empty();
        }
        BigDecimal dollars = new BigDecimal(number);
        return dollars.compareTo(MAX_DOLLARS) > 0
                ? Optional.empty()
                : Optional.of(dollars.movePointRight(MICRO_DIGITS).longValueExact());
    }
}

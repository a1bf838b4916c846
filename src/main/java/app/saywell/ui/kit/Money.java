package app.saywell.ui.kit;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/// Sums of money as they are read and typed. Exact: no floating point.
public final class Money {
    private static final int MICRO_DIGITS = 6;
    private static final int CENT_DIGITS = 2;
    private static final BigDecimal MOST = new BigDecimal(1_000_000);

    private Money() {}

    /// `$0.0012`: cents at least, and as many digits more as there are.
    ///
    /// @param microDollars millionths of a US dollar
    public static String dollars(long microDollars) {
        return "$" + plain(microDollars);
    }

    /// The same without the sign, as it is typed.
    public static String plain(long microDollars) {
        BigDecimal exact = BigDecimal.valueOf(microDollars, MICRO_DIGITS).stripTrailingZeros();
        return exact.setScale(Math.max(CENT_DIGITS, exact.scale()), RoundingMode.UNNECESSARY)
                .toPlainString();
    }

    /// What was typed, such as `12`, `$3.50` or `3,50`, in millionths of a US dollar.
    ///
    /// @return empty where it is no sum from 0 to a million dollars in whole millionths
    public static Optional<Long> typed(String text) {
        String digits = text.strip().replaceFirst("^(US)?\\$", "").strip().replace(',', '.');
        if (!digits.matches("\\d{1,7}(\\.\\d{1,6})?")) {
            return Optional.empty();
        }
        BigDecimal dollars = new BigDecimal(digits);
        return dollars.compareTo(MOST) > 0
                ? Optional.empty()
                : Optional.of(dollars.movePointRight(MICRO_DIGITS).longValueExact());
    }
}

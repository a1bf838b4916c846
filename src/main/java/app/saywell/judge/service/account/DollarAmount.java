package app.saywell.judge.service.account;

import java.math.BigDecimal;
import java.util.Locale;

/// An amount of US dollars, exact to a millionth.
public record DollarAmount(long microDollars) implements Comparable<DollarAmount> {
    private static final int MICRO_DOLLAR_DIGITS = 6;

    /// Nothing.
    public static final DollarAmount ZERO = new DollarAmount(0);

    /// Parses a typed amount such as `10` or `12.50`.
    ///
    /// @throws AccountException if it is not an amount, or finer than a millionth of a dollar
    public static DollarAmount parse(String text) {
        try {
            return new DollarAmount(
                    new BigDecimal(text).movePointRight(MICRO_DOLLAR_DIGITS).longValueExact());
        } catch (ArithmeticException | NumberFormatException e) {
            throw new AccountException(
                    AccountException.AccountErrorKind.BAD_AMOUNT, "That is not an amount of dollars.");
        }
    }

    /// The sum of both amounts.
    public DollarAmount plus(DollarAmount other) {
        return new DollarAmount(Math.addExact(microDollars, other.microDollars));
    }

    public DollarAmount minus(DollarAmount other) {
        return new DollarAmount(Math.subtractExact(microDollars, other.microDollars));
    }

    @Override
    public int compareTo(DollarAmount other) {
        return Long.compare(microDollars, other.microDollars);
    }

    /// The display form, such as `$5.00` or `$0.0024`, with two to six decimals.
    @Override
    public String toString() {
        BigDecimal dollars =
                BigDecimal.valueOf(microDollars, MICRO_DOLLAR_DIGITS).stripTrailingZeros();
        String sign = dollars.signum() < 0 ? "-" : "";
        int decimals = Math.max(2, dollars.scale());
        return String.format(Locale.ROOT, "%s$%." + decimals + "f", sign, dollars.abs());
    }
}

package app.saywell.service.account;

import java.math.BigDecimal;
import java.util.Locale;

/// An amount of US dollars, exact to a millionth.
public record Money(long microDollars) implements Comparable<Money> {
    private static final int DECIMALS = 6;

    /// Nothing.
    public static final Money ZERO = new Money(0);

    /// Reads an amount as it is typed: `10`, `12.50`.
    ///
    /// @throws AccountException if it is not an amount, or finer than a millionth of a dollar
    public static Money ofDollars(String text) {
        try {
            return new Money(new BigDecimal(text).movePointRight(DECIMALS).longValueExact());
        } catch (ArithmeticException | NumberFormatException e) {
            throw new AccountException(
                    AccountException.Kind.BAD_AMOUNT, "That is not an amount of dollars.");
        }
    }

    /// The sum of both.
    public Money plus(Money other) {
        return new Money(Math.addExact(microDollars, other.microDollars));
    }

    /// What is left of this without the other.
    public Money minus(Money other) {
        return new Money(Math.subtractExact(microDollars, other.microDollars));
    }

    @Override
    public int compareTo(Money other) {
        return Long.compare(microDollars, other.microDollars);
    }

    /// As it is shown: `$5.00`, `$0.0024`; at least two decimals, and as many more as it has.
    @Override
    public String toString() {
        BigDecimal dollars = BigDecimal.valueOf(microDollars, DECIMALS).stripTrailingZeros();
        String sign = dollars.signum() < 0 ? "-" : "";
        int decimals = Math.max(2, dollars.scale());
        return String.format(Locale.ROOT, "%s$%." + decimals + "f", sign, dollars.abs());
    }
}

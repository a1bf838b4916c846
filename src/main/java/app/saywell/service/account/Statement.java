package app.saywell.service.account;

import java.time.YearMonth;
import java.util.List;

/// How the account stands.
///
/// @param month the month of `use` and `invoiced`, in UTC
/// @param credits what can still be spent, in the order in which it will be
/// @param use one element for each of the four endpoints
/// @param invoiced what no credit covered this month and is invoiced after it
public record Statement(
        Plan plan, YearMonth month, List<Credit> credits, List<Use> use, Money invoiced) {

    /// The rest of all credits.
    public Money balance() {
        return credits.stream().map(Credit::left).reduce(Money.ZERO, Money::plus);
    }
}

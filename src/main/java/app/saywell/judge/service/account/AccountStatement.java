package app.saywell.judge.service.account;

import java.time.YearMonth;
import java.util.List;

/// The state of the account.
///
/// @param month the month of `usage` and `invoiced`, in UTC
/// @param credits open credits, in the order in which they will be spent
/// @param usage one element for each of the four endpoints
/// @param invoiced this month's usage that no credit covered
public record AccountStatement(
        ServicePlan plan,
        YearMonth month,
        List<AccountCredit> credits,
        List<BilledUsage> usage,
        DollarAmount invoiced) {

    /// The remaining amount of all credits.
    public DollarAmount balance() {
        return credits.stream().map(AccountCredit::remaining).reduce(DollarAmount.ZERO, DollarAmount::plus);
    }
}

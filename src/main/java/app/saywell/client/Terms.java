package app.saywell.client;

import java.util.function.LongSupplier;

/// What the user has agreed with the hosted service and with themself.
///
/// @param callsAMinute of the key
/// @param monthlyBudgetMicroDollars in millionths of a US dollar, `Long.MAX_VALUE` for none; asked
///     before each sending, so that a new budget counts at once
public record Terms(int callsAMinute, LongSupplier monthlyBudgetMicroDollars) {
    /// The most that a key allows without a separate contract (service document, section 8).
    public static final int USUAL_CALLS_A_MINUTE = 100;

    /// The usual pace and no limit to what may be spent.
    public static Terms usual() {
        return new Terms(USUAL_CALLS_A_MINUTE, () -> Long.MAX_VALUE);
    }
}

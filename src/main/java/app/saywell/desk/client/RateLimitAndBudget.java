package app.saywell.desk.client;

import java.util.function.LongSupplier;

/// The rate limit of the key and the user's monthly budget.
///
/// @param callsPerMinute the rate limit of the key
/// @param monthlyBudgetMicroDollars in millionths of a US dollar, `Long.MAX_VALUE` for none; read
///     before each attempt, so that a new budget takes effect immediately
public record RateLimitAndBudget(int callsPerMinute, LongSupplier monthlyBudgetMicroDollars) {
    /// The highest rate limit of a key without a separate contract (service document, section 8).
    public static final int DEFAULT_CALLS_PER_MINUTE = 100;
}

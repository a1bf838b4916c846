package app.saywell.judge.service.account;

import java.time.Instant;
import java.util.Optional;

/// An amount that can be spent on calls.
///
/// @param remaining the part that is not spent yet
/// @param expiresAt when the rest expires; absent means never
public record AccountCredit(
        CreditKind kind, DollarAmount granted, DollarAmount remaining, Optional<Instant> expiresAt) {

    /// The source of a credit.
    public enum CreditKind {
        /// Granted by the plan on the 1st; expires at the end of the month.
        MONTHLY,
        /// Bought.
        BOUGHT
    }
}

package app.saywell.service.account;

import java.time.Instant;
import java.util.Optional;

/// An amount that can be spent on calls.
///
/// @param left what is not spent yet
/// @param expiresAt from this moment on the rest is lost; absent means never
public record Credit(Kind kind, Money granted, Money left, Optional<Instant> expiresAt) {

    /// Where a credit comes from.
    public enum Kind {
        /// Comes with the plan on the 1st and is lost at the end of the month.
        MONTHLY,
        /// Was bought.
        BOUGHT
    }
}

package app.saywell.service.store;

import java.time.Duration;

/// Whether a call with a good key may go on.
public sealed interface Admission {
    /// It may, and counts towards the minute.
    record Admitted() implements Admission {}

    /// The plan does not have the endpoint.
    record PlanExcludes() implements Admission {}

    /// Nothing is left to pay with.
    record NoCredit() implements Admission {}

    /// The key has made its calls of this minute.
    ///
    /// @param retryAfter until then no call is let in
    record TooMany(Duration retryAfter) implements Admission {}
}

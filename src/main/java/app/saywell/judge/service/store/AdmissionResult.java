package app.saywell.judge.service.store;

import java.time.Duration;

/// Whether a call with a valid key is admitted.
public sealed interface AdmissionResult {
    /// It is admitted and counts towards the rate limit.
    record CallAdmitted() implements AdmissionResult {}

    /// The plan does not include the endpoint.
    record PlanExcludes() implements AdmissionResult {}

    /// There is no credit left.
    record CreditExhausted() implements AdmissionResult {}

    /// The key has reached its rate limit.
    ///
    /// @param retryAfter time until the next call is admitted
    record RateLimitReached(Duration retryAfter) implements AdmissionResult {}
}

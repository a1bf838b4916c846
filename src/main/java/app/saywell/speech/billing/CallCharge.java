package app.saywell.speech.billing;

import java.time.Instant;

/// What sending a request once may cost.
///
/// @param audioMillis length of the audio in milliseconds, rounded up
/// @param microDollars millionths of a US dollar, exact
/// @param purpose what it was sent for, as the caller names it ("practice", a class); never a
///     learner's name or content
public record CallCharge(RequestKey request, Instant sentAt, long audioMillis, long microDollars, String purpose) {}

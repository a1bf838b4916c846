package app.saywell.speech.billing;

import java.time.Instant;

/// What one sending of a question may cost.
///
/// @param audioMillis length of the audio in milliseconds, rounded up
/// @param microDollars millionths of a US dollar, exact
/// @param purpose what it was sent for, as the caller names it ("practice", a class); never a
///     learner's name and never content
public record Charge(
        QuestionKey question, Instant at, long audioMillis, long microDollars, String purpose) {}

package app.saywell.ui.practice.desk;

import app.saywell.speech.Failure;

/// What is going on between the learner and the sentence.
public sealed interface Stage {
    /// There is no sentence yet.
    record Nothing() implements Stage {}

    /// A sentence without a take.
    record Ready() implements Stage {}

    /// A recording begins in so many seconds.
    record Counting(int seconds) implements Stage {}

    /// The microphone is open and what it hears is being written.
    record Recording() implements Stage {}

    /// The take is kept and waits for its judgement.
    record Judging() implements Stage {}

    /// A judged take lies on the desk.
    record Judged() implements Stage {}

    /// The take is kept; the service did not judge it.
    record Refused(Failure failure) implements Stage {}

    /// Something failed on this computer; what was recorded is kept.
    ///
    /// @param what the key of the sentence that says what happened
    /// @param code a code to quote
    record Broken(String what, String code) implements Stage {}
}

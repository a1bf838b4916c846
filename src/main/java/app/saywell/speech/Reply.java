package app.saywell.speech;

/// What came of a call: an answer or a failure, never both and never neither.
public sealed interface Reply<T> {

    /// The service answered.
    ///
    /// @param value the answer as it was understood
    /// @param json the body as it came, byte for byte, to be kept
    /// @param source where the answer came from
    record Answer<T>(T value, String json, Source source) implements Reply<T> {}

    /// The call failed; nothing was lost and `failure` says what to do.
    record Failed<T>(Failure failure) implements Reply<T> {}

    /// Where an answer came from.
    enum Source {
        /// A call made now, and billed where calls are billed.
        CALL,
        /// The stored answer to the same question; no call was made.
        STORED
    }
}

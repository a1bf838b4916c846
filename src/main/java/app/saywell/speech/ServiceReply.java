package app.saywell.speech;

/// The result of a call: either an answer or a failure.
public sealed interface ServiceReply<T> {

    /// The service answered.
    ///
    /// @param value the parsed answer
    /// @param json the response body, unchanged, for storage
    /// @param source where the answer came from
    record AnsweredCall<T>(T value, String json, AnswerSource source) implements ServiceReply<T> {}

    /// The call failed, see `failure`.
    record FailedCall<T>(CallFailure failure) implements ServiceReply<T> {}

    /// Where an answer came from.
    enum AnswerSource {
        /// From a call made now, which is billed if the service bills.
        CALL,
        /// From the store: the answer to an equal request. No call was made.
        STORED
    }
}

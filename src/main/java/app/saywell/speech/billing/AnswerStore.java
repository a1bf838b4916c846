package app.saywell.speech.billing;

import java.util.Optional;

/// Stores paid answers, so that equal requests are never paid for twice.
///
/// Safe for several threads. After [#store] has returned, the answer survives a crash. It is stored
/// even if the thread is interrupted, because the answer is already paid for.
public interface AnswerStore {

    /// The stored answer, exactly as it was received.
    Optional<String> find(RequestKey request);

    /// Stores an answer and replaces an existing one.
    ///
    /// @param json the response body, unchanged
    void store(RequestKey request, String json);
}

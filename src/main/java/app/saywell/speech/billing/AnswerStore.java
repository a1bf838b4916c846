package app.saywell.speech.billing;

import java.util.Optional;

/// Answers that were paid for, kept so that the same question is never paid twice.
///
/// Safe for several threads. What [#keep] was given survives a crash once it has returned; it is
/// kept although the thread be interrupted, because a paid answer outlives the wish for it.
public interface AnswerStore {

    /// The kept answer, byte for byte as it came.
    Optional<String> find(QuestionKey question);

    /// Keeps an answer; one that is already there is replaced.
    ///
    /// @param json the body as it came
    void keep(QuestionKey question, String json);
}

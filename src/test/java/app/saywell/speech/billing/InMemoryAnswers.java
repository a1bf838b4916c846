package app.saywell.speech.billing;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Answers that last as long as the test.
public final class InMemoryAnswers implements AnswerStore {
    private final Map<QuestionKey, String> answers = new ConcurrentHashMap<>();

    @Override
    public Optional<String> find(QuestionKey question) {
        return Optional.ofNullable(answers.get(question));
    }

    @Override
    public void keep(QuestionKey question, String json) {
        answers.put(question, json);
    }
}

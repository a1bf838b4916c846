package app.saywell.speech.billing;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// An answer store in memory.
public final class InMemoryAnswerStore implements AnswerStore {
    private final Map<RequestKey, String> answers = new ConcurrentHashMap<>();

    @Override
    public Optional<String> find(RequestKey request) {
        return Optional.ofNullable(answers.get(request));
    }

    @Override
    public void store(RequestKey request, String json) {
        answers.put(request, json);
    }
}

package app.saywell.practice.scoring;

import app.saywell.library.take.Result;
import app.saywell.task.Outcome;
import app.saywell.task.Running;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Has takes judged by the service that the settings name, and finds judgements again.
public final class Scoring {

    /// Has a take judged: against the model reading's analysis where there is one, else by its text
    /// alone. The same take with the same question is answered from the library without a call.
    public Running score(long takeId, Consumer<Outcome<Scored>> answer) {
        throw new UnsupportedOperationException();
    }

    /// The newest judgement of a take.
    public Optional<Result> latest(long takeId) {
        throw new UnsupportedOperationException();
    }

    /// All judgements of a take, newest first: by both services, in both languages.
    public List<Result> all(long takeId) {
        throw new UnsupportedOperationException();
    }

    /// One judgement.
    public Optional<Result> find(long resultId) {
        throw new UnsupportedOperationException();
    }
}

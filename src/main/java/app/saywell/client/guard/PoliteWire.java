package app.saywell.client.guard;

import app.saywell.client.call.Attempt;
import app.saywell.client.call.Question;
import app.saywell.client.call.Wire;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.Reply;

/// Sends no faster than a [Pace] allows, and lets all callers rest when one was told to.
public final class PoliteWire implements Wire {
    private final Wire wire;
    private final Pace pace;

    public PoliteWire(Wire wire, Pace pace) {
        this.wire = wire;
        this.pace = pace;
    }

    @Override
    public <T> Attempt<T> send(Question<T> question) {
        try {
            pace.enter();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Attempt.unsent(Kind.CANCELLED, "the caller gave up before it was sent");
        }
        try {
            Attempt<T> attempt = wire.send(question);
            if (attempt.reply() instanceof Reply.Failed<T>(Failure failure)
                    && failure.kind() == Kind.RATE_LIMITED) {
                pace.rest(attempt.retryAfter());
            }
            return attempt;
        } finally {
            pace.leave();
        }
    }
}

package app.saywell.client.guard;

import app.saywell.client.call.Attempt;
import app.saywell.client.call.Question;
import app.saywell.client.call.Wire;
import app.saywell.speech.Failure.Kind;

/// Sends no faster than a [Pace] allows.
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
            return wire.send(question);
        } finally {
            pace.leave();
        }
    }
}

package app.saywell.client.guard;

import app.saywell.client.call.Attempt;
import app.saywell.client.call.Channel;
import app.saywell.client.call.Question;
import app.saywell.client.call.Wire;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.Reply;

import java.time.Duration;
import java.util.Optional;

/// Sends a question as often as the [RetryLaw] allows and until it is answered.
public final class RetryingChannel implements Channel {
    private final Wire wire;
    private final Timing timing;

    public RetryingChannel(Wire wire, Timing timing) {
        this.wire = wire;
        this.timing = timing;
    }

    @Override
    public <T> Reply<T> ask(Question<T> question) {
        Duration waited = Duration.ZERO;
        for (int sendings = 1; ; sendings++) {
            Attempt<T> attempt = wire.send(question);
            Optional<Duration> wait =
                    RetryLaw.wait(
                            attempt.reply(),
                            sendings,
                            waited,
                            attempt.retryAfter(),
                            timing.chance().getAsDouble());
            if (wait.isEmpty()) {
                return attempt.reply();
            }
            try {
                timing.sleeper().sleep(wait.get());
                waited = waited.plus(wait.get());
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return new Reply.Failed<>(
                        Failure.of(Kind.CANCELLED, "the caller gave up between two sendings"));
            }
        }
    }
}

package app.saywell.client.guard;

import app.saywell.speech.Failure;
import app.saywell.speech.Reply;

import java.time.Duration;
import java.util.Optional;

/// When a question may be sent again, and after how long (service document, section 7).
///
/// After 429 and 5xx only, three sendings in all, 1.0 s doubling, each wait 20 % shorter or longer
/// by chance. A wish for a longer wait is granted while all waits together are no longer than
/// [#LONGEST_IN_ALL]; whoever wishes for more is not asked again by itself.
final class RetryLaw {
    static final int SENDINGS = 3;
    static final Duration FIRST_WAIT = Duration.ofSeconds(1);
    static final double SPREAD = 0.2;

    /// The minute after which any limit on calls a minute lets one through again.
    static final Duration LONGEST_IN_ALL = Duration.ofSeconds(60);

    private RetryLaw() {}

    /// How long to wait before sending again; nothing where that is not allowed.
    ///
    /// @param sendings how many there were, from 1
    /// @param waited how long the waits before this one were
    /// @param wish what `Retry-After` asks for, zero where it does not
    /// @param chance from 0 to 1
    static Optional<Duration> wait(
            Reply<?> reply, int sendings, Duration waited, Duration wish, double chance) {
        boolean beyondReason = waited.plus(wish).compareTo(LONGEST_IN_ALL) > 0;
        if (sendings >= SENDINGS || !mayRepeat(reply) || beyondReason) {
            return Optional.empty();
        }
        double factor = 1 + SPREAD * (2 * chance - 1);
        Duration doubled = FIRST_WAIT.multipliedBy(1L << (sendings - 1));
        Duration spread = Duration.ofNanos(Math.round(doubled.toNanos() * factor));
        return Optional.of(spread.compareTo(wish) > 0 ? spread : wish);
    }

    private static boolean mayRepeat(Reply<?> reply) {
        return reply instanceof Reply.Failed<?>(Failure failure)
                && (failure.status() == 429 || failure.status() / 100 == 5);
    }
}

package app.saywell.desk.daily.view;

import java.time.Duration;
import java.time.Instant;

/// How long somebody worked, by the acts in which it is seen. For one thread.
final class WorkedTime {
    /// Who does nothing for longer is away.
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);

    private Instant last = Instant.EPOCH;
    private Duration rest = Duration.ZERO;

    /// Somebody begins to work, or goes on after a pause.
    void begin(Instant now) {
        last = now;
        rest = Duration.ZERO;
    }

    /// Somebody did something.
    ///
    /// @return the whole seconds since the act before; what is left of a second is counted with the next ones
    int act(Instant now) {
        Duration since = Duration.between(last, now);
        last = now;
        Duration counted = since.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : since;
        rest = counted.isNegative() ? rest : rest.plus(counted);
        int seconds = (int) rest.toSeconds();
        rest = rest.minusSeconds(seconds);
        return seconds;
    }
}

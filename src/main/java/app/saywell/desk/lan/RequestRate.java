package app.saywell.desk.lan;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/// How many requests each caller may make in a minute. Safe for several threads.
final class RequestRate {
    private static final Duration WINDOW = Duration.ofMinutes(1);
    private static final int MAX_CALLERS = 1024;

    private final int limit;
    private final InstantSource clock;
    private final Map<String, Count> counts = new HashMap<>();

    private record Count(Instant since, int requests) {}

    RequestRate(int limit, InstantSource clock) {
        this.limit = limit;
        this.clock = clock;
    }

    /// Counts a request, and says whether it may be answered.
    synchronized boolean admits(String caller) {
        Instant now = clock.instant();
        if (counts.size() >= MAX_CALLERS) {
            counts.values().removeIf(count -> isOver(count, now));
        }
        if (counts.size() >= MAX_CALLERS && !counts.containsKey(caller)) {
            return false;
        }
        Count counted = counts.compute(
                caller,
                (any, old) ->
                        old == null || isOver(old, now) ? new Count(now, 1) : new Count(old.since, old.requests + 1));
        return counted.requests <= limit;
    }

    // A clock that was set back begins anew.
    private static boolean isOver(Count count, Instant now) {
        return now.isBefore(count.since) || Duration.between(count.since, now).compareTo(WINDOW) >= 0;
    }
}

package app.saywell.service;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/// A clock that stands still until it is told otherwise.
public final class SettableClock implements InstantSource {
    private final AtomicReference<Instant> now;

    /// @param start as in [Instant#parse]
    public SettableClock(String start) {
        now = new AtomicReference<>(Instant.parse(start));
    }

    @Override
    public Instant instant() {
        return now.get();
    }

    /// Lets time pass.
    public void pass(Duration time) {
        now.updateAndGet(before -> before.plus(time));
    }

    /// Goes to another moment.
    public void set(String moment) {
        now.set(Instant.parse(moment));
    }
}

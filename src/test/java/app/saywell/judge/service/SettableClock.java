package app.saywell.judge.service;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// A clock that a test sets and advances.
public final class SettableClock implements InstantSource {
    private volatile Instant now;

    /// @param start as in [Instant#parse]
    public SettableClock(String start) {
        now = Instant.parse(start);
    }

    @Override
    public Instant instant() {
        return now;
    }

    /// Advances the clock.
    public void advance(Duration time) {
        now = now.plus(time);
    }

    /// Sets the time.
    public void set(String moment) {
        now = Instant.parse(moment);
    }
}

package app.saywell.service;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// A clock that stands still until one thread tells it otherwise.
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

    /// Lets time pass.
    public void pass(Duration time) {
        now = now.plus(time);
    }

    /// Goes to another moment.
    public void set(String moment) {
        now = Instant.parse(moment);
    }
}

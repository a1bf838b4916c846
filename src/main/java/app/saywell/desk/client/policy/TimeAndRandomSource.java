package app.saywell.desk.client.policy;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/// Clock, timer, sleeper and randomness, passed in so that tests control them.
///
/// @param clock the wall clock, which may jump; not used to measure durations
/// @param nanoTime monotonic time, like [System#nanoTime()]
/// @param random uniformly distributed from 0 to 1
public record TimeAndRandomSource(Clock clock, LongSupplier nanoTime, Sleeper sleeper, DoubleSupplier random) {

    /// The real time and randomness.
    public static TimeAndRandomSource system() {
        return new TimeAndRandomSource(
                Clock.systemUTC(), System::nanoTime, Thread::sleep, () -> ThreadLocalRandom.current()
                        .nextDouble());
    }

    /// Waits.
    @FunctionalInterface
    public interface Sleeper {
        /// Returns after `duration`.
        void sleep(Duration duration) throws InterruptedException;
    }
}

package app.saywell.client.guard;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/// Time and chance, handed in.
///
/// @param clock the date, which may jump; nothing is measured by it
/// @param nanos steady time, as of [System#nanoTime()]
/// @param chance evenly spread from 0 to 1
public record Timing(Clock clock, LongSupplier nanos, Sleeper sleeper, DoubleSupplier chance) {

    /// The real ones.
    public static Timing system() {
        return new Timing(
                Clock.systemUTC(),
                System::nanoTime,
                Thread::sleep,
                () -> ThreadLocalRandom.current().nextDouble());
    }

    /// Waits.
    @FunctionalInterface
    public interface Sleeper {
        /// Returns when `length` has passed.
        void sleep(Duration length) throws InterruptedException;
    }
}

package app.saywell.judge.service.call;

import java.time.Duration;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;

/// How fast the engine has answered of late, on this computer and with everything else that it does now. By it is told
/// at once what cannot be answered in time.
///
/// Safe for any number of threads.
final class EnginePace {
    private static final double NEWEST_WEIGHT = 0.3;
    private static final int KNOWN_AFTER = 3;

    /// A computer that was busy may be free again.
    private static final long FORGOTTEN_NANOS = Duration.ofMinutes(2).toNanos();

    private final LongSupplier nanoTime;
    private double secondsPerAmount;
    private int measured;
    private long measuredAt;

    /// @param nanoTime as [System#nanoTime()]
    EnginePace(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /// Work was answered after a time.
    ///
    /// @param amount as in [Workload]
    synchronized void answered(double amount, Duration time) {
        if (amount > 0) {
            double newest = seconds(time) / amount;
            secondsPerAmount = isKnown() ? secondsPerAmount + NEWEST_WEIGHT * (newest - secondsPerAmount) : newest;
            measured();
        }
    }

    /// Work was given up after a time: it would have taken longer.
    synchronized void givenUp(double amount, Duration time) {
        if (amount > 0 && isKnown() && seconds(time) / amount > secondsPerAmount) {
            answered(amount, time);
        }
    }

    private void measured() {
        measured = isForgotten() ? 1 : measured + 1;
        measuredAt = nanoTime.getAsLong();
    }

    private boolean isForgotten() {
        return measured > 0 && nanoTime.getAsLong() - measuredAt > FORGOTTEN_NANOS;
    }

    private boolean isKnown() {
        return measured > 0 && !isForgotten();
    }

    /// How many seconds work takes; empty while too little was answered to tell.
    synchronized OptionalDouble secondsFor(double amount) {
        return isKnown() && measured >= KNOWN_AFTER && amount > 0
                ? OptionalDouble.of(secondsPerAmount * amount)
                : OptionalDouble.empty();
    }

    private static double seconds(Duration time) {
        return time.toNanos() / 1e9;
    }
}

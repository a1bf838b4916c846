package app.saywell.judge.service.call;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;

/// How fast the engine has answered of late, on this computer and with everything else that it does now. By it is told
/// at once what cannot be answered in time.
///
/// It is the median of the newest answers, so that no single call decides, and unknown until there are enough of them.
/// What began before the first answer does not count, because it waited for the models.
///
/// Safe for any number of threads.
final class EnginePace {
    /// How many answers count, and how many there have to be.
    static final int ANSWERS = 9;

    /// Of the known pace: more is not believed of work that nobody saw the end of.
    private static final double MAX_GIVEN_UP_FACTOR = 4;

    /// A computer that was busy may be free again.
    private static final long FORGOTTEN_NANOS = Duration.ofMinutes(2).toNanos();

    private final LongSupplier nanoTime;

    /// Seconds for each amount, oldest first.
    private final ArrayDeque<Double> newest = new ArrayDeque<>();

    private boolean isWarm;
    private long warmSince;
    private long measuredAt;

    /// @param nanoTime as [System#nanoTime()]
    EnginePace(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /// When work begins, for [#answered] and [#givenUp].
    long begin() {
        return nanoTime.getAsLong();
    }

    /// Work was answered now.
    ///
    /// @param amount as in [Workload], of what was decoded; 0 counts for nothing
    /// @param begun from [#begin]
    synchronized void answered(double amount, long begun) {
        if (amount <= 0) {
            return;
        }
        forgetWhatIsOld();
        long now = nanoTime.getAsLong();
        if (!isWarm) {
            isWarm = true;
            warmSince = now;
            measuredAt = now;
        } else if (begun - warmSince >= 0) {
            measured(secondsSince(begun) / amount);
        }
    }

    /// Work was given up now: it would have taken longer.
    ///
    /// @param amount as for [#answered]
    /// @param begun from [#begin]
    synchronized void givenUp(double amount, long begun) {
        OptionalDouble known = secondsFor(1);
        if (amount > 0 && known.isPresent()) {
            double least = secondsSince(begun) / amount;
            if (least > known.getAsDouble()) {
                measured(Math.min(least, known.getAsDouble() * MAX_GIVEN_UP_FACTOR));
            }
        }
    }

    /// How many seconds work takes; empty while too little was answered to tell.
    synchronized OptionalDouble secondsFor(double amount) {
        forgetWhatIsOld();
        if (amount <= 0 || newest.size() < ANSWERS) {
            return OptionalDouble.empty();
        }
        double median = newest.stream().sorted().skip(ANSWERS / 2).findFirst().orElseThrow();
        return OptionalDouble.of(median * amount);
    }

    private void measured(double secondsPerAmount) {
        if (newest.size() == ANSWERS) {
            newest.remove();
        }
        newest.add(secondsPerAmount);
        measuredAt = nanoTime.getAsLong();
    }

    private void forgetWhatIsOld() {
        if (isWarm && nanoTime.getAsLong() - measuredAt > FORGOTTEN_NANOS) {
            newest.clear();
            isWarm = false;
        }
    }

    private double secondsSince(long begun) {
        return (nanoTime.getAsLong() - begun) / 1e9;
    }
}

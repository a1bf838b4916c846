package app.saywell.judge.service.admin;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Says whether a service can take calls. Asks the database at most once a second, however often it
/// is asked itself. Safe for several threads.
public final class HealthCheck {
    private static final long KEPT_NANOS = Duration.ofSeconds(1).toNanos();

    private final BooleanSupplier databaseReachable;
    private final BooleanSupplier queueFull;
    private volatile boolean stopping;
    private boolean lastReachable;
    private long checkedAt = System.nanoTime() - 2 * KEPT_NANOS;

    /// @param databaseReachable has the database change something, as calls need it; may take seconds, and must not
    /// throw
    /// @param queueFull whether a call would be refused for lack of room
    public HealthCheck(BooleanSupplier databaseReachable, BooleanSupplier queueFull) {
        this.databaseReachable = databaseReachable;
        this.queueFull = queueFull;
    }

    /// The state of a service.
    ///
    /// @param databaseReachable whether the database takes changes
    /// @param queueFull whether calls are refused for lack of room; passes by itself, so the
    ///     service counts as healthy
    /// @param stopping whether it has begun to stop
    public record HealthState(boolean databaseReachable, boolean queueFull, boolean stopping) {
        /// Whether a balancer should send calls here.
        boolean isHealthy() {
            return databaseReachable && !stopping;
        }
    }

    /// The service has begun to stop and is no longer healthy.
    public void beginStop() {
        stopping = true;
    }

    /// The state now; of the database, at most a second ago.
    public HealthState state() {
        boolean stops = stopping;
        return new HealthState(!stops && isDatabaseReachable(), queueFull.getAsBoolean(), stops);
    }

    private synchronized boolean isDatabaseReachable() {
        if (System.nanoTime() - checkedAt > KEPT_NANOS) {
            lastReachable = databaseReachable.getAsBoolean();
            checkedAt = System.nanoTime();
        }
        return lastReachable;
    }
}

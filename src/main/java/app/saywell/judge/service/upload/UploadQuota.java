package app.saywell.judge.service.upload;

import app.saywell.judge.service.call.ApiError;
import app.saywell.judge.service.call.EngineQueue;
import app.saywell.judge.service.call.ServiceLimits;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/// Limits concurrent calls and upload memory. No key gets more than half of either, so that one
/// busy caller does not block the others. Where a key has its half, a new call takes the place of the upload of
/// that key that has stood still for longest, if that is two seconds. Safe for several threads.
public final class UploadQuota {
    private static final long RETRY_AFTER_SECONDS = 2;
    private static final long STANDS_STILL_NANOS = Duration.ofSeconds(2).toNanos();

    private final long maxBytes;
    private final int maxCallsPerKey;
    private final LongSupplier nanoTime;
    private final Map<String, KeyUsage> usageByKey = new HashMap<>();
    private long usedBytes;

    /// @param limits the totals for all keys
    /// @param nanoTime as [System#nanoTime()]
    public UploadQuota(ServiceLimits limits, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        maxBytes = limits.maxMemoryBytes();
        maxCallsPerKey = Math.max(1, (limits.queueLength() + ServiceLimits.engineThreads()) / 2);
    }

    /// Acquires a permit for one call of a key.
    ///
    /// @throws app.saywell.judge.service.call.ApiException if the key has too many calls in progress
    public synchronized UploadPermit acquire(String key) {
        KeyUsage usage = usageByKey.computeIfAbsent(key, newKey -> new KeyUsage());
        if (usage.calls.size() == maxCallsPerKey) {
            giveUp(usage.longestStill(nanoTime.getAsLong() - STANDS_STILL_NANOS)
                    .orElseThrow(() -> EngineQueue.queueFull().toException()));
        }
        UploadPermit permit = new UploadPermit(key);
        usage.calls.add(permit);
        return permit;
    }

    private synchronized void reserve(String key, long byteCount) {
        KeyUsage usage = usageByKey.getOrDefault(key, new KeyUsage());
        if (usedBytes + byteCount > maxBytes || usage.bytes + byteCount > maxBytes / 2) {
            throw ApiError.of(
                            ApiError.ApiErrorKind.SERVICE_UNAVAILABLE,
                            "Too many uploads are in progress. Try again shortly.")
                    .retryAfter(RETRY_AFTER_SECONDS)
                    .toException();
        }
        usedBytes += byteCount;
        usage.bytes += byteCount;
    }

    private void giveUp(UploadPermit permit) {
        permit.givenUp = true;
        usageByKey.getOrDefault(permit.key, new KeyUsage()).calls.remove(permit);
        permit.wake.run();
    }

    private synchronized void release(UploadPermit permit) {
        KeyUsage usage = usageByKey.getOrDefault(permit.key, new KeyUsage());
        usedBytes -= permit.reservedBytes;
        usage.bytes -= permit.reservedBytes;
        usage.calls.remove(permit);
        if (usage.calls.isEmpty() && usage.bytes == 0) {
            usageByKey.remove(permit.key);
        }
    }

    private static final class KeyUsage {
        private final Set<UploadPermit> calls = new HashSet<>();
        private long bytes;

        /// The upload that has waited for its next byte for longest.
        ///
        /// @param since it must have waited since then at least
        Optional<UploadPermit> longestStill(long since) {
            return calls.stream()
                    .filter(permit -> permit.waits && permit.waitsSince - since <= 0)
                    .min((one, other) -> Long.signum(one.waitsSince - other.waitsSince));
        }
    }

    /// The permit of one call, with its reserved memory. For one thread.
    public final class UploadPermit implements AutoCloseable, RequestBodyReader.ByteWait {
        private final String key;
        private long reservedBytes;
        private boolean waits;
        private long waitsSince;
        private boolean givenUp;
        private Runnable wake = () -> {};

        private UploadPermit(String key) {
            this.key = key;
        }

        /// Reserves memory for more bytes.
        ///
        /// @throws app.saywell.judge.service.call.ApiException if there is not enough
        void reserve(long byteCount) {
            UploadQuota.this.reserve(key, byteCount);
            reservedBytes += byteCount;
        }

        @Override
        public void begins(Runnable wakeUp) {
            synchronized (UploadQuota.this) {
                waits = true;
                waitsSince = nanoTime.getAsLong();
                wake = wakeUp;
            }
        }

        @Override
        public void ends() {
            synchronized (UploadQuota.this) {
                waits = false;
                wake = () -> {};
            }
        }

        @Override
        public boolean isGivenUp() {
            synchronized (UploadQuota.this) {
                return givenUp;
            }
        }

        @Override
        public void close() {
            release(this);
        }
    }
}

package app.saywell.judge.service.upload;

import app.saywell.judge.service.call.ApiError;
import app.saywell.judge.service.call.EngineQueue;
import app.saywell.judge.service.call.ServiceLimits;
import java.util.HashMap;
import java.util.Map;

/// Limits concurrent calls and upload memory. No key gets more than half of either, so that one
/// busy caller does not block the others. Safe for several threads.
public final class UploadQuota {
    private static final long RETRY_AFTER_SECONDS = 2;

    private final long maxBytes;
    private final int maxCallsPerKey;
    private final Map<String, KeyUsage> usageByKey = new HashMap<>();
    private long usedBytes;

    /// @param limits the totals for all keys
    public UploadQuota(ServiceLimits limits) {
        maxBytes = limits.maxMemoryBytes();
        maxCallsPerKey = Math.max(1, (limits.queueLength() + ServiceLimits.engineThreads()) / 2);
    }

    /// Acquires a permit for one call of a key.
    ///
    /// @throws app.saywell.judge.service.call.ApiException if the key has too many calls in progress
    public synchronized UploadPermit acquire(String key) {
        KeyUsage usage = usageByKey.computeIfAbsent(key, newKey -> new KeyUsage());
        if (usage.calls == maxCallsPerKey) {
            throw EngineQueue.queueFull().toException();
        }
        usage.calls++;
        return new UploadPermit(key);
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

    private synchronized void release(String key, long byteCount) {
        KeyUsage usage = usageByKey.getOrDefault(key, new KeyUsage());
        usedBytes -= byteCount;
        usage.bytes -= byteCount;
        usage.calls--;
        if (usage.calls == 0) {
            usageByKey.remove(key);
        }
    }

    private static final class KeyUsage {
        private int calls;
        private long bytes;
    }

    /// The permit of one call, with its reserved memory. For one thread.
    public final class UploadPermit implements AutoCloseable {
        private final String key;
        private long reservedBytes;

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
        public void close() {
            release(key, reservedBytes);
        }
    }
}

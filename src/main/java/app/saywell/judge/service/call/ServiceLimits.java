package app.saywell.judge.service.call;

import java.time.Duration;

/// Limits of time, size and memory.
///
/// @param callTimeout from the first byte of a request to its answer; then 504
/// @param stallTimeout the longest wait for the next byte of an upload; then 504
/// @param maxUploadBytes the largest request body; above it, 413
/// @param maxMemoryBytes memory for all uploads together; above it, 503
/// @param queueLength calls that may wait for the engine; above it, 503
/// @param stopTimeout how long a service that is stopped waits for calls in progress
public record ServiceLimits(
        Duration callTimeout,
        Duration stallTimeout,
        long maxUploadBytes,
        long maxMemoryBytes,
        int queueLength,
        Duration stopTimeout) {
    private static final long MEBIBYTE = 1 << 20;

    /// 60 s, 64 MiB, a queue of 128, and 5 s to stop; uploads get a third of the heap, but at least
    /// 288 MiB.
    public static ServiceLimits defaults() {
        long memory = Math.max(288 * MEBIBYTE, Runtime.getRuntime().maxMemory() / 3);
        return new ServiceLimits(
                Duration.ofSeconds(60), Duration.ofSeconds(15), 64 * MEBIBYTE, memory, 128, Duration.ofSeconds(5));
    }

    /// The number of engine threads: one for each processor, but only as many as the heap has room
    /// for, at 512 MiB each for the samples of the longest recordings, and at least two, because
    /// one is left for short recordings.
    public static int engineThreads() {
        Runtime runtime = Runtime.getRuntime();
        long threadsThatFit = runtime.maxMemory() / (512 * MEBIBYTE);
        return Math.clamp(threadsThatFit + 1, 2, Math.max(2, runtime.availableProcessors()));
    }

    /// How long a connection may be idle: twice the stall timeout.
    public Duration idleTimeout() {
        return stallTimeout.multipliedBy(2);
    }

    /// A copy with other timeouts.
    public ServiceLimits withTimeouts(Duration newCallTimeout, Duration newStallTimeout) {
        return new ServiceLimits(
                newCallTimeout, newStallTimeout, maxUploadBytes, maxMemoryBytes, queueLength, stopTimeout);
    }

    /// A copy with another queue length.
    public ServiceLimits withQueueLength(int newQueueLength) {
        return new ServiceLimits(
                callTimeout, stallTimeout, maxUploadBytes, maxMemoryBytes, newQueueLength, stopTimeout);
    }

    /// A copy with other limits for one upload and for all uploads together.
    public ServiceLimits withBytes(long newMaxUploadBytes, long newMaxMemoryBytes) {
        return new ServiceLimits(
                callTimeout, stallTimeout, newMaxUploadBytes, newMaxMemoryBytes, queueLength, stopTimeout);
    }

    /// A copy that waits for every call in progress when the service is stopped.
    public ServiceLimits endingEveryCall() {
        return new ServiceLimits(
                callTimeout, stallTimeout, maxUploadBytes, maxMemoryBytes, queueLength, callTimeout.plusSeconds(2));
    }
}

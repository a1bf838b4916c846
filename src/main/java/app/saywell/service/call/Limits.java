package app.saywell.service.call;

import java.time.Duration;

/// How much the service takes at a time.
///
/// @param call from the first byte of a request to its answer; then 504
/// @param stall without a single byte of an upload; then 504
/// @param uploadBytes the largest request body; beyond, 413
/// @param memoryBytes what all uploads together may occupy; beyond, 503
/// @param waiting calls that may wait for the engine; beyond, 503
public record Limits(
        Duration call, Duration stall, long uploadBytes, long memoryBytes, int waiting) {
    private static final long MEBIBYTE = 1 << 20;

    /// 60 s, 64 MiB and a queue of 128; a third of the heap, but at least 288 MiB, for uploads.
    public static Limits usual() {
        long memory = Math.max(288 * MEBIBYTE, Runtime.getRuntime().maxMemory() / 3);
        return new Limits(
                Duration.ofSeconds(60), Duration.ofSeconds(15), 64 * MEBIBYTE, memory, 128);
    }

    /// Calls that the engine answers at a time: one for each processor, as far as the heap holds
    /// the samples of that many of the longest recordings.
    public static int workers() {
        Runtime runtime = Runtime.getRuntime();
        long room = runtime.maxMemory() / (512 * MEBIBYTE);
        return (int) Math.clamp(room, 1, runtime.availableProcessors());
    }

    /// How long a connection is kept on which no request begins: twice a stall.
    public Duration silence() {
        return stall.multipliedBy(2);
    }

    /// The same with another time for a call and for a stall.
    public Limits within(Duration newCall, Duration newStall) {
        return new Limits(newCall, newStall, uploadBytes, memoryBytes, waiting);
    }

    /// The same with another length of the queue.
    public Limits withWaiting(int newWaiting) {
        return new Limits(call, stall, uploadBytes, memoryBytes, newWaiting);
    }

    /// The same with other bounds of one upload and of all together.
    public Limits withBytes(long newUploadBytes, long newMemoryBytes) {
        return new Limits(call, stall, newUploadBytes, newMemoryBytes, waiting);
    }
}

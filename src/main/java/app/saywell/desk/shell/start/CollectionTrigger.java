package app.saywell.desk.shell.start;

import java.util.function.LongSupplier;

/// Collects garbage when much has come together since the last time.
///
/// A judgement leaves some megabytes in the old part of the heap, which the collector lets grow to
/// its limit before it collects; a window would hold hundreds of megabytes of nothing after fifty
/// takes. Not safe for several threads.
final class CollectionTrigger {
    private final long muchBytes;
    private final LongSupplier usedBytes;
    private final Runnable collect;
    private long usedBefore;

    /// @param muchBytes by how much the used heap has to have grown
    /// @param usedBytes how much of the heap is used now
    CollectionTrigger(long muchBytes, LongSupplier usedBytes, Runnable collect) {
        this.muchBytes = muchBytes;
        this.usedBytes = usedBytes;
        this.collect = collect;
        usedBefore = usedBytes.getAsLong();
    }

    /// @param muchBytes by how much the used heap of this process has to have grown
    static CollectionTrigger ofThisProcess(long muchBytes) {
        return new CollectionTrigger(muchBytes, CollectionTrigger::usedHeapBytes, System::gc);
    }

    void collectIfMuch() {
        long used = usedBytes.getAsLong();
        if (used - usedBefore > muchBytes) {
            collect.run();
            usedBefore = usedBytes.getAsLong();
        } else {
            usedBefore = Math.min(usedBefore, used);
        }
    }

    private static long usedHeapBytes() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}

package app.saywell.cli;

/// Collects garbage when much has come together since the last time.
///
/// A judgement leaves some megabytes in the old part of the heap, which the serial collector lets
/// grow to its limit before it collects; a window would hold hundreds of megabytes of nothing after
/// fifty takes. Not safe for several threads.
final class CollectionTrigger {
    private final long muchBytes;
    private final Runnable collect;
    private long usedBefore = usedBytes();

    /// @param muchBytes by how much the used heap has to have grown
    CollectionTrigger(long muchBytes, Runnable collect) {
        this.muchBytes = muchBytes;
        this.collect = collect;
    }

    void collectIfMuch() {
        long used = usedBytes();
        if (used - usedBefore > muchBytes) {
            collect.run();
            usedBefore = usedBytes();
        } else {
            usedBefore = Math.min(usedBefore, used);
        }
    }

    private static long usedBytes() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}

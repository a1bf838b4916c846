package app.saywell.audio.capture;

/// The last seconds of sound, written by one thread and read by others without a lock.
///
/// Samples are numbered from 0 as they come. A reader names the first that it wants and learns
/// whether it came too late.
final class SampleRing {
    private final short[] samples;
    private volatile long written;

    SampleRing(int capacity) {
        samples = new short[capacity];
    }

    /// Number of the next sample to come.
    long written() {
        return written;
    }

    /// Number of the oldest sample that can still be read without haste: a tenth of the ring is
    /// left to the writer.
    long oldest() {
        return Math.max(0, written - (samples.length - samples.length / 10));
    }

    void write(short[] source, int count) {
        long at = written;
        int index = (int) (at % samples.length);
        int first = Math.min(count, samples.length - index);
        System.arraycopy(source, 0, samples, index, first);
        System.arraycopy(source, first, samples, 0, count - first);
        written = at + count;
    }

    /// Copies the samples from number `from` on, as many as there are and fit.
    ///
    /// @return how many, or -1 if some were overwritten already
    int read(long from, short[] target) {
        int count = (int) Math.min(target.length, written - from);
        int index = (int) (from % samples.length);
        int first = Math.min(count, samples.length - index);
        System.arraycopy(samples, index, target, 0, first);
        System.arraycopy(samples, 0, target, first, count - first);
        return from < oldest() ? -1 : count;
    }
}

package app.saywell.speech.audio.capture;

/// A ring buffer with the last seconds of sound, written by one thread and read by others without a
/// lock.
///
/// Samples are numbered from 0. A reader asks for samples from a number on and learns whether they
/// were already overwritten.
final class SampleRing {
    private final short[] samples;
    private volatile long written;

    SampleRing(int capacity) {
        samples = new short[capacity];
    }

    /// How many samples it holds.
    int capacity() {
        return samples.length;
    }

    /// The number of the next sample.
    long written() {
        return written;
    }

    /// The number of the oldest sample that is safe to read; a tenth of the ring is reserved for
    /// the writer.
    long oldestSafe() {
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

    /// Copies the available samples from number `from` on, as many as fit.
    ///
    /// @return the number of samples, or -1 if some were already overwritten
    int read(long from, short[] target) {
        int count = (int) Math.min(target.length, written - from);
        int index = (int) (from % samples.length);
        int first = Math.min(count, samples.length - index);
        System.arraycopy(samples, index, target, 0, first);
        System.arraycopy(samples, 0, target, first, count - first);
        return from < oldestSafe() ? -1 : count;
    }
}

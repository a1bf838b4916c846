package app.saywell.audio.capture;

import java.io.Closeable;

/// An open microphone, or what stands in for one. For one thread, but for [#close].
public interface SampleSource extends Closeable {

    /// In Hz; the same as long as the source is open.
    int sampleRate();

    /// Fills `buffer` from its start with the mono samples that have come in. Waits at most about
    /// 10 ms for the first.
    ///
    /// @return how many; 0 if there is nothing yet
    /// @throws CaptureException if no more will come
    int read(short[] buffer) throws CaptureException;

    /// Lets go of the device; may be called from any thread, also while [#read] hangs.
    @Override
    void close();

    /// Opens a source; may take seconds.
    @FunctionalInterface
    interface Opener {
        /// @throws CaptureException if there is no such device, or it refuses
        SampleSource open() throws CaptureException;
    }
}

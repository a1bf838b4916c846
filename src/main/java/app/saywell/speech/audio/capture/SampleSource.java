package app.saywell.speech.audio.capture;

import java.io.Closeable;

/// An open microphone or a substitute for one. For one thread, except [#close].
public interface SampleSource extends Closeable {

    /// In Hz; constant while the source is open.
    int sampleRate();

    /// Fills `buffer` with the available mono samples. Waits at most about 10 ms.
    ///
    /// @return the number of samples; 0 if there are none yet
    /// @throws CaptureException if the source was lost
    int read(short[] buffer) throws CaptureException;

    /// Releases the device; may be called from any thread, also while [#read] hangs.
    @Override
    void close();

    /// Opens a source; may take seconds.
    @FunctionalInterface
    interface SourceOpener {
        /// @throws CaptureException if there is no such device or it cannot be opened
        SampleSource open() throws CaptureException;
    }
}

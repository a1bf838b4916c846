package app.saywell.speech.audio.playback;

import java.io.Closeable;
import java.time.Duration;

/// An open loudspeaker or a substitute for one. For one thread.
public interface SoundOutput extends Closeable {
    Duration STALL_LIMIT = Duration.ofSeconds(1);

    /// Writes as many of the samples from `from` to `to` as fit, without blocking.
    ///
    /// @return the number of samples
    int write(short[] samples, int from, int to);

    /// The number of samples played since it was opened.
    long heardSamples();

    /// How long nothing more of what was written may be heard before the output counts as lost.
    default Duration stallLimit() {
        return STALL_LIMIT;
    }

    /// Pauses immediately and keeps the remaining samples, or resumes.
    void setPaused(PauseState pause);

    /// Stops immediately, discards the remaining samples and closes the device.
    @Override
    void close();

    /// Whether the output is paused.
    enum PauseState {
        /// The output is paused.
        PAUSED,
        /// The output is running.
        RUNNING
    }

    @FunctionalInterface
    interface OutputOpener {
        /// @param sampleRate in Hz
        /// @throws PlaybackException if there is no loudspeaker or it cannot be opened
        SoundOutput open(int sampleRate) throws PlaybackException;
    }
}

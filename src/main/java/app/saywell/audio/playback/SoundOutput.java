package app.saywell.audio.playback;

import java.io.Closeable;

/// An open loudspeaker, or what stands in for one. For one thread.
public interface SoundOutput extends Closeable {

    /// Takes as many of the samples from `from` to `to` as there is room for, without waiting.
    ///
    /// @return how many
    int write(short[] samples, int from, int to);

    /// How many samples were heard since it was opened.
    long heard();

    /// Stops at once and keeps what is not yet heard, or goes on with it.
    void setPaused(Pause pause);

    /// Stops at once, forgets what was not heard, and lets go of the device.
    @Override
    void close();

    /// Whether the sound stands still.
    enum Pause {
        /// It does.
        PAUSED,
        /// It goes on.
        RUNNING
    }

    /// Opens outputs.
    @FunctionalInterface
    interface Opener {
        /// @param sampleRate in Hz
        /// @throws PlaybackException if there is no loudspeaker, or it refuses
        SoundOutput open(int sampleRate) throws PlaybackException;
    }
}

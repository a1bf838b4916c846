package app.saywell.speech.audio.playback;

import java.io.Closeable;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/// The single player of the application. A new playback ends the previous one.
///
/// The methods return immediately and may be called from any thread; their effect is reported as a
/// state. Without a loudspeaker the state is [PlayerState.PlaybackFailed]; nothing is thrown.
public final class Player implements Closeable {
    private final PlayerLoop loop;
    private final Thread thread;

    /// @param listener gets every state, on the player's thread; must return quickly
    public Player(SoundOutput.OutputOpener outputOpener, Consumer<PlayerState> listener) {
        loop = new PlayerLoop(outputOpener, listener);
        thread = Thread.ofPlatform().name("saywell-player").daemon().start(loop);
    }

    /// Plays `range` from its start.
    public void play(PlaybackRange range) {
        loop.submit(() -> loop.play(range));
    }

    /// Pauses; ignored if nothing is playing.
    public void pause() {
        loop.submit(loop::pause);
    }

    /// Resumes after a pause; ignored if it is not paused.
    public void resume() {
        loop.submit(loop::resume);
    }

    /// Repeats what is playing from now on, or lets it end after the present pass.
    public void setRepeatMode(RepeatMode mode) {
        loop.submit(() -> loop.setRepeatMode(mode));
    }

    /// Stops the playback.
    public void stop() {
        loop.submit(loop::stop);
    }

    /// The current state.
    public PlayerState state() {
        return loop.state();
    }

    /// The position in the recording in seconds, accurate to 30 ms; empty when silent.
    public OptionalDouble position() {
        return loop.position();
    }

    /// Stops the playback, closes the loudspeaker and waits until this is done.
    @Override
    public void close() {
        loop.submit(loop::close);
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

package app.saywell.audio.playback;

import java.io.Closeable;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/// The one player of the application: whatever it is asked to play ends what it played before.
///
/// The verbs return at once and may be called from any thread; what comes of them is told by the
/// state. Without a loudspeaker nothing is thrown: the state is [PlayerState.Failed].
public final class Player implements Closeable {
    private final PlayerLoop loop;
    private final Thread thread;

    /// @param listener told of every state, on the player's thread; must return soon
    public Player(SoundOutput.Opener speaker, Consumer<PlayerState> listener) {
        loop = new PlayerLoop(speaker, listener);
        thread = Thread.ofPlatform().name("saywell-player").daemon().start(loop);
    }

    /// Plays `passage` from its start.
    public void play(Passage passage) {
        loop.command(() -> loop.play(passage));
    }

    /// Holds the passage where it is; ignored if nothing plays.
    public void pause() {
        loop.command(loop::pause);
    }

    /// Goes on where it was paused; ignored if it was not.
    public void resume() {
        loop.command(loop::resume);
    }

    /// Ends the passage.
    public void stop() {
        loop.command(loop::stop);
    }

    /// What it is doing now.
    public PlayerState state() {
        return loop.state();
    }

    /// The second of the recording that is heard now, within 30 ms; empty when silent.
    public OptionalDouble position() {
        return loop.position();
    }

    /// Ends the passage, lets go of the loudspeaker and waits for it.
    @Override
    public void close() {
        loop.command(loop::close);
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

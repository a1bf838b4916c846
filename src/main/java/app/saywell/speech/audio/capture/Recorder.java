package app.saywell.speech.audio.capture;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;

/// Records takes so that they survive crashes and device failures.
///
/// Samples are in the file within some hundredths of a second, and the file is valid at all times.
/// The methods return immediately and may be called from any thread; their effect is reported as a
/// state. A lost or stalled microphone, a computer that slept, or a full disk ends in
/// [RecorderState.RecordingFailed] within two seconds, and the file is kept. An open microphone that is lost while
/// nothing is recorded is opened again, and looked for every two seconds until it is back.
public final class Recorder implements Closeable {
    /// Twelve hours, the limit of a WAV file at 48 kHz.
    private static final double MAX_SECONDS = 12 * 3600;

    private final RecorderLoop loop;
    private final Thread thread;

    /// @param listener gets every state, on the recorder's thread; must return quickly
    public Recorder(PreAndPostRoll rolls, Consumer<RecorderState> listener) {
        this(rolls, listener, () -> System.currentTimeMillis() / 1000.0);
    }

    /// @param wallSeconds the wall-clock time in seconds
    Recorder(PreAndPostRoll rolls, Consumer<RecorderState> listener, DoubleSupplier wallSeconds) {
        loop = new RecorderLoop(rolls, listener, wallSeconds);
        thread = Thread.ofPlatform().name("saywell-recorder").daemon().start(loop);
    }

    /// Opens a microphone and closes a previous one. Ignored during a take.
    public void arm(SampleSource.SourceOpener device) {
        loop.submit(() -> loop.arm(device));
    }

    /// Starts a take in `file`, which must not exist, including the pre-roll. Opens the last armed
    /// microphone if it is not open. If a take is ending, the new take starts after it; if a take
    /// is still recording, the call is ignored.
    public void start(Path file) {
        start(file, MAX_SECONDS);
    }

    /// Starts a take that ends by itself exactly `maxSeconds` from now.
    public void start(Path file, double maxSeconds) {
        loop.submit(() -> loop.start(new RecorderLoop.RecordingRequest(file, maxSeconds)));
    }

    /// Ends the take after the post-roll, or as soon as it has ended in silence. Ignored if there is none.
    public void stop() {
        loop.submit(loop::stop);
    }

    /// Closes the microphone; a running take is completed without its post-roll.
    public void disarm() {
        loop.submit(loop::disarm);
    }

    /// Runs `action` on the recorder's thread after everything submitted before it.
    void whenIdle(Runnable action) {
        loop.submit(() -> loop.submit(action));
    }

    /// The current state.
    public RecorderState state() {
        return loop.state();
    }

    /// The level meter of the open microphone, if any.
    public Optional<LevelMeter> meter() {
        return loop.meter();
    }

    /// The sound of the current or last take, from its first sample on, for who listens along while it is recorded.
    public Optional<TakeSamples> takeSamples() {
        return loop.takeSamples();
    }

    /// The length of the current or last take, without the pre-roll.
    public double elapsedSeconds() {
        return loop.elapsedSeconds();
    }

    /// The meter block at which the current or last take started, for the live waveform.
    public long startBlock() {
        return loop.startBlock();
    }

    /// Begins what [#close] waits for.
    public void beginClosing() {
        loop.submit(loop::close);
    }

    /// Completes a running take, closes the microphone and waits until this is done.
    @Override
    public void close() {
        beginClosing();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

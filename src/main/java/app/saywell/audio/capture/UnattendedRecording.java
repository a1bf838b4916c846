package app.saywell.audio.capture;

import app.saywell.audio.capture.RecorderState.Failed;
import app.saywell.audio.capture.RecorderState.Finished;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/// One take without a screen: from the moment the microphone opens until it is stopped, or for a
/// given time.
public final class UnattendedRecording {
    private final Recorder recorder;
    private final CompletableFuture<RecorderState> end = new CompletableFuture<>();

    private UnattendedRecording() {
        recorder = new Recorder(new Margins(0, 0), this::heed);
    }

    /// Begins to record into `file`, which must not exist.
    ///
    /// @param seconds after which it ends by itself
    public static UnattendedRecording start(SampleSource.Opener device, Path file, double seconds) {
        UnattendedRecording recording = new UnattendedRecording();
        recording.recorder.arm(device);
        recording.recorder.start(file, seconds);
        return recording;
    }

    /// Ends it now; may be called from any thread, as from a shutdown hook.
    public void stop() {
        recorder.stop();
    }

    /// Seconds recorded so far.
    public double elapsedSeconds() {
        return recorder.elapsedSeconds();
    }

    /// Waits for the end.
    ///
    /// @return [Finished] or [Failed]
    public RecorderState await() {
        RecorderState last = end.join();
        recorder.close();
        return last;
    }

    private void heed(RecorderState state) {
        if (state instanceof Finished || state instanceof Failed) {
            end.complete(state);
        }
    }
}

package app.saywell.speech.audio.capture;

import app.saywell.speech.audio.capture.RecorderState.RecordingFailed;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/// Records one take without the window: from opening the microphone until it is stopped, or for a
/// given time.
public final class UnattendedRecording {
    private final Recorder recorder;
    private final CompletableFuture<RecorderState> end = new CompletableFuture<>();

    private UnattendedRecording() {
        recorder = new Recorder(new PreAndPostRoll(0, 0), this::onState);
    }

    /// Starts to record into `file`, which must not exist.
    ///
    /// @param seconds the maximum length
    public static UnattendedRecording start(SampleSource.SourceOpener device, Path file, double seconds) {
        UnattendedRecording recording = new UnattendedRecording();
        recording.recorder.arm(device);
        recording.recorder.start(file, seconds);
        return recording;
    }

    /// Stops the recording; may be called from any thread, such as a shutdown hook.
    public void stop() {
        recorder.stop();
    }

    /// Waits for the end.
    ///
    /// @return [TakeFinished] or [RecordingFailed]
    public RecorderState await() {
        RecorderState last = end.join();
        recorder.close();
        return last;
    }

    private void onState(RecorderState state) {
        if (state instanceof TakeFinished || state instanceof RecordingFailed) {
            end.complete(state);
        }
    }
}

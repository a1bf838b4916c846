package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.audio.capture.RecorderState;
import java.nio.file.Path;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Records speech without a text, and ends by itself after [SpeakingTask#MAX_SECONDS]. Used on the UI thread only.
final class SpeechRecorder {
    private static final Duration LOOK = Duration.millis(100);

    private final AudioSession audioSession;
    private final PublishedSettings settings;
    private final SpeechListener listener;
    private final ReadOnlyDoubleWrapper seconds = new ReadOnlyDoubleWrapper();
    private final Timeline clock = new Timeline(new KeyFrame(LOOK, event -> look()));
    private @Nullable Path current;

    /// Told on the UI thread what came of a recording.
    interface SpeechListener {
        /// The recording runs.
        void speechStarted();

        /// The recording has ended, and its file is whole.
        void speechEnded(Path file);

        /// The recording failed.
        ///
        /// @param saved the file with what was recorded until then
        void speechFailed(String messageKey, Optional<Path> saved);
    }

    SpeechRecorder(AudioSession audioSession, PublishedSettings settings, SpeechListener listener) {
        this.audioSession = audioSession;
        this.settings = settings;
        this.listener = listener;
        clock.setCycleCount(Animation.INDEFINITE);
        audioSession.recorderState().subscribe(this::changed);
    }

    /// How long the recording is, in seconds.
    ReadOnlyDoubleProperty seconds() {
        return seconds.getReadOnlyProperty();
    }

    void start(Path file) {
        current = file;
        seconds.set(0);
        if (audioSession.meter().isEmpty()) {
            audioSession.openMicrophone(settings.get(Setting.MICROPHONE));
        }
        audioSession.startRecording(file);
    }

    /// Ends the recording; does nothing if there is none.
    void stop() {
        clock.stop();
        if (current != null) {
            audioSession.stopRecording();
        }
    }

    private void look() {
        seconds.set(Math.min(audioSession.recordedSeconds(), SpeakingTask.MAX_SECONDS));
        if (seconds.get() >= SpeakingTask.MAX_SECONDS) {
            stop();
        }
    }

    private void changed(RecorderState state) {
        Path file = current;
        if (file == null) {
            return;
        }
        switch (state) {
            case RecorderState.TakeRecording(Path recorded) -> {
                if (recorded.equals(file)) {
                    clock.playFromStart();
                    listener.speechStarted();
                }
            }
            case RecorderState.TakeFinished(var take) -> {
                if (take.file().equals(file)) {
                    end();
                    listener.speechEnded(file);
                }
            }
            case RecorderState.RecordingFailed failed -> {
                // Without a file the start is still on its way and opens the microphone again.
                if (failed.file().isPresent()) {
                    end();
                    listener.speechFailed(
                            FailureTexts.recording(failed.failure()),
                            failed.savedTake().map(take -> take.file()).filter(file::equals));
                }
            }
            case RecorderState.RecorderIdle _,
                    RecorderState.MicrophoneOpening _,
                    RecorderState.RecorderArmed _,
                    RecorderState.TakeEnding _ -> {}
        }
    }

    private void end() {
        clock.stop();
        current = null;
    }
}

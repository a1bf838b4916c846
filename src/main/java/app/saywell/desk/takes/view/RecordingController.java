package app.saywell.desk.takes.view;

import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.audio.capture.RecordedTake;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.TakeSamples;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Records a take and stores it. However the recording ends, the sound is stored in the library
/// before anything else happens.
public final class RecordingController {
    private final RecordingServices services;
    private final RecordingListener listener;
    private @Nullable StartedRecording current;
    private int storing;

    /// What happens to a take after it is stored.
    public enum AfterRecording {
        /// It is scored.
        SCORE,
        /// It is scored in the background while the next sentence opens.
        NEXT_SENTENCE,
        /// It is moved to the bin.
        DISCARD
    }

    /// Receives events on the UI thread.
    public interface RecordingListener {
        void recordingStarted();

        /// The take that is to be scored was ended in silence: this is the whole of it, unless something is said while
        /// its post-roll is recorded.
        default void endsQuietly(TakeSamples sound) {}

        /// The take is stored in the library.
        void takeKept(Take take, AfterRecording nextStep);

        /// The take was not recorded, or not completely.
        void recordingFailed(String messageKey, String code, KeptRecordings kept);
    }

    private record StartedRecording(Take.TakeOwner owner, Path file, Instant startedAt, AfterRecording nextStep) {
        StartedRecording ending(AfterRecording newNextStep) {
            return new StartedRecording(owner, file, startedAt, newNextStep);
        }
    }

    /// Observes the recorder from now on.
    public RecordingController(RecordingServices services, RecordingListener listener) {
        this.services = services;
        this.listener = listener;
        services.audioSession().recorderState().subscribe(this::recorderStateChanged);
    }

    /// Whether it is recording a take.
    public boolean isRecording() {
        return current != null;
    }

    /// Whose take is being recorded, and of which sentence.
    public Optional<Take.TakeOwner> owner() {
        return Optional.ofNullable(current).map(StartedRecording::owner);
    }

    /// Whether a take is being stored; its listener is told when that is done, and nobody else need
    /// follow the change in the library.
    public boolean isStoring() {
        return storing > 0;
    }

    /// Starts recording a take. It is stored however the recording ends.
    public void start(Take.TakeOwner takeOwner) {
        Path file = services.recovery().newRecordingFile(takeOwner);
        current = new StartedRecording(takeOwner, file, Instant.now(), AfterRecording.SCORE);
        if (services.audioSession().meter().isEmpty()) {
            services.audioSession().openMicrophone(services.microphone().get());
        }
        services.audioSession().startRecording(file);
        services.scoringPreparation().prepare();
    }

    /// Stores an audio file as a take; the file is copied first.
    public void importFile(Take.TakeOwner takeOwner, Path audio) {
        storing++;
        services.takes()
                .importFile(
                        takeOwner, audio, outcome -> takeStored(outcome, AfterRecording.SCORE, "practice.broken.file"));
    }

    /// Stops the current recording; does nothing if there is none.
    public void stop(AfterRecording nextStep) {
        if (current != null) {
            current = current.ending(nextStep);
            services.audioSession().stopRecording();
        }
    }

    private void recorderStateChanged(RecorderState state) {
        StartedRecording ended = current;
        if (ended == null) {
            return;
        }
        // The take of another screen may still be ending when this one starts.
        switch (state) {
            case RecorderState.TakeRecording(Path file) -> {
                if (file.equals(ended.file())) {
                    listener.recordingStarted();
                }
            }
            case RecorderState.TakeFinished(RecordedTake take) -> {
                if (take.file().equals(ended.file())) {
                    current = null;
                    storeTake(ended, take);
                }
            }
            case RecorderState.RecordingFailed failed -> {
                // Then the start is still on its way and opens the microphone again.
                if (failed.file().isEmpty()) {
                    return;
                }
                current = null;
                Optional<RecordedTake> saved =
                        failed.savedTake().filter(take -> take.file().equals(ended.file()));
                saved.ifPresent(recorded -> storeTake(ended, recorded));
                listener.recordingFailed(
                        FailureTexts.recording(failed.failure()),
                        failed.failure().name(),
                        saved.isPresent() ? KeptRecordings.NEW_TAKE : KeptRecordings.EARLIER_TAKES);
            }
            case RecorderState.RecorderIdle idle -> {}
            case RecorderState.MicrophoneOpening opening -> {}
            case RecorderState.RecorderArmed armed -> {}
            case RecorderState.TakeEnding(Path file, Optional<TakeSamples> quiet) -> {
                if (file.equals(ended.file()) && ended.nextStep() == AfterRecording.SCORE) {
                    quiet.ifPresent(listener::endsQuietly);
                }
            }
        }
    }

    private void storeTake(StartedRecording ended, RecordedTake recorded) {
        storing++;
        var circumstances =
                new Take.RecordingInfo(ended.startedAt(), services.microphone().get(), Take.TakeSource.RECORDED);
        services.takes()
                .keep(
                        ended.owner(),
                        recorded.file(),
                        circumstances,
                        outcome -> takeStored(outcome, ended.nextStep(), "practice.broken.cannot-write"));
    }

    private void takeStored(TaskOutcome<Take> outcome, AfterRecording nextStep, String failureKey) {
        storing--;
        switch (outcome) {
            case TaskOutcome.TaskDone<Take> done -> listener.takeKept(done.value(), nextStep);
            case TaskOutcome.TaskFailed<Take> failed ->
                listener.recordingFailed(
                        FailureTexts.soundFile(failed.cause(), failureKey),
                        failed.cause().getClass().getSimpleName(),
                        KeptRecordings.EARLIER_TAKES);
            case TaskOutcome.TaskCancelled<Take> cancelled -> {}
        }
    }
}

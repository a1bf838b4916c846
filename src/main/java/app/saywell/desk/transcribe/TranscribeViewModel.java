package app.saywell.desk.transcribe;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.takes.scoring.Transcript;
import app.saywell.desk.takes.scoring.TranscriptionOutcome;
import app.saywell.desk.takes.scoring.TranscriptionService;
import app.saywell.speech.CallFailure;
import app.saywell.speech.TextType;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;

/// Transcribes speech with the speech service of the settings, for the learner who practises.
public final class TranscribeViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<TranscriptionState> state =
            new ReadOnlyObjectWrapper<>(new TranscriptionIdle());
    private final BooleanProperty suppressKorean = new SimpleBooleanProperty();
    private final Map<Boolean, Transcript> transcriptsBySetting = new HashMap<>();
    private final TranscribeServices services;
    private final TranscriptionService transcripts;
    private final TranscriptLessons lessons;
    private final LatestRead speakerReads;
    private final LatestRead estimates;
    private Optional<Learner> speaker = Optional.empty();
    private @Nullable Path audioFile;
    private @Nullable RunningTask runningCall;
    private boolean isRecording;
    private int requestNumber;

    public sealed interface TranscriptionState {}

    /// Nothing was recorded or opened yet.
    public record TranscriptionIdle() implements TranscriptionState {}

    /// The microphone records.
    public record TranscriptionRecording() implements TranscriptionState {}

    /// The service is transcribing.
    ///
    /// @param done parts of a long recording that are written down
    /// @param total number of parts; 0 while it is unknown
    public record TranscriptionRunning(long done, long total) implements TranscriptionState {}

    public record TranscriptionDone(Transcript transcript) implements TranscriptionState {}

    /// The other spelling needs a paid call, so the user is asked first.
    public record PaidCallOffered(CostEstimate estimate) implements TranscriptionState {}

    /// The service failed; the recording is kept and can be sent again.
    public record TranscriptionFailed(CallFailure.FailureKind kind) implements TranscriptionState {}

    /// The recording failed, or the file holds no sound.
    ///
    /// @param messageKey the text key of the reason
    public record AudioUnusable(String messageKey) implements TranscriptionState {}

    /// Uses the speech service of the settings.
    public TranscribeViewModel(TranscribeServices services) {
        this.services = services;
        transcripts = services.transcription();
        speakerReads = new LatestRead(services.tasks());
        estimates = new LatestRead(services.tasks());
        lessons = new TranscriptLessons(services.lessons(), services.tasks(), services.changes(), services.edits());
        services.audioSession().recorderState().subscribe(this::recorderChanged);
        suppressKorean.addListener(change -> settingChanged());
    }

    public ReadOnlyObjectProperty<TranscriptionState> state() {
        return state.getReadOnlyProperty();
    }

    /// Whether Korean words are written in English letters. A change shows the transcript if it is
    /// known, transcribes again if that is free, and otherwise offers a paid call.
    public BooleanProperty suppressKorean() {
        return suppressKorean;
    }

    /// The learner whose consent counts, as of the last call.
    public Optional<Learner> speaker() {
        return speaker;
    }

    /// Starts recording, or stops it and transcribes the recording.
    public void toggleRecording() {
        if (isRecording) {
            services.audioSession().stopRecording();
            return;
        }
        reset();
        if (services.audioSession().meter().isEmpty()) {
            services.audioSession().openMicrophone(services.settings().get(Setting.MICROPHONE));
        }
        isRecording = true;
        services.audioSession().startRecording(services.temporaryRecordings().newRecordingFile());
    }

    /// Whether a recording runs.
    public boolean isRecording() {
        return state.get() instanceof TranscriptionRecording;
    }

    /// Ends a running recording and transcribes it.
    public void stopRecording() {
        if (isRecording()) {
            services.audioSession().stopRecording();
        }
    }

    public void transcribeFile(Path audio) {
        reset();
        audioFile = audio;
        transcribe();
    }

    /// Transcribes the last audio with the current setting. Does nothing without audio.
    public void transcribe() {
        transcribe(transcripts.configuredService(), IndeterminateCalls.BLOCK);
    }

    /// Transcribes again. If it is unknown whether the last call was billed, the user was told so
    /// and allows a second bill.
    public void retry() {
        boolean isIndeterminate = state.get() instanceof TranscriptionFailed refused
                && refused.kind() == CallFailure.FailureKind.NO_ANSWER;
        transcribe(
                transcripts.configuredService(),
                isIndeterminate ? IndeterminateCalls.ALLOW_RESEND : IndeterminateCalls.BLOCK);
    }

    /// Transcribes with the service of this computer, whatever the settings say.
    void transcribeLocally() {
        transcribe(ServiceKind.EMBEDDED, IndeterminateCalls.BLOCK);
    }

    /// Whether a hosted service is configured.
    public boolean isHosted() {
        return transcripts.configuredService() == ServiceKind.HOSTED;
    }

    /// Cancels the running call.
    public void cancel() {
        if (speakerReads.isReading()) {
            speakerReads.cancel();
            state.set(new TranscriptionIdle());
        }
        RunningTask call = runningCall;
        if (call != null) {
            call.cancel();
        }
    }

    /// Whether there is audio to transcribe.
    boolean hasAudio() {
        return audioFile != null;
    }

    /// The lessons that a sentence can be added to.
    TranscriptLessons lessons() {
        return lessons;
    }

    private void transcribe(ServiceKind service, IndeterminateCalls indeterminateCalls) {
        Path audio = audioFile;
        if (audio == null) {
            return;
        }
        abandonCall();
        int number = requestNumber;
        state.set(new TranscriptionRunning(0, 0));
        speakerReads.runAfterEdits(() -> services.learners().current(), current -> {
            speaker = Optional.of(current);
            if (number == requestNumber) {
                call(audio, current.id(), service, indeterminateCalls);
            }
        });
    }

    private void call(Path audio, long speakerId, ServiceKind service, IndeterminateCalls indeterminateCalls) {
        int number = requestNumber;
        boolean koreanSuppressed = suppressKorean.get();
        runningCall = transcripts.transcribe(
                new TranscriptionService.TranscriptionRequest(speakerId, audio, koreanSuppressed),
                service,
                indeterminateCalls,
                (done, total) -> {
                    if (number == requestNumber) {
                        state.set(new TranscriptionRunning(done, total));
                    }
                },
                outcome -> {
                    if (number == requestNumber) {
                        callFinished(outcome, koreanSuppressed);
                    }
                });
    }

    // A text without Korean is the same with both settings.
    private void settingChanged() {
        Path audio = audioFile;
        if (audio == null || isRecording) {
            return;
        }
        Optional<Transcript> known = Optional.ofNullable(transcriptsBySetting.get(suppressKorean.get()))
                .or(() -> Optional.ofNullable(transcriptsBySetting.get(false))
                        .filter(transcript -> transcript.textType() == TextType.ENGLISH));
        if (known.isPresent()) {
            abandonCall();
            state.set(new TranscriptionDone(known.get()));
        } else if (isHosted()) {
            abandonCall();
            estimates.run(() -> paidCallOffer(audio), state::set);
        } else {
            transcribe();
        }
    }

    /// The file may be missing by now, or hold no sound.
    private TranscriptionState paidCallOffer(Path audio) {
        try {
            return new PaidCallOffered(transcripts.estimate(audio, ServiceKind.HOSTED));
        } catch (UncheckedIOException | UnreadableAudioException e) {
            return new AudioUnusable(FailureTexts.soundFile(e, "transcribe.no-sound"));
        }
    }

    /// Cancels the call and ignores its answer.
    private void abandonCall() {
        requestNumber++;
        speakerReads.cancel();
        estimates.cancel();
        cancel();
    }

    private void reset() {
        Path audio = audioFile;
        abandonCall();
        audioFile = null;
        transcriptsBySetting.clear();
        if (audio != null) {
            services.temporaryRecordings().remove(audio);
        }
    }

    private void recorderChanged(RecorderState recorderState) {
        if (!isRecording) {
            return;
        }
        switch (recorderState) {
            case RecorderState.TakeRecording heardNow -> state.set(new TranscriptionRecording());
            case RecorderState.TakeFinished finished -> {
                isRecording = false;
                transcribeFile(finished.take().file());
            }
            case RecorderState.RecordingFailed failed -> {
                isRecording = false;
                failed.savedTake().ifPresent(partial -> audioFile = partial.file());
                state.set(new AudioUnusable(FailureTexts.recording(failed.failure())));
            }
            case RecorderState.RecorderIdle _,
                    RecorderState.MicrophoneOpening _,
                    RecorderState.RecorderArmed _,
                    RecorderState.TakeEnding _ -> {}
        }
    }

    private void callFinished(TaskOutcome<TranscriptionOutcome> outcome, boolean koreanSuppressed) {
        TranscriptionState next = stateAfter(outcome);
        if (next instanceof TranscriptionDone(Transcript transcript)) {
            transcriptsBySetting.put(koreanSuppressed, transcript);
        }
        state.set(next);
    }

    private static TranscriptionState stateAfter(TaskOutcome<TranscriptionOutcome> outcome) {
        return switch (outcome) {
            case TaskOutcome.TaskDone<TranscriptionOutcome>(TranscriptionOutcome.Transcribed(Transcript transcript)) ->
                new TranscriptionDone(transcript);
            case TaskOutcome.TaskDone<TranscriptionOutcome>(
                    TranscriptionOutcome.TranscriptionRefused(CallFailure failure)) ->
                new TranscriptionFailed(failure.kind());
            case TaskOutcome.TaskFailed<TranscriptionOutcome> broken ->
                new AudioUnusable(FailureTexts.soundFile(broken.cause(), "transcribe.no-sound"));
            case TaskOutcome.TaskCancelled<TranscriptionOutcome> cancelled -> new TranscriptionIdle();
        };
    }

    /// Deletes what was recorded.
    @Override
    public void close() {
        lessons.close();
        reset();
    }
}

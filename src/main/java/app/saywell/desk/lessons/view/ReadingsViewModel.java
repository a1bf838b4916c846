package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.DecodedRecording;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The model readings of sentences: recorded, added from files, played and changed.
final class ReadingsViewModel {
    private static final Setting<String> SPEAKER_SETTING = Setting.text("reading.speaker", "");
    private static final Setting<String> ACCENT_SETTING = Setting.text("reading.accent", "");

    private final ReadOnlyObjectWrapper<Optional<Long>> recordingFor = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final LessonsServices services;
    private final Consumer<Optional<UserMessage>> showMessage;

    /// @param showMessage shows the outcome of the last long action, or none
    ReadingsViewModel(LessonsServices services, Consumer<Optional<UserMessage>> showMessage) {
        this.services = services;
        this.showMessage = showMessage;
        services.audioSession().recorderState().subscribe(this::recorderChanged);
    }

    /// The id of the sentence whose reading is being recorded.
    ReadOnlyObjectProperty<Optional<Long>> recordingFor() {
        return recordingFor.getReadOnlyProperty();
    }

    /// What hears a reading, to be shown while it is recorded.
    AudioSession audioSession() {
        return services.audioSession();
    }

    /// The speaker of the readings that are added.
    ModelReading.ReadingSpeaker defaultSpeaker() {
        return new ModelReading.ReadingSpeaker(
                services.settings().get(SPEAKER_SETTING), services.settings().get(ACCENT_SETTING));
    }

    /// Sets the speaker of the readings that are added from now on.
    void setDefaultSpeaker(String name, String accent) {
        services.settings().set(SPEAKER_SETTING, name.strip());
        services.settings().set(ACCENT_SETTING, accent.strip());
    }

    /// Adds a reading from a file and analyses it.
    void addFile(Sentence sentence, Path audio) {
        show("lessons.told.analysing", true);
        services.readings().add(sentence.id(), audio, defaultSpeaker(), this::readingAdded);
    }

    /// Starts recording a reading, or stops it and adds it.
    void toggleRecording(Sentence sentence) {
        if (recordingFor.get().isPresent()) {
            services.audioSession().stopRecording();
            return;
        }
        recordingFor.set(Optional.of(sentence.id()));
        if (services.audioSession().meter().isEmpty()) {
            services.audioSession().openMicrophone(services.settings().get(Setting.MICROPHONE));
        }
        services.audioSession().startRecording(services.readings().newRecordingFile(sentence.id()));
    }

    private void recorderChanged(RecorderState state) {
        Optional<Long> target = recordingFor.get();
        if (target.isEmpty()) {
            return;
        }
        if (state instanceof RecorderState.TakeFinished finished) {
            recordingFor.set(Optional.empty());
            addRecording(target.get(), finished.take().file());
        } else if (state instanceof RecorderState.RecordingFailed failed) {
            recordingFor.set(Optional.empty());
            failed.savedTake().ifPresent(partial -> addRecording(target.get(), partial.file()));
            show("lessons.told.microphone", false);
        }
    }

    private void addRecording(long sentenceId, Path finished) {
        show("lessons.told.analysing", true);
        services.readings().addRecorded(sentenceId, finished, defaultSpeaker(), this::readingAdded);
    }

    private void readingAdded(TaskOutcome<ReadingService.AddedReading> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<ReadingService.AddedReading> done -> {
                Optional<CallFailure> failure = done.value().analysisFailure();
                showMessage.accept(Optional.of(failure.map(ReadingsViewModel::notAnalysed)
                        .orElseGet(() -> UserMessage.success("lessons.told.analysed"))));
            }
            case TaskOutcome.TaskFailed<ReadingService.AddedReading> failed ->
                show(ReadingFileTexts.refusal(failed.cause()), false);
            case TaskOutcome.TaskCancelled<ReadingService.AddedReading> cancelled ->
                showMessage.accept(Optional.empty());
        }
    }

    /// Why a reading was not analysed: because of the recording, of the text or of the service.
    static UserMessage notAnalysed(CallFailure failure) {
        return switch (failure.kind()) {
            case NOT_ALL_WORDS_SPOKEN -> UserMessage.failure("lessons.told.not-analysed.words");
            case UNSPEAKABLE_TEXT -> UserMessage.failure("lessons.told.not-analysed.text");
            case BAD_REQUEST, TOO_LARGE -> UserMessage.failure("lessons.told.not-analysed.recording");
            case MODEL_MISSING -> UserMessage.failure("lessons.told.not-analysed.model-missing");
            case UNAUTHORIZED, NO_KEY, PAYMENT_REQUIRED, OVER_BUDGET ->
                UserMessage.failure("lessons.told.not-analysed.account");
            default -> UserMessage.failure("lessons.told.not-analysed.service");
        };
    }

    void makeModel(ModelReading reading) {
        services.edits().edit(() -> services.readings().makePrimary(reading.id()));
    }

    /// Changes the speaker and the accent of a reading.
    void setSpeaker(ModelReading reading, String name, String accent) {
        ModelReading.ReadingSpeaker speaker = new ModelReading.ReadingSpeaker(name.strip(), accent.strip());
        if (!speaker.equals(reading.speaker())) {
            services.edits().edit(() -> services.readings().setSpeaker(reading.id(), speaker));
        }
    }

    /// Deletes a reading. This can be undone.
    void delete(ModelReading reading) {
        services.edits().edit(() -> services.readings().delete(reading.id()));
    }

    /// Plays a reading.
    void play(ModelReading reading) {
        services.tasks()
                .run(
                        progress -> services.recordings().open(reading.audio()),
                        (TaskOutcome<DecodedRecording> outcome) -> {
                            switch (outcome) {
                                case TaskOutcome.TaskDone<DecodedRecording>(DecodedRecording clip) ->
                                    services.audioSession().play(PlaybackRange.whole(clip.audio()));
                                case TaskOutcome.TaskFailed<DecodedRecording> failed ->
                                    show("lessons.told.no-sound", false);
                                case TaskOutcome.TaskCancelled<DecodedRecording> cancelled -> {}
                            }
                        });
    }

    private void show(String key, boolean success) {
        showMessage.accept(Optional.of(success ? UserMessage.success(key) : UserMessage.failure(key)));
    }
}

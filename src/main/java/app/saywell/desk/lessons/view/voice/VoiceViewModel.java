package app.saywell.desk.lessons.view.voice;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.voice.ReadingProgress.LessonProgress;
import app.saywell.desk.lessons.voice.VoiceChoice;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.lessons.voice.VoiceProfile;
import app.saywell.desk.lessons.voice.VoiceReadings;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which voices read the selected lesson, and the readings that they make.
public final class VoiceViewModel implements AutoCloseable {
    private static final double FINEST = 100;

    private final ReadOnlyObjectWrapper<Optional<VoiceChoice>> choice = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<LessonProgress>> progress =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final VoiceServices services;
    private final VoiceReadings readings;
    private final Subscription subscription;
    private final LatestRead guideReads;
    private long lessonId;

    /// Shows what is being made already.
    public VoiceViewModel(VoiceServices services) {
        this.services = services;
        readings = services.voiceReadings();
        guideReads = new LatestRead(services.tasks());
        progress.set(readings.lessonInWork().current());
        subscription = readings.lessonInWork().subscribe(progress::set);
    }

    /// The voices, the default one first; empty where there is no computer voice.
    public List<VoiceProfile> voices() {
        return services.voice().voices();
    }

    /// The choice for the selected lesson; empty without a lesson or without voices.
    public ReadOnlyObjectProperty<Optional<VoiceChoice>> choice() {
        return choice.getReadOnlyProperty();
    }

    /// How far the lesson is that is being read, whichever it is.
    public ReadOnlyObjectProperty<Optional<LessonProgress>> progress() {
        return progress.getReadOnlyProperty();
    }

    /// What came of the last action.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Changes the lesson.
    ///
    /// @param selected 0 for none
    public void selectLesson(long selected) {
        if (selected != lessonId) {
            lessonId = selected;
            message.set(Optional.empty());
        }
        choice.set(
                lessonId == 0 || voices().isEmpty()
                        ? Optional.empty()
                        : Optional.of(readings.settings().of(lessonId)));
    }

    /// Has a voice read or not; the last one stays.
    void setReads(VoiceProfile voice, boolean reads) {
        change(current -> {
            List<String> chosen = new ArrayList<>(current.voices());
            chosen.removeIf(name -> isNamed(voice, name));
            if (reads || chosen.isEmpty()) {
                chosen.add(voice.id());
            }
            return new VoiceChoice(chosen, current.speed(), current.pause());
        });
    }

    /// Whether a voice reads the lesson.
    public boolean reads(VoiceProfile voice) {
        return choice.get()
                .filter(current -> current.voices().stream().anyMatch(name -> isNamed(voice, name)))
                .isPresent();
    }

    /// Changes the speed.
    void setSpeed(double speed) {
        double rounded = Math.round(speed * FINEST) / FINEST;
        change(current -> new VoiceChoice(current.voices(), rounded, current.pause()));
    }

    /// Changes the silence at commas, in seconds.
    void setPause(double pause) {
        double rounded = Math.round(pause * FINEST) / FINEST;
        change(current -> new VoiceChoice(current.voices(), current.speed(), rounded));
    }

    /// Takes the choice for all lessons that have none of their own.
    void makeUsual() {
        choice.get().ifPresent(current -> {
            readings.settings().usual(current);
            message.set(Optional.of(UserMessage.success("lessons.voices.usual-now")));
        });
    }

    /// Plays a sample of a voice at the chosen speed.
    public void sample(VoiceProfile voice) {
        double speed = choice.get().map(VoiceChoice::speed).orElse(1.0);
        services.wordAudio().sample(VoiceManner.of(voice.id()).at(speed), this::play);
    }

    /// Plays two words one after the other.
    void playPair(String first, String second) {
        choice.get()
                .ifPresent(current ->
                        guideReads.runAfterEdits(services.pronunciations()::guide, guide -> services.wordAudio()
                                .pair(first, second, current.at(0), guide, this::play)));
    }

    /// Makes readings of all sentences that have none.
    public void makeLesson() {
        if (lessonId != 0) {
            makeLesson(lessonId);
        }
    }

    /// Makes all readings of the lesson anew that were made, with what is chosen now.
    void makeLessonAnew() {
        if (lessonId != 0 && canMake()) {
            message.set(Optional.empty());
            readings.makeLessonAnew(
                    lessonId, readings.settings().of(lessonId), ProgressListener.NONE, this::lessonMade);
        }
    }

    /// Makes readings of another lesson than the selected one.
    public void makeLesson(long lesson) {
        if (canMake()) {
            message.set(Optional.empty());
            readings.makeLesson(lesson, readings.settings().of(lesson), ProgressListener.NONE, this::lessonMade);
        }
    }

    private boolean canMake() {
        return progress.get().isEmpty() && !voices().isEmpty();
    }

    /// Makes a reading of one sentence.
    public void makeSentence(Sentence sentence) {
        message.set(Optional.of(UserMessage.success("lessons.voices.making")));
        readings.make(
                sentence.id(), readings.settings().of(sentence.lessonId()).at(sentence.position()), this::sentenceMade);
    }

    /// Stops the lesson that is being read; what is made stays.
    public void cancel() {
        readings.lessonInWork().cancel();
    }

    private void sentenceMade(TaskOutcome<VoiceReadings.VoiceReading> outcome) {
        message.set(
                switch (outcome) {
                    case TaskOutcome.TaskDone<VoiceReadings.VoiceReading> done ->
                        Optional.of(
                                done.value().notAnalysed().isEmpty()
                                        ? UserMessage.success("lessons.voices.made-one")
                                        : UserMessage.failure("lessons.told.not-analysed.service"));
                    case TaskOutcome.TaskFailed<VoiceReadings.VoiceReading> failed ->
                        Optional.of(VoiceTexts.failure(failed.cause()));
                    case TaskOutcome.TaskCancelled<VoiceReadings.VoiceReading> cancelled -> Optional.empty();
                });
    }

    private void lessonMade(TaskOutcome<VoiceReadings.LessonReadings> outcome) {
        message.set(Optional.of(
                switch (outcome) {
                    case TaskOutcome.TaskDone<VoiceReadings.LessonReadings> done -> summary(done.value());
                    case TaskOutcome.TaskFailed<VoiceReadings.LessonReadings> failed ->
                        VoiceTexts.failure(failed.cause());
                    case TaskOutcome.TaskCancelled<VoiceReadings.LessonReadings> cancelled ->
                        UserMessage.success("lessons.voices.stopped");
                }));
    }

    private static UserMessage summary(VoiceReadings.LessonReadings batch) {
        if (batch.refused().isEmpty()) {
            return UserMessage.success("lessons.voices.made", batch.made().size(), batch.kept());
        }
        String numbers = batch.refused().stream()
                .map(refused -> String.valueOf(refused.sentence().position() + 1))
                .reduce((before, next) -> before + ", " + next)
                .orElseThrow();
        return UserMessage.failure("lessons.voices.refused", batch.made().size(), batch.kept(), numbers);
    }

    private void play(TaskOutcome<Pcm> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Pcm>(Pcm speech) ->
                services.audioSession().play(PlaybackRange.whole(speech));
            case TaskOutcome.TaskFailed<Pcm>(Throwable cause) -> message.set(Optional.of(VoiceTexts.failure(cause)));
            case TaskOutcome.TaskCancelled<Pcm> cancelled -> {}
        }
    }

    private void change(java.util.function.UnaryOperator<VoiceChoice> edit) {
        choice.get()
                .map(edit)
                .filter(changed -> !Optional.of(changed).equals(choice.get()))
                .ifPresent(changed -> {
                    readings.settings().set(lessonId, changed);
                    choice.set(Optional.of(changed));
                });
    }

    private static boolean isNamed(VoiceProfile voice, String idOrName) {
        return voice.id().equalsIgnoreCase(idOrName) || voice.name().equalsIgnoreCase(idOrName);
    }

    @Override
    public void close() {
        subscription.close();
    }
}

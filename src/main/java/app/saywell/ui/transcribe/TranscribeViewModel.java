package app.saywell.ui.transcribe;

import app.saywell.audio.capture.RecorderState;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.settings.Setting;
import app.saywell.practice.scoring.Judges;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Reply;
import app.saywell.speech.Transcription;
import app.saywell.task.Outcome;
import app.saywell.task.Running;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Has speech written down by the service that the settings name.
public final class TranscribeViewModel {
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new Idle());
    private final BooleanProperty suppressKorean = new SimpleBooleanProperty();
    private final Studio studio;
    private final Judges judges;
    private @Nullable Path heard;
    private @Nullable Running running;
    private boolean recording;

    /// What is going on.
    public sealed interface State {}

    /// Nothing yet.
    public record Idle() implements State {}

    /// The microphone is heard.
    public record Recording() implements State {}

    /// The service is asked.
    public record Asking() implements State {}

    /// What was said.
    public record Written(Transcription transcription) implements State {}

    /// It was not written down.
    ///
    /// @param key of the sentence that says why; the recording is still there to try again
    public record Refused(String key) implements State {}

    /// Works with the service of the settings.
    public TranscribeViewModel(Studio studio, Judges judges) {
        this.studio = studio;
        this.judges = judges;
        studio.sound().recording().subscribe(this::recorded);
        suppressKorean.addListener(change -> again());
    }

    /// What is going on.
    public ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /// Whether Korean words are written in English letters; changing it asks again.
    public BooleanProperty suppressKorean() {
        return suppressKorean;
    }

    /// Starts to listen, or ends it and has it written down.
    public void record() {
        if (recording) {
            studio.sound().endTake();
            return;
        }
        try {
            Path file = Files.createTempDirectory("saywell-transcribe").resolve("speech.wav");
            if (studio.sound().meter().isEmpty()) {
                studio.sound().arm(studio.practice().get(Setting.MICROPHONE));
            }
            recording = true;
            studio.sound().record(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Has a file written down.
    public void open(Path audio) {
        heard = audio;
        again();
    }

    /// Asks again for what was heard last; without anything does nothing.
    public void again() {
        Path audio = heard;
        if (audio == null) {
            return;
        }
        boolean letters = suppressKorean.get();
        state.set(new Asking());
        running =
                studio.tasks()
                        .run(
                                progress ->
                                        judges.of(studio.practice().get(Setting.SERVICE))
                                                .service()
                                                .transcribe(SoundFile.upload(audio), letters),
                                this::answered);
    }

    /// Gives up waiting.
    public void cancel() {
        Running asked = running;
        if (asked != null) {
            asked.cancel();
        }
    }

    /// The lessons that a sentence can go into.
    public List<Lesson> lessons() {
        return studio.practice().lessons().all();
    }

    /// Makes a sentence of the text, in a lesson that is there or in a new one.
    public void makeSentence(Optional<Lesson> lesson, String titleOfNew) {
        if (state.get() instanceof Written written && !written.transcription().text().isBlank()) {
            long id =
                    lesson.map(Lesson::id)
                            .orElseGet(() -> studio.practice().lessons().create(titleOfNew).id());
            studio.practice()
                    .lessons()
                    .addSentences(id, List.of(written.transcription().text().strip()));
        }
    }

    private void recorded(RecorderState now) {
        if (!recording) {
            return;
        }
        switch (now) {
            case RecorderState.Recording heardNow -> state.set(new Recording());
            case RecorderState.Finished finished -> {
                recording = false;
                open(finished.take().file());
            }
            case RecorderState.Failed failed -> {
                recording = false;
                String cause = failed.failure().name().toLowerCase(Locale.ROOT).replace('_', '-');
                state.set(new Refused("practice.broken." + cause));
            }
            default -> {}
        }
    }

    private void answered(Outcome<Reply<Transcription>> outcome) {
        state.set(
                switch (outcome) {
                    case Outcome.Done<Reply<Transcription>>(Reply.Answer<Transcription> answer) ->
                            new Written(answer.value());
                    case Outcome.Done<Reply<Transcription>>(Reply.Failed<Transcription> failed) ->
                            new Refused(
                                    "practice.failure."
                                            + failed.failure()
                                                    .kind()
                                                    .name()
                                                    .toLowerCase(Locale.ROOT)
                                                    .replace('_', '-')
                                            + ".what");
                    case Outcome.Failed<Reply<Transcription>> broken ->
                            new Refused("practice.broken.opening");
                    case Outcome.Cancelled<Reply<Transcription>> cancelled -> new Idle();
                });
    }
}

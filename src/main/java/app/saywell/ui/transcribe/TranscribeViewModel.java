package app.saywell.ui.transcribe;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.audio.capture.RecorderState;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.scoring.Estimate;
import app.saywell.practice.scoring.Transcripts;
import app.saywell.practice.scoring.Unknown;
import app.saywell.speech.Failure;
import app.saywell.speech.Reply;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.task.Outcome;
import app.saywell.task.Running;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import org.jspecify.annotations.Nullable;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Has speech written down by the service that the settings name, as the voice of whoever
/// practises.
public final class TranscribeViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new Idle());
    private final BooleanProperty suppressKorean = new SimpleBooleanProperty();
    private final Map<Boolean, Transcription> written = new HashMap<>();
    private final Studio studio;
    private final Transcripts transcripts;
    private @Nullable Path heard;
    private @Nullable Running running;
    private boolean recording;
    private int question;

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

    /// Writing it the other way needs a call that costs money, so it is asked for first.
    public record Offered(Estimate estimate) implements State {}

    /// The service did not write it down; the recording is still there to try again.
    public record Refused(Failure.Kind why) implements State {}

    /// It was not recorded, or the file holds no sound.
    ///
    /// @param key of the sentence that says why
    public record Broken(String key) implements State {}

    /// Works with the service of the settings.
    public TranscribeViewModel(Studio studio) {
        this.studio = studio;
        transcripts = studio.practice().transcripts();
        studio.sound().recording().subscribe(this::recorded);
        suppressKorean.addListener(change -> otherwise());
    }

    /// What is going on.
    public ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /// Whether Korean words are written in English letters. Changing it shows what is known and
    /// asks again where that costs nothing; elsewhere it offers to.
    public BooleanProperty suppressKorean() {
        return suppressKorean;
    }

    /// Whose voice it counts as.
    public Learner speaker() {
        return studio.practice().people().current();
    }

    /// Starts to listen, or ends it and has it written down.
    public void record() {
        if (recording) {
            studio.sound().endTake();
            return;
        }
        forget();
        if (studio.sound().meter().isEmpty()) {
            studio.sound().arm(studio.practice().get(Setting.MICROPHONE));
        }
        recording = true;
        studio.sound().record(studio.practice().scratch().begin());
    }

    /// Has a file written down.
    public void open(Path audio) {
        forget();
        heard = audio;
        ask();
    }

    /// Asks for what was heard last, the way that is chosen; without anything does nothing.
    public void ask() {
        ask(transcripts.service(), Unknown.KEEP);
    }

    /// Asks again. Where it is unknown whether the last call was billed, the user was told so and
    /// lets it be billed twice.
    public void again() {
        boolean unknown =
                state.get() instanceof Refused refused && refused.why() == Failure.Kind.NO_ANSWER;
        ask(transcripts.service(), unknown ? Unknown.LET_GO : Unknown.KEEP);
    }

    /// Asks this computer's own service, whatever the settings name.
    public void askThisComputer() {
        ask(ServiceKind.EMBEDDED, Unknown.KEEP);
    }

    /// Whether another service is set than this computer's own.
    public boolean isHosted() {
        return transcripts.service() == ServiceKind.HOSTED;
    }

    /// Gives up waiting.
    public void cancel() {
        Running asked = running;
        if (asked != null) {
            asked.cancel();
        }
    }

    /// Whether there is something to ask about.
    public boolean hasHeard() {
        return heard != null;
    }

    /// The lessons that a sentence can go into.
    public List<Lesson> lessons() {
        return studio.practice().lessons().all();
    }

    /// Makes a sentence of the text as it was put right, in a lesson that is there or in a new one.
    public void makeSentence(String text, Optional<Lesson> lesson, String titleOfNew) {
        if (!text.isBlank()) {
            long id =
                    lesson.map(Lesson::id)
                            .orElseGet(() -> studio.practice().lessons().create(titleOfNew).id());
            studio.practice().lessons().addSentences(id, List.of(text.strip()));
        }
    }

    private void ask(ServiceKind service, Unknown unknown) {
        Path audio = heard;
        if (audio == null) {
            return;
        }
        drop();
        int asked = question;
        boolean letters = suppressKorean.get();
        state.set(new Asking());
        running =
                transcripts.write(
                        new Transcripts.Wish(speaker().id(), audio, letters),
                        service,
                        unknown,
                        outcome -> {
                            if (asked == question) {
                                answered(outcome, letters);
                            }
                        });
    }

    // A text without Korean is the same both ways.
    private void otherwise() {
        Path audio = heard;
        if (audio == null || recording) {
            return;
        }
        Optional<Transcription> known =
                Optional.ofNullable(written.get(suppressKorean.get()))
                        .or(
                                () ->
                                        Optional.ofNullable(written.get(false))
                                                .filter(one -> one.textType() == TextType.ENGLISH));
        if (known.isPresent()) {
            drop();
            state.set(new Written(known.get()));
        } else if (isHosted()) {
            drop();
            state.set(offered(audio));
        } else {
            ask();
        }
    }

    /// The file may be gone by now, or no sound.
    private State offered(Path audio) {
        try {
            return new Offered(transcripts.estimate(audio, ServiceKind.HOSTED));
        } catch (UncheckedIOException | UnreadableAudioException e) {
            return new Broken("transcribe.no-sound");
        }
    }

    /// Gives up waiting, and hears no more of it.
    private void drop() {
        question++;
        cancel();
    }

    private void forget() {
        Path audio = heard;
        drop();
        heard = null;
        written.clear();
        if (audio != null) {
            studio.practice().scratch().remove(audio);
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
                failed.kept().ifPresent(part -> heard = part.file());
                String cause = failed.failure().name().toLowerCase(Locale.ROOT).replace('_', '-');
                state.set(new Broken("practice.broken." + cause));
            }
            default -> {}
        }
    }

    private void answered(Outcome<Reply<Transcription>> outcome, boolean letters) {
        if (outcome
                instanceof Outcome.Done<Reply<Transcription>>(Reply.Answer<Transcription> answer)) {
            written.put(letters, answer.value());
        }
        state.set(after(outcome));
    }

    private static State after(Outcome<Reply<Transcription>> outcome) {
        return switch (outcome) {
            case Outcome.Done<Reply<Transcription>>(Reply.Answer<Transcription> answer) ->
                    new Written(answer.value());
            case Outcome.Done<Reply<Transcription>>(Reply.Failed<Transcription> failed) ->
                    new Refused(failed.failure().kind());
            case Outcome.Failed<Reply<Transcription>> broken -> new Broken("transcribe.no-sound");
            case Outcome.Cancelled<Reply<Transcription>> cancelled -> new Idle();
        };
    }

    /// Removes what was recorded.
    @Override
    public void close() {
        forget();
    }
}

package app.saywell.ui.studio;

import app.saywell.audio.capture.Recorded;
import app.saywell.audio.capture.RecorderState;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.task.Outcome;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;

/// Records a take and keeps it: whatever ends the recording, what was heard is in the library
/// before anything else happens.
public final class TakeTaking {
    private final Studio studio;
    private final Listener listener;
    private @Nullable Begun begun;

    /// What becomes of a take once it is kept.
    public enum Then {
        /// It is judged.
        JUDGE,
        /// It is judged while the next sentence comes to the desk.
        GO_ON,
        /// It goes into the bin.
        DISCARD
    }

    /// Is told on the window's thread.
    public interface Listener {
        /// The microphone is open and everything it hears is written.
        void recording();

        /// The take is in the library.
        void kept(Take take, Then then);

        /// No take, or not all of it; `whole` is the key of what to say.
        void failed(String what, String code);
    }

    private record Begun(Take.Owner owner, Instant at, Then then) {
        Begun ending(Then other) {
            return new Begun(owner, at, other);
        }
    }

    /// Listens to the recorder from now on.
    public TakeTaking(Studio studio, Listener listener) {
        this.studio = studio;
        this.listener = listener;
        studio.sound().recording().subscribe(this::changed);
    }

    /// Whether a take of its own is being written.
    public boolean isRunning() {
        return begun != null;
    }

    /// Begins a take; whatever ends it, it is kept.
    public void start(Take.Owner owner) {
        begun = new Begun(owner, Instant.now(), Then.JUDGE);
        if (studio.sound().meter().isEmpty()) {
            studio.sound().arm(studio.practice().get(Setting.MICROPHONE));
        }
        studio.sound().record(studio.practice().recovery().begin(owner));
    }

    /// Keeps a file from elsewhere; it is copied before it is judged.
    public void takeIn(Take.Owner owner, Path audio) {
        studio.practice()
                .takes()
                .importFile(
                        owner, audio, outcome -> kept(outcome, Then.JUDGE, "practice.broken.file"));
    }

    /// Ends the running take; without one does nothing.
    public void stop(Then then) {
        if (begun != null) {
            begun = begun.ending(then);
            studio.sound().endTake();
        }
    }

    private void changed(RecorderState state) {
        Begun take = begun;
        if (take == null) {
            return;
        }
        switch (state) {
            case RecorderState.Recording recording -> listener.recording();
            case RecorderState.Finished finished -> {
                begun = null;
                keep(take, finished.take());
            }
            case RecorderState.Failed failed -> {
                begun = null;
                String cause = failed.failure().name().toLowerCase(Locale.ROOT).replace('_', '-');
                failed.kept().ifPresent(recorded -> keep(take, recorded));
                listener.failed("practice.broken." + cause, failed.failure().name());
            }
            case RecorderState.Idle idle -> {}
            case RecorderState.Opening opening -> {}
            case RecorderState.Armed armed -> {}
            case RecorderState.Ending ending -> {}
        }
    }

    private void keep(Begun take, Recorded recorded) {
        var circumstances =
                new Take.Circumstances(
                        take.at(), studio.practice().get(Setting.MICROPHONE), Take.Source.RECORDED);
        studio.practice()
                .takes()
                .keep(
                        take.owner(),
                        recorded.file(),
                        circumstances,
                        outcome -> kept(outcome, take.then(), "practice.broken.cannot-write"));
    }

    private void kept(Outcome<Take> outcome, Then then, String otherwise) {
        switch (outcome) {
            case Outcome.Done<Take> done -> listener.kept(done.value(), then);
            case Outcome.Failed<Take> failed ->
                    listener.failed(otherwise, failed.cause().getClass().getSimpleName());
            case Outcome.Cancelled<Take> cancelled -> {}
        }
    }
}

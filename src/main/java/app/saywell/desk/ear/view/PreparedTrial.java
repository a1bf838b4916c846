package app.saywell.desk.ear.view;

import app.saywell.desk.ear.Trial;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A trial whose sound is made before it is asked, so that it begins with the key that asks for it.
///
/// Used on the UI thread only.
final class PreparedTrial {
    private final Trial trial;
    private final Runnable afterwards;
    private final RunningTask making;
    private @Nullable TaskOutcome<Pcm> outcome;
    private @Nullable Consumer<TaskOutcome<Pcm>> waiting;

    /// Begins to make the sound.
    ///
    /// @param afterwards called when something came of it
    PreparedTrial(Trial trial, WordAudio voice, Runnable afterwards) {
        this.trial = trial;
        this.afterwards = afterwards;
        making = voice.hear(trial.text(), trial.manner(), trial.word().guide(), this::made);
    }

    Trial trial() {
        return trial;
    }

    /// Whether something came of it, be it a failure.
    boolean isMade() {
        return outcome != null;
    }

    /// The sound, if it is there.
    Optional<Pcm> sound() {
        return outcome instanceof TaskOutcome.TaskDone<Pcm>(Pcm sound) ? Optional.of(sound) : Optional.empty();
    }

    /// Hands over what came of it, now or when it is there.
    void whenMade(Consumer<TaskOutcome<Pcm>> listener) {
        TaskOutcome<Pcm> known = outcome;
        if (known == null) {
            waiting = listener;
        } else {
            listener.accept(known);
        }
    }

    /// Nobody waits for it any more.
    void cancel() {
        waiting = null;
        making.cancel();
    }

    private void made(TaskOutcome<Pcm> result) {
        outcome = result;
        Consumer<TaskOutcome<Pcm>> listener = waiting;
        waiting = null;
        if (listener != null) {
            listener.accept(result);
        }
        afterwards.run();
    }
}

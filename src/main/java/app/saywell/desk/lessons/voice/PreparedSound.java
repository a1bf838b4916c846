package app.saywell.desk.lessons.voice;

import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Speech that is made before it is heard, so that it begins at once when it is wanted.
///
/// Used on the UI thread only.
public final class PreparedSound {
    private final Runnable afterwards;
    private final RunningTask making;
    private @Nullable TaskOutcome<Pcm> outcome;
    private @Nullable Consumer<TaskOutcome<Pcm>> waiting;

    /// Begins to make the sound.
    ///
    /// @param afterwards called when something came of it
    public PreparedSound(
            String text, VoiceManner manner, PronunciationGuide guide, WordAudio voice, Runnable afterwards) {
        this.afterwards = afterwards;
        making = voice.hear(text, manner, guide, this::made);
    }

    /// Whether something came of it, be it a failure.
    public boolean isMade() {
        return outcome != null;
    }

    /// The sound, if it is there.
    public Optional<Pcm> sound() {
        return outcome instanceof TaskOutcome.TaskDone<Pcm>(Pcm sound) ? Optional.of(sound) : Optional.empty();
    }

    /// Hands over what came of it, now or when it is there.
    public void whenMade(Consumer<TaskOutcome<Pcm>> listener) {
        TaskOutcome<Pcm> known = outcome;
        if (known == null) {
            waiting = listener;
        } else {
            listener.accept(known);
        }
    }

    /// Nobody waits for it any more.
    public void cancel() {
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

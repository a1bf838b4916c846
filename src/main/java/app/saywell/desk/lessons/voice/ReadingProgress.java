package app.saywell.desk.lessons.voice;

import app.saywell.speech.task.ListenerList;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.Subscription;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The lesson whose readings are being made, for whoever shows it: there is one at a time, and it
/// may have been begun before the window was opened.
public final class ReadingProgress {
    private final ListenerList<Optional<LessonProgress>> listeners = new ListenerList<>();
    private final InstantSource clock;
    private final Executor answers;
    private volatile Optional<LessonProgress> current = Optional.empty();
    private volatile @Nullable RunningTask running;
    private volatile Instant begun = Instant.EPOCH;

    /// @param answers calls the listeners
    ReadingProgress(InstantSource clock, Executor answers) {
        this.clock = clock;
        this.answers = answers;
    }

    /// How far a lesson is.
    ///
    /// @param done sentences that have their reading
    /// @param total sentences of the lesson; 0 until they are counted
    /// @param left about how long the rest will take; empty while it cannot be told
    public record LessonProgress(long lessonId, long done, long total, Optional<Duration> left) {}

    /// How far it is now; empty while nothing is being made.
    public Optional<LessonProgress> current() {
        return current;
    }

    /// Tells every change, on the thread of answers.
    public Subscription subscribe(Consumer<Optional<LessonProgress>> listener) {
        return listeners.add(listener);
    }

    /// Stops after the sentence that is being said. What is made stays.
    public void cancel() {
        RunningTask task = running;
        if (task != null && current.isPresent()) {
            task.cancel();
        }
    }

    void begin(long lessonId) {
        begun = clock.instant();
        show(Optional.of(new LessonProgress(lessonId, 0, 0, Optional.empty())));
    }

    void stoppedBy(RunningTask task) {
        running = task;
    }

    void reached(long lessonId, long done, long total) {
        Duration soFar = Duration.between(begun, clock.instant());
        Optional<Duration> left =
                done > 0 ? Optional.of(soFar.multipliedBy(total - done).dividedBy(done)) : Optional.empty();
        show(Optional.of(new LessonProgress(lessonId, done, total, left)));
    }

    void over() {
        show(Optional.empty());
    }

    private void show(Optional<LessonProgress> now) {
        current = now;
        answers.execute(() -> listeners.publish(now));
    }
}

package app.saywell.desk.shell.start;

import app.saywell.desk.kit.sound.AudioSession;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;

/// Collects garbage of a window in moments in which its pause is not noticed: when for some seconds
/// nobody has pressed or moved anything and there was no sound. The collector alone holds the heap
/// as small, but the process larger.
final class QuietCollection implements AutoCloseable {
    static final Duration QUIET = Duration.ofSeconds(3);

    private static final long SOME_GARBAGE_BYTES = 40L << 20;

    private final CollectionTrigger collection;
    private final BooleanSupplier hasSound;
    private final LongSupplier nanoTime;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("quiet-collection").factory());
    private volatile long lastActive;

    /// @param hasSound whether something is recorded or played now
    QuietCollection(CollectionTrigger collection, BooleanSupplier hasSound, LongSupplier nanoTime) {
        this.collection = collection;
        this.hasSound = hasSound;
        this.nanoTime = nanoTime;
        lastActive = nanoTime.getAsLong();
    }

    /// Watches a window until it is closed. Call it on the window's thread.
    static QuietCollection watch(Scene scene, AudioSession sound) {
        QuietCollection started = new QuietCollection(
                CollectionTrigger.ofThisProcess(SOME_GARBAGE_BYTES),
                () -> sound.isRecording() || sound.isPlaying(),
                System::nanoTime);
        scene.addEventFilter(InputEvent.ANY, event -> started.active());
        started.timer.scheduleWithFixedDelay(started::check, 1, 1, TimeUnit.SECONDS);
        return started;
    }

    /// Somebody does something.
    void active() {
        lastActive = nanoTime.getAsLong();
    }

    /// Collects what has come together, if it is quiet.
    void check() {
        if (hasSound.getAsBoolean()) {
            active();
        } else if (nanoTime.getAsLong() - lastActive >= QUIET.toNanos()) {
            collection.collectIfMuch();
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}

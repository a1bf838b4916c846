package app.saywell.desk.shell.window;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskRunner;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Whether the disk of the data folder has little room left: looked at on a worker when the window is ready, when
/// somebody returns to it, and with every take. Used on the JavaFX thread.
final class DiskSpaceViewModel implements AutoCloseable {
    /// Below this a term of recordings may not fit.
    static final long LITTLE_BYTES = 2L << 30;

    /// Below this nothing should be recorded.
    static final long ALMOST_FULL_BYTES = 200L << 20;

    /// One channel of 16 bits at 48 kHz.
    private static final long BYTES_A_MINUTE = 60 * 48_000 * 2;

    private final ReadOnlyObjectWrapper<DiskSpace> space = new ReadOnlyObjectWrapper<>(new Enough());
    private final LongSupplier freeBytes;
    private final LatestRead reads;
    private final Subscription changes;
    private long dismissedBelow = Long.MAX_VALUE;

    sealed interface DiskSpace {}

    /// There is room, or it is not known how much, or the user has closed what was told.
    record Enough() implements DiskSpace {}

    /// @param megabytes free
    /// @param minutes of recordings for which they are enough
    record Little(long megabytes, long minutes) implements DiskSpace {}

    /// @param megabytes free
    record AlmostFull(long megabytes) implements DiskSpace {}

    /// @param freeBytes of the disk of the data folder; 0 or less if unknown
    DiskSpaceViewModel(LongSupplier freeBytes, TaskRunner tasks, ChangePublisher publisher) {
        this.freeBytes = freeBytes;
        reads = new LatestRead(tasks);
        changes = publisher.subscribe(this::changed);
    }

    ReadOnlyObjectProperty<DiskSpace> space() {
        return space.getReadOnlyProperty();
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.TakesChanged) {
            look();
        }
    }

    /// Looks at the disk.
    void look() {
        reads.run(freeBytes::getAsLong, this::show);
    }

    private void show(long bytes) {
        if (bytes <= 0 || bytes >= LITTLE_BYTES || bytes > dismissedBelow) {
            space.set(new Enough());
        } else if (bytes < ALMOST_FULL_BYTES) {
            space.set(new AlmostFull(bytes >> 20));
        } else {
            space.set(new Little(bytes >> 20, bytes / BYTES_A_MINUTE));
        }
        if (bytes >= LITTLE_BYTES) {
            dismissedBelow = Long.MAX_VALUE;
        }
    }

    /// Says no more until half of the room is gone.
    void dismiss() {
        long megabytes =
                switch (space.get()) {
                    case Little little -> little.megabytes();
                    case AlmostFull full -> full.megabytes();
                    case Enough _ -> 0;
                };
        dismissedBelow = (megabytes << 20) / 2;
        space.set(new Enough());
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
    }
}

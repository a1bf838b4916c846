package app.saywell.desk.homework.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// What a teacher has chosen for collected files, while it is read. Each file is read for itself: a choice for one ends
/// an earlier one for the same file, and none for another. Used on the JavaFX thread only.
final class FileChoices {
    private final Map<Path, LatestRead> reads = new HashMap<>();
    private final ReadOnlyBooleanWrapper reading = new ReadOnlyBooleanWrapper();
    private final TaskRunner tasks;

    FileChoices(TaskRunner tasks) {
        this.tasks = tasks;
    }

    /// Whether a choice has not been shown yet.
    ReadOnlyBooleanProperty reading() {
        return reading.getReadOnlyProperty();
    }

    /// Reads what comes of a choice for a file, and shows it unless another was made for this file meanwhile.
    void read(Path file, Callable<CollectedRow> read, Consumer<CollectedRow> show) {
        reads.computeIfAbsent(file, _ -> create()).run(read, show);
    }

    private LatestRead create() {
        LatestRead read = new LatestRead(tasks);
        read.reading()
                .addListener((_, _, _) -> reading.set(reads.values().stream().anyMatch(LatestRead::isReading)));
        return read;
    }

    /// No choice is shown any more.
    void cancel() {
        reads.values().forEach(LatestRead::cancel);
        reads.clear();
    }
}

package app.saywell.desk.settings.view.access;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.AccessReport;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The access record, read when it is asked for.
public final class AccessViewModel {
    private final ReadOnlyObjectWrapper<Optional<List<AccessReport.AccessLine>>> lines =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final AccessReport report;
    private final TaskRunner tasks;
    private final LatestRead reads;

    public AccessViewModel(AccessReport report, TaskRunner tasks) {
        this.report = report;
        this.tasks = tasks;
        reads = new LatestRead(tasks);
    }

    /// All lines, newest first; empty until they are asked for.
    ReadOnlyObjectProperty<Optional<List<AccessReport.AccessLine>>> lines() {
        return lines.getReadOnlyProperty();
    }

    /// What came of saving.
    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Whether the school lets the record be read on this computer.
    boolean mayRead() {
        return report.mayRead();
    }

    /// Reads the lines in the background.
    void load() {
        reads.run(report::read, read -> lines.set(Optional.of(read)));
    }

    /// Writes all lines to a table.
    void save(Locale language, Path csv) {
        tasks.run(progress -> report.export(language, csv), this::saved);
    }

    private void saved(TaskOutcome<Integer> outcome) {
        message.set(Optional.of(
                outcome instanceof TaskOutcome.TaskDone<Integer>(Integer count)
                        ? UserMessage.success("settings.access.saved", count)
                        : UserMessage.failure("settings.access.not-saved")));
    }
}

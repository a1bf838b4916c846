package app.saywell.desk.settings.doctor;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.settings.support.Doctor;
import app.saywell.desk.settings.support.Finding;
import app.saywell.desk.settings.support.SupportFile;
import app.saywell.desk.settings.support.SupportFile.SupportEntry;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What the doctor found, and the support file that is made of it.
public final class DoctorViewModel {
    private final ReadOnlyObjectWrapper<List<Finding>> findings = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<SupportEntry>> support = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Doctor doctor;
    private final TaskRunner tasks;
    private final LatestRead examinations;
    private final LatestRead preparations;

    public DoctorViewModel(Doctor doctor, TaskRunner tasks) {
        this.doctor = doctor;
        this.tasks = tasks;
        examinations = new LatestRead(tasks);
        preparations = new LatestRead(tasks);
    }

    /// Whether the computer is being checked.
    ReadOnlyBooleanProperty running() {
        return examinations.reading();
    }

    /// What was found, in the order of the checks; empty before the first time.
    ReadOnlyObjectProperty<List<Finding>> findings() {
        return findings.getReadOnlyProperty();
    }

    /// The parts of the support file that is looked at; empty if none is.
    ReadOnlyObjectProperty<List<SupportEntry>> support() {
        return support.getReadOnlyProperty();
    }

    /// What came of saving.
    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Checks the computer in the background.
    void examine() {
        if (examinations.isReading()) {
            return;
        }
        support.set(List.of());
        examinations.run(doctor::examine, findings::set);
    }

    /// Shows what a support file would hold.
    void prepareSupport() {
        List<Finding> found = findings.get();
        preparations.run(() -> doctor.supportEntries(found), support::set);
    }

    /// Saves exactly what is shown.
    void saveSupport(Path file) {
        List<SupportEntry> shown = support.get();
        tasks.run(
                progress -> {
                    SupportFile.write(file, shown);
                    return file;
                },
                this::saved);
    }

    private void saved(TaskOutcome<Path> outcome) {
        boolean isSaved = outcome instanceof TaskOutcome.TaskDone<Path>;
        message.set(Optional.of(
                isSaved
                        ? UserMessage.success("doctor.support.saved")
                        : UserMessage.failure("doctor.support.not-saved")));
        if (isSaved) {
            support.set(List.of());
        }
    }

    /// Saves nothing.
    void dismissSupport() {
        support.set(List.of());
    }
}

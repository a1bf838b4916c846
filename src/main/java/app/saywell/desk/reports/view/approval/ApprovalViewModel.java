package app.saywell.desk.reports.view.approval;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.ApprovalReport;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The approval pack of a school: who answers for it, and the file that is written.
public final class ApprovalViewModel {
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper writing = new ReadOnlyBooleanWrapper();
    private final ApprovalReport approvalReport;
    private final TaskRunner tasks;
    private final LibraryEdits edits;
    private final PublishedSettings settings;

    public ApprovalViewModel(
            ApprovalReport approvalReport, TaskRunner tasks, LibraryEdits edits, PublishedSettings settings) {
        this.approvalReport = approvalReport;
        this.tasks = tasks;
        this.edits = edits;
        this.settings = settings;
    }

    /// What came of the last writing.
    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Whether a file is being written.
    ReadOnlyBooleanProperty writing() {
        return writing.getReadOnlyProperty();
    }

    String text(Setting<String> setting) {
        return settings.get(setting);
    }

    void setText(Setting<String> setting, String text) {
        if (!text.strip().equals(settings.get(setting))) {
            edits.edit(() -> settings.set(setting, text.strip()));
        }
    }

    /// Writes the pack in the background, after what was typed is stored.
    ///
    /// @param language of the pages
    void write(InterfaceLanguage language, Path pdf) {
        writing.set(true);
        message.set(Optional.empty());
        Locale locale = Locale.of(language.locale().getLanguage());
        tasks.runInOrder(
                progress -> pdf,
                stored -> tasks.run(
                        progress -> {
                            approvalReport.writePdf(locale, pdf);
                            return pdf;
                        },
                        this::written));
    }

    private void written(TaskOutcome<Path> outcome) {
        writing.set(false);
        message.set(
                switch (outcome) {
                    case TaskOutcome.TaskDone<Path>(Path pdf) ->
                        Optional.of(UserMessage.success("settings.approval.done", pdf.toString()));
                    case TaskOutcome.TaskFailed<Path> failed ->
                        Optional.of(UserMessage.failure("settings.approval.failed"));
                    case TaskOutcome.TaskCancelled<Path> cancelled -> Optional.empty();
                });
    }
}

package app.saywell.desk.settings.view;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.school.settings.UpdateSettings.UpdateCheck;
import app.saywell.desk.settings.update.UpdateAnswer;
import app.saywell.desk.settings.update.UpdateChecks;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Whether newer versions are asked for, where, and what the last answer was.
final class UpdatesViewModel {
    private final ReadOnlyObjectWrapper<UpdateCheck> check;
    private final ReadOnlyObjectWrapper<String> messageKey = new ReadOnlyObjectWrapper<>("");
    private final ReadOnlyObjectWrapper<Optional<UpdateAnswer.Newer>> newer =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final TaskRunner tasks;
    private final PublishedSettings settings;
    private final UpdateChecks updates;

    UpdatesViewModel(TaskRunner tasks, PublishedSettings settings, UpdateChecks updates) {
        this.tasks = tasks;
        this.settings = settings;
        this.updates = updates;
        check = new ReadOnlyObjectWrapper<>(settings.get(UpdateSettings.CHECK));
    }

    /// When newer versions are asked for.
    ReadOnlyObjectProperty<UpdateCheck> check() {
        return check.getReadOnlyProperty();
    }

    /// The text key of the last answer; empty if there was none.
    ReadOnlyObjectProperty<String> messageKey() {
        return messageKey.getReadOnlyProperty();
    }

    /// The newer version of the last answer.
    ReadOnlyObjectProperty<Optional<UpdateAnswer.Newer>> newer() {
        return newer.getReadOnlyProperty();
    }

    boolean isSetBySchool() {
        return settings.policy().imposes(UpdateSettings.CHECK);
    }

    String text(Setting<String> setting) {
        return settings.get(setting);
    }

    void setCheck(UpdateCheck chosen) {
        settings.set(UpdateSettings.CHECK, chosen);
        check.set(settings.get(UpdateSettings.CHECK));
    }

    void setText(Setting<String> setting, String text) {
        if (!text.strip().equals(settings.get(setting))) {
            settings.set(setting, text.strip());
        }
    }

    /// Asks now, in the background.
    void checkNow() {
        newer.set(Optional.empty());
        messageKey.set("settings.updates.asking");
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        tasks.run(progress -> updates.check(today), this::answered);
    }

    private void answered(TaskOutcome<UpdateAnswer> outcome) {
        if (!(outcome instanceof TaskOutcome.TaskDone<UpdateAnswer>(UpdateAnswer answer))) {
            messageKey.set("settings.updates.unreachable");
            return;
        }
        switch (answer) {
            case UpdateAnswer.Newer found -> {
                newer.set(Optional.of(found));
                messageKey.set("settings.updates.newer");
            }
            case UpdateAnswer.Newest _ -> messageKey.set("settings.updates.newest");
            case UpdateAnswer.NotAnswered(UpdateAnswer.UpdateProblem problem) ->
                messageKey.set("settings.updates." + problem.name().toLowerCase(Locale.ROOT));
        }
    }
}

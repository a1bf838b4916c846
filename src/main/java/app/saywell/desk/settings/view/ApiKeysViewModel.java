package app.saywell.desk.settings.view;

import app.saywell.desk.settings.keys.IssuedApiKeys;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The API keys of this computer's service: the list, a new key that is shown once, and ending a
/// key.
final class ApiKeysViewModel {
    private static final int MAX_NAME_LENGTH = 100;

    private final ReadOnlyObjectWrapper<List<IssuedApiKeys.IssuedKeyInfo>> keyList =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<String>> newSecret = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> confirmingEnd = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final IssuedApiKeys keys;
    private final TaskRunner tasks;
    private final ZoneId zone;

    /// @param zone the time zone in which the last day of a key ends
    ApiKeysViewModel(IssuedApiKeys keys, TaskRunner tasks, ZoneId zone) {
        this.keys = keys;
        this.tasks = tasks;
        this.zone = zone;
    }

    /// Reads the keys. This opens the database of the service, so it waits until somebody looks.
    void load() {
        tasks.run(progress -> keys.list(), this::listLoaded);
    }

    /// All keys, the oldest first.
    ReadOnlyObjectProperty<List<IssuedApiKeys.IssuedKeyInfo>> keyList() {
        return keyList.getReadOnlyProperty();
    }

    /// The secret of the new key, until [#forgetSecret()].
    ReadOnlyObjectProperty<Optional<String>> newSecret() {
        return newSecret.getReadOnlyProperty();
    }

    /// The text key of the last error.
    ReadOnlyObjectProperty<Optional<String>> message() {
        return message.getReadOnlyProperty();
    }

    /// The handle of the key that waits for a confirmation before it ends.
    ReadOnlyObjectProperty<Optional<String>> confirmingEnd() {
        return confirmingEnd.getReadOnlyProperty();
    }

    /// The text key of what is wrong with a name; a blank one is not wrong but cannot be used yet.
    Optional<String> nameProblem(String name) {
        return name.strip().length() > MAX_NAME_LENGTH ? Optional.of("settings.keys.refused.name") : Optional.empty();
    }

    /// The text key of what is wrong with a last day: it is no date, or over already.
    ///
    /// @param isDate whether the text was understood
    Optional<String> lastDayProblem(boolean isDate, Optional<LocalDate> lastDay) {
        if (!isDate) {
            return Optional.of("settings.keys.last-day.no-date");
        }
        return lastDay.filter(day -> day.isBefore(LocalDate.now(zone))).map(day -> "settings.keys.refused.expiry");
    }

    /// Creates a key that works until the end of its last day.
    void create(String name, Optional<LocalDate> lastDay, int callsPerMinute) {
        message.set(Optional.empty());
        Optional<Instant> expires =
                lastDay.map(day -> day.plusDays(1).atStartOfDay(zone).toInstant());
        tasks.run(progress -> keys.create(name.strip(), expires, callsPerMinute), this::keyCreated);
    }

    /// Forgets the secret of the new key after the user has copied it.
    void forgetSecret() {
        newSecret.set(Optional.empty());
    }

    /// Asks for a confirmation to end a key.
    void askToEnd(String handle) {
        confirmingEnd.set(Optional.of(handle));
    }

    /// Cancels the confirmation.
    void cancelEnd() {
        confirmingEnd.set(Optional.empty());
    }

    /// Ends the key for good, after the confirmation.
    void deactivate() {
        confirmingEnd.get().ifPresent(this::deactivate);
        confirmingEnd.set(Optional.empty());
    }

    private void deactivate(String handle) {
        message.set(Optional.empty());
        tasks.run(
                progress -> {
                    keys.deactivate(handle);
                    return keys.list();
                },
                this::listLoaded);
    }

    private void keyCreated(TaskOutcome<IssuedApiKeys.KeyCreation> outcome) {
        if (!(outcome instanceof TaskOutcome.TaskDone<IssuedApiKeys.KeyCreation>(IssuedApiKeys.KeyCreation made))) {
            message.set(Optional.of("settings.keys.trouble"));
            return;
        }
        switch (made) {
            case IssuedApiKeys.KeyCreation.KeyCreated(String secret) -> {
                newSecret.set(Optional.of(secret));
                load();
            }
            case IssuedApiKeys.KeyCreation.KeyCreationRefused(IssuedApiKeys.KeyRefusalReason why) ->
                message.set(Optional.of("settings.keys.refused." + why.name().toLowerCase(Locale.ROOT)));
        }
    }

    private void listLoaded(TaskOutcome<List<IssuedApiKeys.IssuedKeyInfo>> outcome) {
        if (outcome
                instanceof
                TaskOutcome.TaskDone<List<IssuedApiKeys.IssuedKeyInfo>>(List<IssuedApiKeys.IssuedKeyInfo> found)) {
            keyList.set(found);
        } else {
            message.set(Optional.of("settings.keys.trouble"));
        }
    }
}

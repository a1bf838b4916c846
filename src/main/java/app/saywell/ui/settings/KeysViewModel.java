package app.saywell.ui.settings;

import app.saywell.task.Outcome;
import app.saywell.task.Tasks;
import app.saywell.ui.studio.ServiceKeys;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The keys of this computer's service: what there are, a new one's only sight, the end of one.
final class KeysViewModel {
    private final ReadOnlyObjectWrapper<List<ServiceKeys.Key>> all =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<String>> fresh =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> told =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> asked =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ServiceKeys keys;
    private final Tasks tasks;
    private final ZoneId zone;

    /// @param zone in which the last day of a key ends
    KeysViewModel(ServiceKeys keys, Tasks tasks, ZoneId zone) {
        this.keys = keys;
        this.tasks = tasks;
        this.zone = zone;
        tasks.run(progress -> keys.list(), this::show);
    }

    /// All keys, the oldest first.
    ReadOnlyObjectProperty<List<ServiceKeys.Key>> all() {
        return all.getReadOnlyProperty();
    }

    /// The key that was just made, until [#noted()].
    ReadOnlyObjectProperty<Optional<String>> fresh() {
        return fresh.getReadOnlyProperty();
    }

    /// The key of the sentence about what could not be done.
    ReadOnlyObjectProperty<Optional<String>> told() {
        return told.getReadOnlyProperty();
    }

    /// The handle of the key whose end waits for a second word.
    ReadOnlyObjectProperty<Optional<String>> asked() {
        return asked.getReadOnlyProperty();
    }

    /// Makes a key that works to the end of its last day.
    void create(String name, Optional<LocalDate> lastDay, int callsAMinute) {
        told.set(Optional.empty());
        Optional<Instant> expires =
                lastDay.map(day -> day.plusDays(1).atStartOfDay(zone).toInstant());
        tasks.run(progress -> keys.create(name.strip(), expires, callsAMinute), this::made);
    }

    /// The key was copied or written down: it is forgotten here.
    void noted() {
        fresh.set(Optional.empty());
    }

    /// The first word: a key is to end.
    void wishToEnd(String handle) {
        asked.set(Optional.of(handle));
    }

    /// It is not to end after all.
    void leave() {
        asked.set(Optional.empty());
    }

    /// The second word: it ends, for good.
    void end() {
        asked.get().ifPresent(this::end);
        asked.set(Optional.empty());
    }

    private void end(String handle) {
        told.set(Optional.empty());
        tasks.run(
                progress -> {
                    keys.deactivate(handle);
                    return keys.list();
                },
                this::show);
    }

    private void made(Outcome<ServiceKeys.Made> outcome) {
        if (!(outcome instanceof Outcome.Done<ServiceKeys.Made>(ServiceKeys.Made made))) {
            told.set(Optional.of("settings.keys.trouble"));
            return;
        }
        switch (made) {
            case ServiceKeys.Made.Fresh(String secret) -> {
                fresh.set(Optional.of(secret));
                tasks.run(progress -> keys.list(), this::show);
            }
            case ServiceKeys.Made.Refused(ServiceKeys.Why why) ->
                    told.set(
                            Optional.of(
                                    "settings.keys.refused."
                                            + why.name().toLowerCase(Locale.ROOT)));
        }
    }

    private void show(Outcome<List<ServiceKeys.Key>> outcome) {
        if (outcome instanceof Outcome.Done<List<ServiceKeys.Key>>(List<ServiceKeys.Key> found)) {
            all.set(found);
        } else {
            told.set(Optional.of("settings.keys.trouble"));
        }
    }
}

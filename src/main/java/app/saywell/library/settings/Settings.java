package app.saywell.library.settings;

import app.saywell.library.store.LibraryDatabase;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Reads and writes settings. All of them are in memory, so any thread may ask for one; a change is
/// stored soon after. Thread-safe.
public final class Settings {
    private final LibraryDatabase database;
    private final Map<String, String> stored = new ConcurrentHashMap<>();

    /// Reads all settings.
    public Settings(LibraryDatabase database) {
        this.database = database;
        database.read(
                        handle ->
                                handle.createQuery("SELECT name, value FROM setting")
                                        .map(
                                                (row, context) ->
                                                        Map.entry(
                                                                row.getString("name"),
                                                                row.getString("value")))
                                        .list())
                .forEach(entry -> stored.put(entry.getKey(), entry.getValue()));
    }

    /// The stored value, or the default value.
    public <T> T get(Setting<T> setting) {
        try {
            return storedText(setting).map(setting.parse()).orElse(setting.defaultValue());
        } catch (IllegalArgumentException e) { // written by another version
            return setting.defaultValue();
        }
    }

    /// Whether a value is stored.
    public boolean isSet(Setting<?> setting) {
        return storedText(setting).isPresent();
    }

    private Optional<String> storedText(Setting<?> setting) {
        return Optional.ofNullable(stored.get(setting.name()));
    }

    /// Stores a value.
    public <T> void set(Setting<T> setting, T value) {
        String text = setting.format().apply(value);
        stored.put(setting.name(), text);
        database.writeLater(
                handle ->
                        handle.execute(
                                """
                                INSERT INTO setting (name, value) VALUES (?, ?)
                                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                                """,
                                setting.name(),
                                text));
    }
}

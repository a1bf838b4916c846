package app.saywell.desk.store.settings;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.database.LibraryDatabase;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;

/// Reads and writes settings. What a school has set goes before what is stored. All of them are in
/// memory, so any thread may ask for one; a change is
/// stored soon after. Thread-safe.
public final class Settings {
    private final LibraryDatabase database;
    private final Map<String, String> stored = new ConcurrentHashMap<>();
    private final Map<String, String> imposed;

    /// Reads all settings.
    ///
    /// @param imposed values that go before what is stored and cannot be changed, by name
    public Settings(LibraryDatabase database, Map<String, String> imposed) {
        this.database = database;
        this.imposed = Map.copyOf(imposed);
        database.read(handle -> handle.createQuery("SELECT name, value FROM setting")
                        .map((row, context) -> Map.entry(row.getString("name"), row.getString("value")))
                        .list())
                .forEach(entry -> stored.put(entry.getKey(), entry.getValue()));
    }

    /// The imposed value, the stored value, or the default value.
    public <T> T get(Setting<T> setting) {
        try {
            return storedText(setting).map(setting.parse()).orElse(setting.defaultValue());
        } catch (IllegalArgumentException e) { // written by another version
            return setting.defaultValue();
        }
    }

    /// Whether a value is imposed or stored.
    public boolean isSet(Setting<?> setting) {
        return storedText(setting).isPresent();
    }

    private Optional<String> storedText(Setting<?> setting) {
        String value = imposed.get(setting.name());
        return Optional.ofNullable(value == null ? stored.get(setting.name()) : value);
    }

    /// Stores a value. A setting with an imposed value stays as it is.
    public <T> void set(Setting<T> setting, T value) {
        if (!imposed.containsKey(setting.name())) {
            String text = setting.format().apply(value);
            stored.put(setting.name(), text);
            database.writeLater(handle -> store(handle, setting, text));
        }
    }

    /// As [#set], for what must not be lost: it is on the disk when this returns. In a library that is only read it
    /// holds for the session.
    ///
    /// @throws app.saywell.desk.store.database.LibraryException if it cannot be stored; the setting is as before
    public <T> void setDurably(Setting<T> setting, T value) {
        if (imposed.containsKey(setting.name())) {
            return;
        }
        String text = setting.format().apply(value);
        if (!database.isReadOnly()) {
            database.execute(handle -> store(handle, setting, text));
        }
        stored.put(setting.name(), text);
    }

    private static void store(Handle handle, Setting<?> setting, String text) {
        handle.execute("""
            INSERT INTO setting (name, value) VALUES (?, seal(?))
            ON CONFLICT (name) DO UPDATE SET value = excluded.value
            """, setting.name(), text);
    }
}

package app.saywell.library.settings;

import app.saywell.library.store.Database;

import java.util.Optional;

/// The settings that are kept.
public final class Settings {
    private final Database database;

    public Settings(Database database) {
        this.database = database;
    }

    /// What was set, or the setting's own value for unset.
    public <T> T get(Setting<T> setting) {
        try {
            return text(setting).map(setting.read()).orElse(setting.unset());
        } catch (IllegalArgumentException e) { // written by another version
            return setting.unset();
        }
    }

    /// Whether somebody chose a value.
    public boolean isSet(Setting<?> setting) {
        return text(setting).isPresent();
    }

    private Optional<String> text(Setting<?> setting) {
        return database.read(
                h ->
                        h.select("SELECT value FROM setting WHERE name = ?", setting.name())
                                .mapTo(String.class)
                                .findOne());
    }

    /// Keeps a value.
    public <T> void set(Setting<T> setting, T value) {
        database.write(
                h ->
                        h.execute(
                                """
                                INSERT INTO setting (name, value) VALUES (?, ?)
                                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                                """,
                                setting.name(),
                                setting.write().apply(value)));
    }
}

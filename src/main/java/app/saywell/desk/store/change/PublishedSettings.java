package app.saywell.desk.store.change;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.settings.Settings;

/// The settings of the user and what the school has set. Whoever subscribed to changes hears of each new value.
public final class PublishedSettings {
    private final Settings settings;
    private final SchoolPolicy policy;
    private final ChangePublisher changes;

    /// @param settings those that `policy` imposes have its values
    public PublishedSettings(Settings settings, SchoolPolicy policy, ChangePublisher changes) {
        this.settings = settings;
        this.policy = policy;
        this.changes = changes;
    }

    /// The value of a setting.
    public <T> T get(Setting<T> setting) {
        return settings.get(setting);
    }

    /// Changes a setting and publishes the change.
    public <T> void set(Setting<T> setting, T value) {
        settings.set(setting, value);
        changes.publish(new LibraryChange.SettingsChanged());
    }

    public SchoolPolicy policy() {
        return policy;
    }
}

package app.saywell.desk.school.settings;

/// Settings of the update check.
public final class UpdateSettings {
    /// Whether newer versions are asked for.
    public static final Setting<UpdateCheck> CHECK = Setting.choice("updates", UpdateCheck.OFF);

    /// The address of the update manifest; empty for that of the release, if it has one.
    public static final Setting<String> ADDRESS = Setting.text("updates.address", "");

    /// The Ed25519 key of the manifest, as Base64 of its X.509 form; empty for that of the release.
    public static final Setting<String> PUBLIC_KEY = Setting.text("updates.key", "");

    /// The day of the last answer, as ISO 8601; empty if there was none.
    public static final Setting<String> LAST_DAY = Setting.text("updates.day", "");

    /// The newest version that was told of; empty if there was none.
    public static final Setting<String> KNOWN_VERSION = Setting.text("updates.known", "");

    private UpdateSettings() {}

    /// When newer versions are asked for.
    public enum UpdateCheck {
        /// Never by itself.
        OFF,
        /// At the first start of a day.
        DAILY
    }
}

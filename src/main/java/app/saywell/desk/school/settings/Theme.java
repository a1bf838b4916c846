package app.saywell.desk.school.settings;

/// The theme of the window.
public enum Theme {
    /// The same as the system's.
    SYSTEM,
    /// Dark text on a light background.
    LIGHT,
    /// Light text on a dark background.
    DARK,
    /// High contrast.
    HIGH_CONTRAST
}

package app.saywell.library.settings;

/// The looks of the window.
public enum Theme {
    /// As the system has it.
    SYSTEM,
    /// Dark on light.
    LIGHT,
    /// Light on dark.
    DARK,
    /// With as much contrast as there is.
    HIGH_CONTRAST
}

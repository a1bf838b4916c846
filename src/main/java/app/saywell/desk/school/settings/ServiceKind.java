package app.saywell.desk.school.settings;

/// Which speech service scores.
public enum ServiceKind {
    /// The service inside the application. It is free, and no audio leaves the computer.
    EMBEDDED,
    /// The hosted service, or a school's own service on another computer.
    HOSTED
}

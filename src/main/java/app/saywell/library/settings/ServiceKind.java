package app.saywell.library.settings;

/// Who judges.
public enum ServiceKind {
    /// The service that runs within the application: free, and nothing leaves the computer.
    EMBEDDED,
    /// The hosted service, or a school's own on another computer.
    HOSTED
}

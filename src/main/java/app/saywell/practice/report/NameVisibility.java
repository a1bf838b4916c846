package app.saywell.practice.report;

/// Whether a report contains names.
public enum NameVisibility {
    SHOWN,
    /// Only numbers are shown.
    HIDDEN
}

package app.saywell.desk.school;

/// Whether a report contains names.
public enum NameVisibility {
    SHOWN,
    /// Only numbers are shown.
    HIDDEN
}

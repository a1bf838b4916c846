package app.saywell.practice.report;

/// Whether a report names anybody.
public enum Names {
    SHOWN,
    /// Only numbers are given.
    HIDDEN
}

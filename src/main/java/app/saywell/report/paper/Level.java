package app.saywell.report.paper;

/// How good something is, as it is drawn on paper: by a line beneath it, never by colour.
public enum Level {
    /// A solid line.
    GOOD,
    /// A dashed line.
    NEARLY,
    /// A double line and an exclamation mark.
    WORK_ON_IT,
    /// Nothing: it was not judged.
    UNKNOWN
}

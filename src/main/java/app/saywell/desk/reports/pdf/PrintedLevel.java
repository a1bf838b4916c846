package app.saywell.desk.reports.pdf;

/// A score level as printed: shown by a line below the text, never by colour.
public enum PrintedLevel {
    /// A solid line.
    GOOD,
    /// A dashed line.
    NEARLY,
    /// A double line and an exclamation mark.
    WEAK,
    /// No line: there is no score.
    UNSCORED
}

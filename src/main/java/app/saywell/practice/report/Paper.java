package app.saywell.practice.report;

/// What can be printed.
public enum Paper {
    /// Half a page for each pupil.
    SLIPS,
    /// The class at a glance.
    CLASS_SHEET,
    /// The sentences, large, to be cut.
    STRIPS,
    /// A page for the parents of each pupil.
    LETTERS,
    /// A form for the guardian of each pupil.
    CONSENT
}

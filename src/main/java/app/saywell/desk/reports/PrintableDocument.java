package app.saywell.desk.reports;

/// Documents that can be printed.
public enum PrintableDocument {
    /// Half a page for each learner.
    SLIPS,
    /// The whole class on one sheet.
    CLASS_SHEET,
    /// The sentences in large type, to cut out.
    STRIPS,
    /// A page for the parents of each learner.
    LETTERS,
    /// A page about the term of each learner.
    TERM_PAGES,
    /// A certificate for each learner.
    CERTIFICATES,
    /// A consent form for the guardian of each learner.
    CONSENT
}

package app.saywell.desk.takes.view;

/// What is safe after something failed.
public enum KeptRecordings {
    /// The take that was being recorded.
    NEW_TAKE,
    /// No take was added; those that were there are kept.
    EARLIER_TAKES,
    /// Nothing was to be added or changed.
    EVERYTHING
}

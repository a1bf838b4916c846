package app.saywell.library.take;

/// What learners thought of a take of theirs before they saw what the machine says.
public enum OwnRating {
    /// It went well.
    GOOD,
    /// Nearly.
    NEARLY,
    /// There is something to work on.
    WORK
}

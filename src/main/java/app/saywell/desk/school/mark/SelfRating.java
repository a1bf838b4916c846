package app.saywell.desk.school.mark;

/// A learner's own rating of a take, given before the score is shown.
public enum SelfRating {
    /// It went well.
    GOOD,
    /// Nearly right.
    NEARLY,
    /// There is something to work on.
    WORK
}

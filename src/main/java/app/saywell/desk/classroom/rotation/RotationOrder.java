package app.saywell.desk.classroom.rotation;

/// The order of the learners in the rotation.
public enum RotationOrder {
    /// The order of the roster.
    LISTED,
    /// A random order that stays until it is selected again.
    SHUFFLED,
    /// The order of the roster, but only learners without a take.
    MISSING
}

package app.saywell.desk.kit.axis;

/// Whose voice a lane shows.
public enum VoiceSide {
    /// The model reading, on top and in grey.
    MODEL,
    /// The learner's take, below and coloured by score level.
    LEARNER
}

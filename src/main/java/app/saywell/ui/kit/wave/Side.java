package app.saywell.ui.kit.wave;

/// Whose voice a lane shows.
public enum Side {
    /// The native reading, above and in grey.
    MODEL,
    /// The learner's take, below and coloured by level.
    LEARNER
}

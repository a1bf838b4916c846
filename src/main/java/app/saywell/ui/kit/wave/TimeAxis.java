package app.saywell.ui.kit.wave;

/// How the model lies over the learner.
public enum TimeAxis {
    /// Word over word: the learner's own time, the model stretched to it.
    WORD_ALIGNED,
    /// Each in its true time, both from zero.
    TRUE_TIME
}

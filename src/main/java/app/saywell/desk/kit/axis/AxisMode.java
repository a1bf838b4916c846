package app.saywell.desk.kit.axis;

/// How the model reading is aligned with the take.
public enum AxisMode {
    /// Word over word: the axis is the learner's time with long pauses drawn short, the model reading
    /// is stretched to it.
    WORD_ALIGNED,
    /// Both in their own time, starting at zero.
    TRUE_TIME
}

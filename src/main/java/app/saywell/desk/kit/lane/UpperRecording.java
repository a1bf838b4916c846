package app.saywell.desk.kit.lane;

/// What the upper lane shows.
public enum UpperRecording {
    /// The model reading.
    MODEL_READING,
    /// Another take of the same sentence.
    ANOTHER_TAKE
}

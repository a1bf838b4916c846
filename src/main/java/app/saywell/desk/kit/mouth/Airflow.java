package app.saywell.desk.kit.mouth;

/// How the air leaves the mouth during a sound.
public enum Airflow {
    /// It does not.
    NONE,
    /// Freely.
    FLOW,
    /// Through a narrow place, with a hiss.
    HISS,
    /// All at once, where a closure opens.
    BURST,
    /// Through the nose.
    NOSE
}

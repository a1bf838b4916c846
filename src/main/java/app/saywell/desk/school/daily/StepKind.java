package app.saywell.desk.school.daily;

/// What is done in a step of a daily session. Stored by name.
public enum StepKind {
    /// A short round of ear training.
    EAR,
    /// Words with the sounds that are due.
    SOUNDS,
    /// New sentences.
    SENTENCES,
    /// A sentence spoken along with its model reading.
    SHADOWING,
    /// A dialogue played to its end; its sentence is the first one of the lesson.
    DIALOGUE,
    /// The sentences that find out where a learner begins.
    PLACEMENT
}

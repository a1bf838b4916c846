package app.saywell.desk.classes.sounds;

/// How far a learner is with a sound, in the order in which it is practised.
public enum SoundStatus {
    /// It was missed before, and today is the day to say it again.
    DUE,
    /// It was missed before and comes again on a later day.
    LEARNING,
    /// It was said too seldom to know.
    NEW,
    /// It is said well: from the beginning, or again after long intervals.
    MASTERED
}

package app.saywell.desk.school.learner;

/// What a learner's guardian has agreed to.
public enum Consent {
    /// No consent: nothing of this learner is scored.
    NONE,
    /// Recordings are stored and scored on this computer only.
    THIS_COMPUTER,
    /// Recordings may also be sent to the hosted service.
    HOSTED;

    /// Whether recordings may be kept at all. On this computer what is kept may be scored.
    public boolean allowsRecording() {
        return this != NONE;
    }

    /// Whether recordings may be sent to the hosted service.
    public boolean allowsHosted() {
        return this == HOSTED;
    }
}

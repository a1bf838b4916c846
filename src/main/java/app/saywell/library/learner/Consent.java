package app.saywell.library.learner;

/// What a learner's guardian has agreed to.
public enum Consent {
    /// No consent: nothing of this learner is scored.
    NONE,
    /// Recordings are stored and scored on this computer only.
    THIS_COMPUTER,
    /// Recordings may also be sent to the hosted service.
    HOSTED
}

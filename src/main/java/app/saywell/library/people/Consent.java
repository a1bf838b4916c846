package app.saywell.library.people;

/// How far a voice may go.
public enum Consent {
    /// Nobody has agreed to anything: nothing of this voice is judged.
    NONE,
    /// Kept and judged on this computer only.
    THIS_COMPUTER,
    /// May also be sent to the hosted service.
    HOSTED
}

package app.saywell.desk.school.settings;

/// What happens to queued takes when the hosted service is unavailable or the budget is used up.
public enum ServiceFallback {
    /// They wait until the user decides.
    WAIT,
    /// They are scored on this computer.
    THIS_COMPUTER
}

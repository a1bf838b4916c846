package app.saywell.library.settings;

/// What happens to waiting takes when the hosted service cannot be had or would cost too much.
public enum Fallback {
    /// They wait until somebody decides.
    WAIT,
    /// They are judged on this computer.
    THIS_COMPUTER
}

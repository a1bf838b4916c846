package app.saywell.desk.calls;

/// Whether an indeterminate call, which may have been billed, is sent again.
public enum IndeterminateCalls {
    /// It is not sent again.
    BLOCK,
    /// It is sent again. The user knows that it may be billed twice.
    ALLOW_RESEND
}

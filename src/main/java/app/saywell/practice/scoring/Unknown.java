package app.saywell.practice.scoring;

/// Whether a question may be sent once more that may have been billed without an answer.
public enum Unknown {
    /// It is not sent by itself.
    KEEP,
    /// The user was told that it may be billed twice, and wants it all the same.
    LET_GO
}

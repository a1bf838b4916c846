package app.saywell.desk.school.policy;

/// What a school policy can lock.
public enum LockedFeature {
    /// Reading and exporting the record of who did what with the data of learners.
    ACCESS_RECORD,
    /// Issuing keys for other computers, and running the service for them.
    API_KEYS,
    /// Letting devices in the room record over the local network.
    CLASSROOM_SERVER,
    /// Erasing learners and their recordings for good.
    ERASURE,
    /// Replacing the library with a backup.
    RESTORE,
    /// Writing down what was said.
    TRANSCRIPTION,
    /// Leaving the library unencrypted. A policy says it as `library.encrypted`.
    PLAIN_LIBRARY
}

package app.saywell.speech.audio.capture;

/// Why a recording failed.
public enum RecordingFailure {
    /// The computer has no microphone, or none with this name.
    NO_DEVICE,
    /// The microphone cannot be opened: it is used by another program, or access is denied.
    DEVICE_BUSY,
    /// It stopped delivering samples: unplugged, switched off or crashed.
    DEVICE_LOST,
    /// Its format changed during the recording.
    FORMAT_CHANGED,
    /// The computer was suspended.
    ASLEEP,
    /// The disk is full.
    DISK_FULL,
    /// The disk was too slow for ten seconds.
    DISK_TOO_SLOW,
    /// The disk can only be read, or this user may not write to the folder.
    READ_ONLY,
    /// The file cannot be created or written for another reason.
    CANNOT_WRITE,
    /// A file with this name exists; nothing is overwritten.
    FILE_EXISTS,
    /// Saywell itself failed while it recorded; what exactly is in the log.
    UNEXPECTED,
    /// It was stopped before the microphone delivered its first sample.
    STOPPED_EARLY
}

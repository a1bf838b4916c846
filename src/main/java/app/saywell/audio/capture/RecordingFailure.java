package app.saywell.audio.capture;

/// What can end a recording against the speaker's will.
public enum RecordingFailure {
    /// The computer has no microphone, or none of the name.
    NO_DEVICE,
    /// The microphone is there but refuses: used by another program, or forbidden.
    DEVICE_BUSY,
    /// It stopped giving samples: unplugged, switched off or crashed.
    DEVICE_LOST,
    /// Its format changed under way.
    FORMAT_CHANGED,
    /// The computer slept.
    ASLEEP,
    /// No more room on the disk.
    DISK_FULL,
    /// The disk did not keep up for ten seconds.
    DISK_TOO_SLOW,
    /// The file cannot be made or written for another reason.
    CANNOT_WRITE,
    /// A file of this name exists, and nothing is overwritten.
    FILE_EXISTS
}

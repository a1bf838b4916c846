package app.saywell.speech.audio;

/// A kind of recording that is known and not read. Each has a way out of its own.
public enum UnreadSound {
    /// What older phones record.
    AMR,
    /// Windows Media Audio.
    WINDOWS_MEDIA,
    OGG_VORBIS,
    /// Apple Lossless (ALAC).
    APPLE_LOSSLESS,
    /// A WAV file that is compressed as telephones do it (GSM 6.10).
    GSM,
    /// Any other compression.
    OTHER
}

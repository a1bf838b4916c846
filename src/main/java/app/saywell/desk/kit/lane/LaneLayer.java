package app.saywell.desk.kit.lane;

/// What can be shown in addition to waveform and tiers.
public enum LaneLayer {
    /// Signs of stress and pauses, and where the two recordings differ.
    DIFFERENCES,
    /// The pitch curve.
    PITCH,
    /// The spectrogram.
    SPECTROGRAM
}

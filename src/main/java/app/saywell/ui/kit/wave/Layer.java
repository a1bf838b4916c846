package app.saywell.ui.kit.wave;

/// What can be drawn with the sound besides its waveform and tiers.
public enum Layer {
    /// Where stress and pauses lie in the two voices, and where they differ.
    DIFFERENCES,
    /// The height of the voice.
    PITCH,
    /// Loudness by time and frequency.
    SPECTROGRAM
}

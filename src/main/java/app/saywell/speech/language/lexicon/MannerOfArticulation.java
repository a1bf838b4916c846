package app.saywell.speech.language.lexicon;

/// The manner of articulation: how the air flows while a phone is made.
public enum MannerOfArticulation {
    /// A vowel that does not change.
    MONOPHTHONG,
    /// A vowel that glides to another vowel.
    DIPHTHONG,
    /// The air is stopped, then released.
    STOP,
    /// The air is stopped, then released with friction.
    AFFRICATE,
    /// Friction in a narrow gap.
    FRICATIVE,
    /// The air flows through the nose.
    NASAL,
    /// The air flows freely past the tongue: l, r, w, j.
    APPROXIMANT
}

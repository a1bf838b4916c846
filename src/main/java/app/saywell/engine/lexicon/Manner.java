package app.saywell.engine.lexicon;

/// How the breath passes while a phone is made.
public enum Manner {
    /// A vowel that keeps its quality.
    MONOPHTHONG,
    /// A vowel that glides to another quality.
    DIPHTHONG,
    /// Closed, then burst.
    STOP,
    /// Closed, then released into friction.
    AFFRICATE,
    /// Friction in a narrow gap.
    FRICATIVE,
    /// Through the nose.
    NASAL,
    /// Free passage beside or around the tongue: l, r, w, j.
    APPROXIMANT
}

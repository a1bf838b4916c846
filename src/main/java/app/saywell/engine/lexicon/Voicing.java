package app.saywell.engine.lexicon;

/// Whether the vocal folds swing.
public enum Voicing {
    /// They swing.
    VOICED,
    /// They do not.
    VOICELESS
}

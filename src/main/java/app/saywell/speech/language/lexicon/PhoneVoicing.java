package app.saywell.speech.language.lexicon;

/// Whether the vocal folds vibrate.
public enum PhoneVoicing {
    /// They vibrate.
    VOICED,
    /// They do not.
    VOICELESS
}

package app.saywell.speech.language.text;

/// The pause that the punctuation after a token suggests.
public enum PhraseBreak {
    /// No pause: the next word follows directly.
    NONE,
    /// After a comma, colon, dash or bracket a pause is natural.
    CLAUSE,
    /// At the end of a sentence or of the text a pause is expected.
    SENTENCE
}

package app.saywell.speech.language.text;

/// The pause that the punctuation after a token suggests.
public enum PhraseBreak {
    /// No pause: the next word follows directly.
    NONE,
    /// After a comma a pause is natural.
    CLAUSE,
    /// After a colon, a semicolon, a dash, a bracket or a line it is as natural, and no list goes on across it.
    DIVISION,
    /// At the end of a sentence or of the text a pause is expected.
    SENTENCE
}

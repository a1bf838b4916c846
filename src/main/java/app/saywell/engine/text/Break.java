package app.saywell.engine.text;

/// What the punctuation after a token lets one expect of the voice.
public enum Break {
    /// Nothing: the next word follows on.
    NONE,
    /// A comma, colon, dash or bracket: a pause is natural.
    CLAUSE,
    /// The end of a sentence or of the text: a pause is expected.
    SENTENCE
}

package app.saywell.speech.language.lexicon;

/// Where a pronunciation comes from, the most reliable first.
public enum PronunciationOrigin {
    /// The teacher entered it.
    TEACHER,
    /// The dictionary contains the word.
    DICTIONARY,
    /// Derived from words in the dictionary: an inflection, a compound or another spelling.
    ANALOGY,
    /// Guessed from the letters.
    RULE;

    /// Whether the teacher should check it.
    public boolean isGuessed() {
        return this == RULE;
    }
}

package app.saywell.engine.lexicon;

/// Where a pronunciation comes from, the surest first.
public enum Source {
    /// The teacher wrote it down.
    TEACHER,
    /// A dictionary has the word.
    DICTIONARY,
    /// Put together from words that the dictionary has: an inflection, a compound, another
    /// spelling.
    ANALOGY,
    /// Guessed from the letters.
    RULE;

    /// Whether someone should look at it before it is trusted.
    public boolean guessed() {
        return this == RULE;
    }
}

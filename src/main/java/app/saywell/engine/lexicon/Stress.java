package app.saywell.engine.lexicon;

/// Lexical stress of a vowel, as the digits of CMUdict count it. Consonants carry [#NONE].
public enum Stress {
    /// Unstressed; also every consonant.
    NONE,
    /// The main stress of the word.
    PRIMARY,
    /// A weaker stress beside the main one.
    SECONDARY;

    /// 0, 1 or 2.
    public int digit() {
        return ordinal();
    }

    /// Whether there is any stress at all.
    public boolean stressed() {
        return this != NONE;
    }

    /// The IPA mark before a syllable of this stress; empty for [#NONE].
    public String mark() {
        return switch (this) {
            case NONE -> "";
            case PRIMARY -> "ˈ";
            case SECONDARY -> "ˌ";
        };
    }
}

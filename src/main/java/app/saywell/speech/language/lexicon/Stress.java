package app.saywell.speech.language.lexicon;

/// Lexical stress of a vowel, in the order of CMUdict's digits. Consonants have [#NONE].
public enum Stress {
    /// Unstressed; also every consonant.
    NONE,
    /// The main stress of the word.
    PRIMARY,
    /// A weaker stress next to the main one.
    SECONDARY;

    /// The CMUdict digit: 0, 1 or 2.
    public int digit() {
        return ordinal();
    }

    /// Whether there is any stress.
    public boolean isStressed() {
        return this != NONE;
    }

    /// The IPA mark before a syllable of this stress; empty for [#NONE].
    public String ipaMark() {
        return switch (this) {
            case NONE -> "";
            case PRIMARY -> "ˈ";
            case SECONDARY -> "ˌ";
        };
    }
}

package app.saywell.judge.engine.feedback;

/// Chooses between the two forms of a Korean particle.
final class KoreanParticles {
    private static final String DIRECTION_PARTICLE = "으로";

    private KoreanParticles() {}

    /// The form that follows this ending.
    ///
    /// @param pair the form after a consonant, a slash, the form after a vowel: `은/는`, `이/가`,
    ///     `을/를`, `과/와`, `으로/로`
    static String choose(KoreanEnding ending, String pair) {
        int slash = pair.indexOf('/');
        String afterConsonant = pair.substring(0, slash);
        String afterVowel = pair.substring(slash + 1);
        return switch (ending) {
            case OPEN -> afterVowel;
            case CLOSED -> afterConsonant;
            case LIEUL -> afterConsonant.equals(DIRECTION_PARTICLE) ? afterVowel : afterConsonant;
        };
    }
}

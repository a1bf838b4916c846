package app.saywell.engine.wording;

/// Chooses between the two forms of a Korean particle.
final class Particles {
    private static final String DIRECTION = "으로";

    private Particles() {}

    /// Picks the form that follows such an ending.
    ///
    /// @param pair the form after a consonant, a slash, the form after a vowel: `은/는`, `이/가`,
    ///     `을/를`, `과/와`, `으로/로`
    static String after(Ending ending, String pair) {
        int slash = pair.indexOf('/');
        String closed = pair.substring(0, slash);
        String open = pair.substring(slash + 1);
        return switch (ending) {
            case OPEN -> open;
            case CLOSED -> closed;
            case LIEUL -> closed.equals(DIRECTION) ? open : closed;
        };
    }
}

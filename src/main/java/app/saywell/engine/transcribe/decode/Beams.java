package app.saywell.engine.transcribe.decode;

/// How far behind the best a hypothesis may fall before it is given up.
///
/// @param states in natural logarithms, within words
/// @param words the same at the ends of words
/// @param active most hypotheses that live on after a frame
public record Beams(float states, float words, int active) {
    private static final int MOST = 3500;

    /// Beams with the usual limit to how many hypotheses live on.
    public static Beams of(float states, float words) {
        return new Beams(states, words, MOST);
    }
}

package app.saywell.engine.transcribe.decode;

/// How far behind the best a hypothesis may fall before it is given up.
///
/// @param states in natural logarithms, within words
/// @param words the same at the ends of words
/// @param active most hypotheses that live on after a frame
public record Beams(float states, float words, int active) {
    /// Found by hand on native readings.
    public static final Beams STANDARD = new Beams(110f, 65f, 3500);
}

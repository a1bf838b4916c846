package app.saywell.engine.transcribe.decode;

/// How much the language model counts against the sound, and what words and silences cost; all in
/// natural logarithms.
///
/// @param language factor of the language model's logarithms
/// @param word added for each word
/// @param silence added for each silence between words
/// @param noise added for each breath, cough or other noise
public record Weights(float language, float word, float silence, float noise) {
    /// Found by hand on native readings.
    public static final Weights STANDARD = new Weights(7f, -0.5f, -3f, -12f);
}

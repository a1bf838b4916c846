package app.saywell.engine.transcribe.decode;

/// How much the language model counts against the sound, and what words and silences cost; all in
/// natural logarithms.
///
/// @param language factor of the language model's logarithms
/// @param word added for each word
/// @param silence added for each silence between words
/// @param noise added for each breath, cough or other noise
public record Weights(float language, float word, float silence, float noise) {
    private static final float SILENCE = -3;
    private static final float NOISE = -12;

    /// Weights with the usual costs of silence and noise.
    public static Weights of(float language, float word) {
        return new Weights(language, word, SILENCE, NOISE);
    }
}

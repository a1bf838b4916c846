package app.saywell.judge.engine.ear;

import ai.onnxruntime.OrtSession;
import java.util.Set;

/// How probable it is that the words of a text were said.
///
/// @param words for each word
/// @param text for the text as a whole
@SuppressWarnings("ArrayRecordComponent") // never compared
record SpokenProbabilities(float[] words, float text) {
    private static final Set<String> OUTPUTS = Set.of("said", "text");

    /// @param gains for each word, how much more probable the decoder finds it than with silence
    /// @param tokenCounts for each word, tokens of the decoder
    static SpokenProbabilities of(
            EarModels models, EarFeatures features, HeardText heard, float[] gains, float... tokenCounts) {
        try (NetworkInputs inputs = new NetworkInputs(models.spoken())) {
            inputs.addPosteriors(features.posteriors());
            inputs.addSounds(heard.expected());
            inputs.add("score", heard.scores().plainScore(), heard.expected().count());
            inputs.add("fault", heard.scores().plainFault(), heard.expected().count());
            inputs.add("pmi", gains, gains.length);
            inputs.add("tokens", tokenCounts, tokenCounts.length);
            inputs.add("omission", heard.omissions(), heard.omissions().length);
            try (OrtSession.Result result = inputs.run(OUTPUTS)) {
                return new SpokenProbabilities(
                        NetworkInputs.floats(result, "said"), NetworkInputs.floats(result, "text")[0]);
            }
        }
    }
}

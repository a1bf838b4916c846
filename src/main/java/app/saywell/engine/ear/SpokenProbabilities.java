package app.saywell.engine.ear;

import ai.onnxruntime.OrtSession;

import java.util.Set;

/// How probable it is that the words of a text were said.
///
/// @param words for each word
/// @param text for the text as a whole
@SuppressWarnings("ArrayRecordComponent") // never compared
record SpokenProbabilities(float[] words, float text) {
    private static final Set<String> OUTPUTS = Set.of("said", "text");

    static SpokenProbabilities of(
            EarModels models,
            EarFeatures features,
            ExpectedSounds sounds,
            SoundScores scores,
            TextEvidence.WordEvidence evidence) {
        try (NetworkInputs inputs = new NetworkInputs(models.spoken())) {
            inputs.addPosteriors(features.posteriors());
            inputs.addSounds(sounds);
            inputs.add("score", scores.score(), sounds.count());
            inputs.add("fault", scores.fault(), sounds.count());
            inputs.add("pmi", evidence.gains(), evidence.gains().length);
            inputs.add("tokens", evidence.tokenCounts(), evidence.gains().length);
            try (OrtSession.Result result = inputs.run(OUTPUTS)) {
                return new SpokenProbabilities(
                        NetworkInputs.floats(result, "said"),
                        NetworkInputs.floats(result, "text")[0]);
            }
        }
    }

    boolean allSpoken(EarThresholds thresholds) {
        for (float word : words) {
            if (word < thresholds.spoken()) {
                return false;
            }
        }
        return text >= thresholds.text();
    }
}

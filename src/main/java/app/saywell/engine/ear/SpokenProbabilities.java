package app.saywell.engine.ear;

import ai.onnxruntime.OrtSession;

import java.util.Set;

/// How probable it is that the words of a text were said.
///
/// @param words for each word
/// @param text for the text as a whole
@SuppressWarnings("ArrayRecordComponent") // never compared
record SpokenProbabilities(float[] words, float text) {
    private static final int MAX_WEAK_SOUNDS = 2;
    private static final Set<String> OUTPUTS = Set.of("said", "text");

    /// @param omissions for each word, how much better the recording fits the text without it
    static SpokenProbabilities of(
            EarModels models,
            EarFeatures features,
            ExpectedSounds sounds,
            SoundScores scores,
            TextEvidence.WordEvidence evidence,
            float... omissions) {
        try (NetworkInputs inputs = new NetworkInputs(models.spoken())) {
            inputs.addPosteriors(features.posteriors());
            inputs.addSounds(sounds);
            inputs.add("score", scores.score(), sounds.count());
            inputs.add("fault", scores.fault(), sounds.count());
            inputs.add("pmi", evidence.gains(), evidence.gains().length);
            inputs.add("tokens", evidence.tokenCounts(), evidence.gains().length);
            inputs.add("omission", omissions, omissions.length);
            try (OrtSession.Result result = inputs.run(OUTPUTS)) {
                return new SpokenProbabilities(
                        NetworkInputs.floats(result, "said"),
                        NetworkInputs.floats(result, "text")[0]);
            }
        }
    }

    /// Whether all words of the text were said.
    ///
    /// @param sounds those of the words
    /// @param gains how much more probable the decoder finds each word with the sound than in
    ///   silence, in natural log units
    boolean allSpoken(EarThresholds thresholds, ExpectedSounds sounds, float... gains) {
        int[] soundCounts = new int[words.length];
        for (long word : sounds.words()) {
            soundCounts[(int) word]++;
        }
        for (int word = 0; word < words.length; word++) {
            double border = border(thresholds, soundCounts[word], gains[word]);
            if (words[word] < border) {
                return false;
            }
        }
        return text >= thresholds.text();
    }

    /// Fluent speakers nearly swallow short words; where the decoder expects one, it was said. A
    /// longer word that it expects was said too, though perhaps with wrong sounds.
    private static double border(EarThresholds thresholds, int soundCount, float gain) {
        if (gain < thresholds.improbableGain()) {
            return thresholds.spokenImprobable();
        }
        if (soundCount <= MAX_WEAK_SOUNDS) {
            return gain > 0 ? 0 : thresholds.spokenWeak();
        }
        return gain > thresholds.probableGain() ? thresholds.spokenProbable() : thresholds.spoken();
    }
}

package app.saywell.judge.engine.ear;

import ai.onnxruntime.OrtSession;
import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.align.PathPosteriors;
import java.util.Set;

/// What the scorer says of each sound.
///
/// @param score what people would give, 0 to 2
/// @param fault how probable it is that another sound was said, or none
/// @param plainScore what people would give by the layers that are not adapted, for the check of
///     what was said
/// @param plainFault how probable it is that people call it wrong by those layers
/// @param added how probable it is that a sound was added after it
/// @param word score of its word, 0 to 2
/// @param said probabilities of what was said in its place, [FramePosteriors#CLASSES] for each
///     sound; the last one is that of nothing
/// @param path how probable each phone is in each step, whatever is expected
/// @param sentence what people would give the whole, in the order of [SentenceImpression]
@SuppressWarnings("ArrayRecordComponent") // never compared
record SoundScores(
        float[] score,
        float[] fault,
        float[] plainScore,
        float[] plainFault,
        float[] added,
        float[] word,
        float[] said,
        PathPosteriors path,
        float[] sentence) {
    /// The class of a sound that was left out.
    static final int LEFT_OUT = FramePosteriors.SILENCE;

    private static final Set<String> OUTPUTS =
            Set.of("score", "fault", "plain_score", "plain_fault", "added", "word_score", "said", "path", "sentence");

    static SoundScores of(EarModels models, EarFeatures features, ExpectedSounds sounds) {
        try (NetworkInputs inputs = new NetworkInputs(models.scorer())) {
            inputs.addMel(features.mel());
            inputs.addLayers(features.layers(), features.steps());
            inputs.addPosteriors(features.posteriors());
            inputs.add(
                    "start",
                    features.posteriors().starts(),
                    features.posteriors().frames());
            inputs.addSounds(sounds);
            try (OrtSession.Result result = inputs.run(OUTPUTS)) {
                return new SoundScores(
                        NetworkInputs.floats(result, "score"),
                        NetworkInputs.floats(result, "fault"),
                        NetworkInputs.floats(result, "plain_score"),
                        NetworkInputs.floats(result, "plain_fault"),
                        NetworkInputs.floats(result, "added"),
                        NetworkInputs.floats(result, "word_score"),
                        NetworkInputs.floats(result, "said"),
                        new PathPosteriors(NetworkInputs.floats(result, "path")),
                        NetworkInputs.floats(result, "sentence"));
            }
        }
    }

    /// How accurate people would find the whole, about 0 to 10.
    double accuracy() {
        return sentence[0];
    }

    /// What people would give the whole.
    SentenceImpression impression() {
        return SentenceImpression.of(sentence);
    }

    /// The likeliest class in the place of a sound.
    int likeliest(int sound) {
        int first = sound * FramePosteriors.CLASSES;
        int best = first;
        for (int i = first; i < first + FramePosteriors.CLASSES; i++) {
            best = said[i] > said[best] ? i : best;
        }
        return best - first;
    }

    double saidProbability(int sound, int phone) {
        return said[sound * FramePosteriors.CLASSES + phone];
    }
}

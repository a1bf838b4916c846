package app.saywell.judge.engine.prosody;

import app.saywell.speech.SpeakingTime;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import java.util.List;
import java.util.stream.Stream;

/// Speaking rate relative to the model reading, by the [SpeakingTime] of both.
///
/// @param score 0-10: 0 up to 70 % of the model's rate, rising linearly to 10 at 100 %, 10 up to
///     [#MAX_FREE_RATIO], falling to 0 at [#MAX_SCORED_RATIO]
/// @param ratio the learner's rate divided by the model's; 0.5 is half as fast
public record SpeedComparison(double score, double ratio) {
    /// Up to this ratio, speaking faster than the model costs nothing.
    public static final double MAX_FREE_RATIO = 1.3;

    private static final double MIN_SCORED_RATIO = 0.7;
    private static final double MAX_SCORED_RATIO = 2.3;

    static SpeedComparison of(List<WordPair> pairs) {
        double learnerSeconds = speakingSeconds(pairs.stream().map(WordPair::learner));
        double modelSeconds = speakingSeconds(pairs.stream().map(WordPair::model));
        if (!(modelSeconds > 0) || !(learnerSeconds > 0)) {
            throw new EngineException(
                    EngineErrorKind.MISMATCHED_COMPONENTS, "The native speech components contain no word times.");
        }
        double ratio = modelSeconds / learnerSeconds;
        double share = ratio <= MAX_FREE_RATIO
                ? (ratio - MIN_SCORED_RATIO) / (1 - MIN_SCORED_RATIO)
                : (MAX_SCORED_RATIO - ratio) / (MAX_SCORED_RATIO - MAX_FREE_RATIO);
        return new SpeedComparison(ProsodyScale.points(share), ratio);
    }

    private static double speakingSeconds(Stream<WordGroup> words) {
        return words.mapToDouble(word -> word.seconds() + SpeakingTime.ofSilence(word.pauseAfter()))
                .sum();
    }
}

package app.saywell.judge.engine.prosody;

import app.saywell.speech.SpeechComponent;
import java.util.List;

/// The stress, pauses and speed of a reading, compared with a model reading of the same sentence.
public record ProsodyComparison(StressComparison stress, PauseComparison pause, SpeedComparison speed) {

    /// Compares two readings of one sentence.
    ///
    /// @param evidence what the learner's sound says about stress
    ///
    /// @throws app.saywell.speech.language.EngineException of kind `MISMATCHED_COMPONENTS` when the model
    ///     components have other words than the learner's, or no times
    public static ProsodyComparison between(
            List<SpeechComponent> learnerComponents, StressEvidence evidence, List<SpeechComponent> modelComponents) {
        List<WordPair> pairs = WordPairing.pair(learnerComponents, evidence, modelComponents);
        return new ProsodyComparison(
                StressComparison.of(pairs, evidence.priorLogOddsOfMatch()),
                PauseComparison.of(pairs),
                SpeedComparison.of(pairs));
    }
}

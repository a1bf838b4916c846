package app.saywell.engine.prosody;

import app.saywell.speech.SpeechComponent;

import java.util.List;

/// How a reading is stressed, phrased and paced, measured by a native reading of the same sentence.
public record ProsodyComparison(
        StressComparison stress, PauseComparison pause, SpeedComparison speed) {

    /// Compares two readings of one sentence.
    ///
    /// @throws app.saywell.engine.EngineException of kind `FOREIGN_COMPONENTS` when the native
    ///     components hold other words than the user's, or no times
    public static ProsodyComparison between(
            List<SpeechComponent> user, List<SpeechComponent> model) {
        List<Pair> pairs = Pairing.of(user, model);
        return new ProsodyComparison(
                StressComparison.of(pairs), PauseComparison.of(pairs), SpeedComparison.of(pairs));
    }
}

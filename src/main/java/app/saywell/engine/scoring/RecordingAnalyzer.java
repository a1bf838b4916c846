package app.saywell.engine.scoring;

import app.saywell.engine.EngineException;
import app.saywell.engine.EngineException.EngineErrorKind;
import app.saywell.engine.InterruptCheck;
import app.saywell.engine.ear.KnownTextScorer;
import app.saywell.engine.text.SpokenToken;
import app.saywell.engine.text.TextNormalizer;
import app.saywell.engine.whisper.LogMel;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;
import app.saywell.speech.JudgingRule;
import java.util.List;

/// Aligns and scores recordings. Thread-safe and deterministic.
///
/// @param reader reads the reference text
/// @param ear hears it
record RecordingAnalyzer(TextNormalizer reader, KnownTextScorer ear) {

    /// The same analyzer with another text normalizer.
    RecordingAnalyzer withTextReader(TextNormalizer otherReader) {
        return new RecordingAnalyzer(otherReader, ear);
    }

    /// @throws EngineException of any kind but MISMATCHED_COMPONENTS
    RecordingAnalysis analyze(Pcm audio, String goldText, JudgingRule rule) {
        List<SpokenToken> tokens = reader.read(goldText);
        InterruptCheck.throwIfInterrupted();
        AudioUsabilityCheck.requireUsable(audio);
        float[] samples = Resampler.resample(audio, LogMel.SAMPLE_RATE).samples();
        return ear.hear(samples, tokens, rule)
                .map(reading -> new RecordingAnalysis(audio, reading))
                .orElseThrow(
                        () -> new EngineException(EngineErrorKind.NOT_ALL_WORDS_SPOKEN, "Not all words are spoken."));
    }
}

package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.ear.KnownTextScorer;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import app.saywell.speech.language.InterruptCheck;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import app.saywell.speech.signal.SpeechBand;
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
        Pcm speech = SpeechBand.of(audio);
        float[] samples = Resampler.resample(speech, LogMel.SAMPLE_RATE).samples();
        return ear.hear(samples, tokens, rule)
                .map(reading -> new RecordingAnalysis(speech, reading, speech != audio))
                .orElseThrow(
                        () -> new EngineException(EngineErrorKind.NOT_ALL_WORDS_SPOKEN, "Not all words are spoken."));
    }
}

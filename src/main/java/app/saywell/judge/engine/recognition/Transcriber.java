package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.onnx.ModelUnavailableException;
import app.saywell.judge.engine.recognition.WhisperModels.WordCertainty;
import app.saywell.judge.engine.recognition.korean.Romanization;
import app.saywell.judge.engine.recognition.korean.TextTypes;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.Vocabulary;
import app.saywell.speech.HeardWord;
import app.saywell.speech.Transcription;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import app.saywell.speech.language.InterruptCheck;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import app.saywell.speech.signal.SpeechBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Writes down English, Korean and both mixed. The same sound gives the same text. Safe for several
/// threads.
public final class Transcriber {
    private static final Logger LOG = Logger.getLogger(Transcriber.class.getName());
    private static final double NANOS = 1e9;

    /// What nowhere reaches this level, in dB of full scale, holds no speech.
    private static final double SILENT = -75;

    private final ModelRuntime runtime;
    private @Nullable Vocabulary vocabulary;

    /// @param runtime stays the caller's
    public Transcriber(ModelRuntime runtime) {
        this.runtime = runtime;
    }

    /// Writes down what is said in a recording of any sample rate; empty text where nothing is.
    ///
    /// @param suppressKorean write Korean in English letters; the type of the text still tells the
    ///     languages that were spoken
    /// @throws EngineException of kind `MODEL_MISSING` where the models are missing or damaged
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        return transcribe(audio, suppressKorean, WordCertainty.UNTOLD);
    }

    /// The same, with how sure each word is in its metadata, see [HeardWord].
    public Transcription transcribeWithCertainty(Pcm audio, boolean suppressKorean) {
        return transcribe(audio, suppressKorean, WordCertainty.TOLD);
    }

    private Transcription transcribe(Pcm audio, boolean suppressKorean, WordCertainty certainty) {
        long began = System.nanoTime();
        float[] samples =
                Resampler.resample(SpeechBand.of(audio), LogMel.SAMPLE_RATE).samples();
        PartTranscript written = write(samples, certainty);
        String text = written.text();
        return new Transcription(
                suppressKorean ? Romanization.of(text) : text,
                TextTypes.of(text),
                certainty == WordCertainty.TOLD ? HeardWord.metadata(words(written, suppressKorean)) : Map.of(),
                (System.nanoTime() - began) / NANOS);
    }

    private static List<HeardWord> words(PartTranscript written, boolean suppressKorean) {
        return written.words().stream()
                .map(word -> suppressKorean ? new HeardWord(Romanization.of(word.word()), word.certainty()) : word)
                .toList();
    }

    private PartTranscript write(float[] samples, WordCertainty certainty) {
        List<SampleRange> parts = audibleParts(samples);
        if (parts.isEmpty()) {
            return PartTranscript.NOTHING;
        }
        try (WhisperModels whisper = WhisperModels.lease(runtime, vocabulary(), certainty)) {
            MixedLanguageDecoder interpreter = new MixedLanguageDecoder(whisper);
            List<PartTranscript> texts = new ArrayList<>();
            for (SampleRange part : parts) {
                InterruptCheck.throwIfInterrupted();
                texts.add(interpreter.write(part.of(samples)));
            }
            return PartTranscript.joined(texts);
        } catch (ModelUnavailableException e) {
            LOG.log(Level.WARNING, "Nothing can be written down", e);
            throw new EngineException(EngineErrorKind.MODEL_MISSING, String.valueOf(e.getMessage()));
        }
    }

    /// The parts in which somebody may speak.
    private static List<SampleRange> audibleParts(float[] samples) {
        LoudnessTrack loudness = LoudnessTrack.of(samples);
        if (loudness.loudest() < SILENT) {
            return List.of();
        }
        return PauseSplitter.parts(samples, loudness).stream()
                .filter(part -> !SteadyNoise.fills(part.of(samples)))
                .toList();
    }

    private synchronized Vocabulary vocabulary() {
        if (vocabulary == null) {
            vocabulary = Vocabulary.open(runtime);
        }
        return vocabulary;
    }
}

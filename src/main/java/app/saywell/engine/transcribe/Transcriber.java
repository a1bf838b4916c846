package app.saywell.engine.transcribe;

import app.saywell.engine.EngineException;
import app.saywell.engine.EngineException.Kind;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.transcribe.korean.Romanization;
import app.saywell.engine.transcribe.korean.TextTypes;
import app.saywell.engine.transcribe.whisper.ModelException;
import app.saywell.engine.transcribe.whisper.WhisperModel;
import app.saywell.engine.transcribe.whisper.WhisperModels;
import app.saywell.engine.transcribe.whisper.WhisperRecognizer;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;
import app.saywell.speech.Transcription;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Optional;

/// Writes down what is said: with the best Whisper model that was added, otherwise in English with
/// what is at hand. Both are loaded when first needed. Safe for several threads.
public final class Transcriber implements AutoCloseable {
    private static final double NANOS = 1e9;

    private final AcousticModel sounds;
    private final Lexicon lexicon;
    private final NetworkEnsemble networks;
    private final WhisperModels models;
    private @Nullable EnglishTranscriber english;
    private @Nullable Loaded loaded;

    private record Loaded(WhisperModel model, WhisperRecognizer recognizer) {}

    /// @param models asked anew at every call, so that a model counts as soon as it is added
    public Transcriber(
            AcousticModel sounds, Lexicon lexicon, NetworkEnsemble networks, WhisperModels models) {
        this.sounds = sounds;
        this.lexicon = lexicon;
        this.networks = networks;
        this.models = models;
    }

    /// Writes down what is said in a recording of any sample rate; empty text where nothing is.
    ///
    /// @param suppressKorean write Korean in English letters; the type of the text still tells the
    ///     languages that were spoken
    /// @throws EngineException of kind `MODEL_MISSING` where the speech is not English and there is
    ///     no Whisper model, or it does not load
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        long began = System.nanoTime();
        Pcm speech = Resampler.resample(audio, WhisperRecognizer.SAMPLE_RATE);
        Optional<WhisperModel> model = models.best();
        String text =
                model.isPresent() ? withWhisper(model.get(), speech) : english().write(speech);
        return new Transcription(
                suppressKorean ? Romanization.of(text) : text,
                TextTypes.of(text),
                Map.of(),
                (System.nanoTime() - began) / NANOS);
    }

    @Override
    public synchronized void close() {
        if (loaded != null) {
            loaded.recognizer.close();
            loaded = null;
        }
    }

    private synchronized EnglishTranscriber english() {
        if (english == null) {
            english = EnglishTranscriber.of(sounds, lexicon, networks);
        }
        return english;
    }

    /// Whisper uses all processors by itself, so one call at a time is no loss.
    private synchronized String withWhisper(WhisperModel model, Pcm speech) {
        try {
            if (loaded == null || !loaded.model.equals(model)) {
                close();
                loaded = new Loaded(model, WhisperRecognizer.open(model.file()));
            }
            return loaded.recognizer.recognize(speech);
        } catch (ModelException e) {
            throw new EngineException(
                    Kind.MODEL_MISSING,
                    e.getMessage() + " Remove the model " + model.name() + " and add another one.");
        }
    }
}

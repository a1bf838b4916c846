package app.saywell.engine.transcribe.whisper;

import app.saywell.engine.transcribe.whisper.ModelException.Kind;
import app.saywell.signal.Pcm;

import io.github.givimad.whisperjni.WhisperContext;
import io.github.givimad.whisperjni.WhisperFullParams;
import io.github.givimad.whisperjni.WhisperJNI;
import io.github.givimad.whisperjni.WhisperSamplingStrategy;
import io.github.givimad.whisperjni.WhisperState;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/// A loaded Whisper model. Greedy search without temperature, so that the same sound gives the same
/// text. One call at a time; others wait.
public final class WhisperRecognizer implements AutoCloseable {
    /// Samples a second that Whisper listens to.
    public static final int SAMPLE_RATE = 16_000;

    private static final int SHORTEST = SAMPLE_RATE + SAMPLE_RATE / 10;

    private final WhisperJNI whisper;
    private final WhisperContext context;

    private WhisperRecognizer(WhisperJNI whisper, WhisperContext context) {
        this.whisper = whisper;
        this.context = context;
    }

    /// Loads a model.
    ///
    /// @throws ModelException where whisper.cpp does not run here or cannot read the file
    public static WhisperRecognizer open(Path model) {
        WhisperJNI whisper = Library.load();
        try {
            @Nullable WhisperContext context = whisper.initNoState(model);
            if (context == null) {
                throw damaged(null);
            }
            return new WhisperRecognizer(whisper, context);
        } catch (IOException e) {
            throw damaged(e);
        }
    }

    /// What is said, in whatever language it is said; empty where nothing is.
    ///
    /// @param audio at [#SAMPLE_RATE]
    public synchronized String recognize(Pcm audio) {
        WhisperState state = whisper.initState(context);
        try {
            float[] samples = atLeastASecond(audio.samples());
            int failed = whisper.fullWithState(context, state, settings(), samples, samples.length);
            if (failed != 0) {
                throw new ModelException(
                        Kind.DAMAGED, "The Whisper model could not listen to this.", null);
            }
            var text = new StringBuilder();
            for (int i = 0; i < whisper.fullNSegmentsFromState(state); i++) {
                text.append(whisper.fullGetSegmentTextFromState(state, i));
            }
            return text.toString().strip().replaceAll("\\s+", " ");
        } finally {
            whisper.free(state);
        }
    }

    @Override
    public synchronized void close() {
        context.close();
    }

    private static WhisperFullParams settings() {
        var settings = new WhisperFullParams(WhisperSamplingStrategy.GREEDY);
        settings.nThreads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        settings.language = "auto";
        settings.noContext = true;
        settings.noTimestamps = true;
        settings.suppressBlank = true;
        settings.suppressNonSpeechTokens = true;
        settings.temperature = 0;
        settings.temperatureInc = 0;
        settings.printProgress = false;
        settings.printTimestamps = false;
        return settings;
    }

    /// Whisper hears nothing in less than a second.
    private static float[] atLeastASecond(float[] samples) {
        return samples.length >= SHORTEST ? samples : Arrays.copyOf(samples, SHORTEST);
    }

    private static ModelException damaged(@Nullable Throwable cause) {
        return new ModelException(
                Kind.DAMAGED,
                "The Whisper model cannot be loaded: the file is damaged or incomplete.",
                cause);
    }

    /// The native library, loaded once.
    private static final class Library {
        private static boolean loaded;

        private Library() {}

        static synchronized WhisperJNI load() {
            try {
                if (!loaded) {
                    WhisperJNI.loadLibrary();
                    WhisperJNI.setLibraryLogger(null);
                    loaded = true;
                }
                return new WhisperJNI();
            } catch (IOException | LinkageError e) {
                throw new ModelException(
                        Kind.NO_LIBRARY, "Whisper does not run on this kind of computer.", e);
            }
        }
    }
}

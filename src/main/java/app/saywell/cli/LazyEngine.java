package app.saywell.cli;

import app.saywell.engine.EngineException;
import app.saywell.engine.SpeechEngine;
import app.saywell.signal.Pcm;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Transcription;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.logging.Logger;

/// An engine that loads its models beside whatever else is starting; the first call waits for them.
final class LazyEngine implements SpeechEngine {
    private static final Logger LOG = Logger.getLogger(LazyEngine.class.getName());

    private final FutureTask<SpeechEngine> loading;

    private LazyEngine(FutureTask<SpeechEngine> loading) {
        this.loading = loading;
    }

    static LazyEngine loading(Callable<SpeechEngine> load) {
        FutureTask<SpeechEngine> task = new FutureTask<>(() -> logged(load));
        Thread.ofPlatform().daemon().name("engine-loading").start(task);
        return new LazyEngine(task);
    }

    // Said where it happens, because whoever waits for the engine is told only that a call failed.
    private static SpeechEngine logged(Callable<SpeechEngine> load) throws Exception {
        try {
            return load.call();
        } catch (Exception | LinkageError e) {
            LOG.log(Level.SEVERE, "The speech models could not be loaded", e);
            throw e;
        }
    }

    @Override
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        return loaded().transcribe(audio, suppressKorean);
    }

    @Override
    public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
        return loaded().analyzeNative(audio, goldText);
    }

    @Override
    public Judgement judge(
            Pcm audio,
            String goldText,
            List<SpeechComponent> nativeComponents,
            FeedbackLanguage language) {
        return loaded().judge(audio, goldText, nativeComponents, language);
    }

    @Override
    public Judgement judgeSimple(Pcm audio, String goldText, FeedbackLanguage language) {
        return loaded().judgeSimple(audio, goldText, language);
    }

    @Override
    public SpeechEngine guided(PronunciationGuide guide) {
        return loaded().guided(guide);
    }

    @Override
    public void close() {
        if (loading.state() == Future.State.SUCCESS) {
            loading.resultNow().close();
        }
    }

    private SpeechEngine loaded() {
        try {
            return loading.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException(
                    EngineException.Kind.INTERRUPTED, "Stopped while the models were loading.");
        } catch (ExecutionException e) {
            throw new IllegalStateException("The speech models could not be loaded.", e.getCause());
        }
    }
}

package app.saywell.desk.shell.start;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Transcription;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// An engine that is loaded in the background when it is first needed, and kept. A call waits until
/// it is loaded. Loading that failed is tried again by the next call. What the engine keeps is small
/// beside its models, which are opened and closed by
/// [app.saywell.judge.engine.onnx.ModelRuntime] alone. Thread-safe.
final class LazyEngine implements SpeechEngine {
    private static final Logger LOG = Logger.getLogger(LazyEngine.class.getName());

    private final Callable<SpeechEngine> load;
    private @Nullable FutureTask<SpeechEngine> loading;

    LazyEngine(Callable<SpeechEngine> load) {
        this.load = load;
    }

    /// Loads the engine and opens its models in the background, because a call is coming.
    @Override
    public void prepare() {
        startQuietly("engine-preparing", this::prepareNow);
    }

    @Override
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        return loaded().transcribe(audio, suppressKorean);
    }

    @Override
    public Transcription transcribeWithCertainty(Pcm audio, boolean suppressKorean) {
        return loaded().transcribeWithCertainty(audio, suppressKorean);
    }

    @Override
    public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
        return loaded().analyzeNative(audio, goldText);
    }

    @Override
    public PronunciationResult score(
            Pcm audio, String goldText, List<SpeechComponent> nativeComponents, FeedbackLanguage language) {
        return loaded().score(audio, goldText, nativeComponents, language);
    }

    @Override
    public PronunciationResult scoreSimple(Pcm audio, String goldText, FeedbackLanguage language) {
        return loaded().scoreSimple(audio, goldText, language);
    }

    @Override
    public SpeechEngine withPronunciations(PronunciationGuide guide) {
        return loaded().withPronunciations(guide);
    }

    @Override
    public SpeechEngine judgingBy(JudgingRule rule) {
        return loaded().judgingBy(rule);
    }

    @Override
    public synchronized void close() {
        if (loading != null && loading.state() == FutureTask.State.SUCCESS) {
            loading.resultNow().close();
        }
    }

    private void prepareNow() {
        try {
            loaded().prepare();
        } catch (RuntimeException e) { // whoever calls is told
            LOG.log(Level.FINE, "The engine could not be prepared", e);
        }
    }

    private SpeechEngine loaded() {
        try {
            return startLoading().get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException(
                    EngineException.EngineErrorKind.INTERRUPTED, "Stopped while the engine was loading.");
        } catch (ExecutionException e) {
            throw new IllegalStateException("The speech engine could not be loaded.", e.getCause());
        }
    }

    // On a thread of its own, because the call that needs the engine first may be interrupted.
    private synchronized FutureTask<SpeechEngine> startLoading() {
        FutureTask<SpeechEngine> task = loading;
        if (task == null) {
            task = new FutureTask<>(this::loadOrForget);
            loading = task;
            startQuietly("engine-loading", task);
        }
        return task;
    }

    // Logged here, because a caller of the engine only learns that a call failed.
    private SpeechEngine loadOrForget() throws Exception {
        try {
            return load.call();
        } catch (Throwable e) {
            LOG.log(Level.SEVERE, "The speech engine could not be loaded", e);
            synchronized (this) {
                loading = null;
            }
            throw e;
        }
    }

    private static void startQuietly(String name, Runnable work) {
        Thread.ofPlatform().daemon().name(name).priority(Thread.MIN_PRIORITY).start(work);
    }
}

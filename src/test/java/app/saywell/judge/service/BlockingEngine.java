package app.saywell.judge.service;

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
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// A scripted engine in which every answer needs a permit, so that a test decides how long the
/// engine takes.
public final class BlockingEngine implements SpeechEngine {
    /// One permit for each answer that the engine may give.
    public final Semaphore permits = new Semaphore(0);

    /// One permit for each call that has reached the engine.
    public final Semaphore arrived = new Semaphore(0);

    /// One permit for each call that was interrupted in the engine.
    public final Semaphore interrupted = new Semaphore(0);

    private final SpeechEngine engine = new ScriptedEngine();

    @Override
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        return awaitPermit(() -> engine.transcribe(audio, suppressKorean));
    }

    @Override
    public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
        return awaitPermit(() -> engine.analyzeNative(audio, goldText));
    }

    @Override
    public PronunciationResult score(
            Pcm audio, String goldText, List<SpeechComponent> nativeComponents, FeedbackLanguage language) {
        return awaitPermit(() -> engine.score(audio, goldText, nativeComponents, language));
    }

    @Override
    public SpeechEngine withPronunciations(PronunciationGuide guide) {
        return this;
    }

    @Override
    public SpeechEngine judgingBy(JudgingRule rule) {
        return this;
    }

    @Override
    public PronunciationResult scoreSimple(Pcm audio, String goldText, FeedbackLanguage language) {
        return awaitPermit(() -> engine.scoreSimple(audio, goldText, language));
    }

    private <T> T awaitPermit(Supplier<T> answer) {
        arrived.release();
        try {
            permits.acquire();
        } catch (InterruptedException e) {
            interrupted.release();
            throw new EngineException(EngineException.EngineErrorKind.INTERRUPTED, "Interrupted.");
        }
        return answer.get();
    }
}

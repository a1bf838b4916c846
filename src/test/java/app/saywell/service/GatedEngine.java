package app.saywell.service;

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
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// The scripted engine behind a gate: every answer needs a permit, so that a test decides how long
/// the engine takes.
public final class GatedEngine implements SpeechEngine {
    /// One for each answer that may be given.
    public final Semaphore permits = new Semaphore(0);

    /// One for each call that has reached the engine.
    public final Semaphore arrived = new Semaphore(0);

    /// One for each call that was interrupted in the engine.
    public final Semaphore interrupted = new Semaphore(0);

    private final SpeechEngine engine = new ScriptedEngine();

    @Override
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        return behindTheGate(() -> engine.transcribe(audio, suppressKorean));
    }

    @Override
    public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
        return behindTheGate(() -> engine.analyzeNative(audio, goldText));
    }

    @Override
    public Judgement judge(
            Pcm audio,
            String goldText,
            List<SpeechComponent> nativeComponents,
            FeedbackLanguage language) {
        return behindTheGate(() -> engine.judge(audio, goldText, nativeComponents, language));
    }

    @Override
    public SpeechEngine guided(PronunciationGuide guide) {
        return this;
    }

    @Override
    public Judgement judgeSimple(Pcm audio, String goldText, FeedbackLanguage language) {
        return behindTheGate(() -> engine.judgeSimple(audio, goldText, language));
    }

    private <T> T behindTheGate(Supplier<T> answer) {
        arrived.release();
        try {
            permits.acquire();
        } catch (InterruptedException e) {
            interrupted.release();
            throw new EngineException(EngineException.Kind.INTERRUPTED, "Interrupted.");
        }
        return answer.get();
    }
}

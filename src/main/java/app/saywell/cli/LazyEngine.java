package app.saywell.cli;

import app.saywell.engine.SpeechEngine;
import app.saywell.signal.Pcm;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Transcription;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// An engine that loads its models in the background when they are soon needed, and gives their
/// memory back when they have not been needed for a while. A call waits until they are loaded.
final class LazyEngine implements SpeechEngine {
    private final EngineLease lease;

    /// @param load loads the models
    /// @param idle how long they are kept after the last call
    LazyEngine(Callable<SpeechEngine> load, Duration idle) {
        lease = new EngineLease(load, idle);
    }

    /// Loads the models in the background if they are not loaded.
    void prepare() {
        lease.prepare();
    }

    /// Gives the models back if no call runs.
    boolean releaseIfUnused() {
        return lease.releaseIfUnused();
    }

    @Override
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        return lease.call(engine -> engine.transcribe(audio, suppressKorean));
    }

    @Override
    public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
        return lease.call(engine -> engine.analyzeNative(audio, goldText));
    }

    @Override
    public PronunciationResult score(
            Pcm audio, String goldText, List<SpeechComponent> nativeComponents, FeedbackLanguage language) {
        return lease.call(engine -> engine.score(audio, goldText, nativeComponents, language));
    }

    @Override
    public PronunciationResult scoreSimple(Pcm audio, String goldText, FeedbackLanguage language) {
        return lease.call(engine -> engine.scoreSimple(audio, goldText, language));
    }

    @Override
    public SpeechEngine withPronunciations(PronunciationGuide guide) {
        lease.call(engine -> engine.withPronunciations(guide)); // refuses a wrong guide now
        return new ConfiguredEngine(engine -> engine.withPronunciations(guide));
    }

    @Override
    public SpeechEngine judgingBy(JudgingRule rule) {
        return new ConfiguredEngine(engine -> engine.judgingBy(rule));
    }

    @Override
    public void close() {
        lease.close();
    }

    /// The same with a guide or a rule, which a later loaded engine is given again.
    private final class ConfiguredEngine implements SpeechEngine {
        private final UnaryOperator<SpeechEngine> configuration;

        ConfiguredEngine(UnaryOperator<SpeechEngine> configuration) {
            this.configuration = configuration;
        }

        private <T> T call(Function<SpeechEngine, T> action) {
            return lease.call(engine -> action.apply(configuration.apply(engine)));
        }

        @Override
        public Transcription transcribe(Pcm audio, boolean suppressKorean) {
            return call(engine -> engine.transcribe(audio, suppressKorean));
        }

        @Override
        public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
            return call(engine -> engine.analyzeNative(audio, goldText));
        }

        @Override
        public PronunciationResult score(
                Pcm audio, String goldText, List<SpeechComponent> nativeComponents, FeedbackLanguage language) {
            return call(engine -> engine.score(audio, goldText, nativeComponents, language));
        }

        @Override
        public PronunciationResult scoreSimple(Pcm audio, String goldText, FeedbackLanguage language) {
            return call(engine -> engine.scoreSimple(audio, goldText, language));
        }

        @Override
        public SpeechEngine withPronunciations(PronunciationGuide guide) {
            call(engine -> engine.withPronunciations(guide));
            return new ConfiguredEngine(engine -> configuration.apply(engine).withPronunciations(guide));
        }

        @Override
        public SpeechEngine judgingBy(JudgingRule rule) {
            return new ConfiguredEngine(engine -> configuration.apply(engine).judgingBy(rule));
        }
    }
}

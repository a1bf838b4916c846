package app.saywell.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class EngineLeaseTest {
    private final AtomicInteger loads = new AtomicInteger();
    private final AtomicInteger closes = new AtomicInteger();
    private final EngineLease lease = new EngineLease(this::load, Duration.ofHours(1));

    @Test
    void nothingIsLoadedBeforeTheFirstCall() {
        assertThat(loads).hasValue(0);
        assertThat(lease.releaseIfUnused()).isFalse();
        lease.call(engine -> engine);
        lease.call(engine -> engine);
        assertThat(loads).hasValue(1);
        lease.close();
        assertThat(closes).hasValue(1);
    }

    @Test
    void anUnusedEngineIsClosedAndTheNextCallLoadsAnother() {
        lease.call(engine -> engine);
        assertThat(lease.releaseIfUnused()).isTrue();
        assertThat(closes).hasValue(1);
        lease.call(engine -> engine);
        assertThat(loads).hasValue(2);
        lease.close();
    }

    @Test
    void anEngineInUseIsNotClosed() {
        boolean released = lease.call(engine -> lease.releaseIfUnused());
        assertThat(released).isFalse();
        assertThat(closes).hasValue(0);
        lease.close();
    }

    private SpeechEngine load() {
        loads.incrementAndGet();
        return new CountingEngine();
    }

    private final class CountingEngine implements SpeechEngine {
        @Override
        public Transcription transcribe(Pcm audio, boolean suppressKorean) {
            throw new UnsupportedOperationException();
        }

        @Override
        public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
            throw new UnsupportedOperationException();
        }

        @Override
        public PronunciationResult score(
                Pcm audio, String goldText, List<SpeechComponent> nativeComponents, FeedbackLanguage language) {
            throw new UnsupportedOperationException();
        }

        @Override
        public PronunciationResult scoreSimple(Pcm audio, String goldText, FeedbackLanguage language) {
            throw new UnsupportedOperationException();
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
        public void close() {
            closes.incrementAndGet();
        }
    }
}

package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Transcription;
import app.saywell.speech.signal.Pcm;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An engine that fails: what the caller and the log are told.
class EngineFailureTest {
    @TempDir
    private Path folder;

    @Test
    void answers500AndTellsTheLogNeitherKeyNorText() {
        LogCapture log = new LogCapture();
        Logger root = Logger.getLogger("");
        root.addHandler(log);
        try (SpeechServer server = SpeechServer.start(ServiceConfig.inFolder(folder), new BrokenEngine())) {
            String key = server.sessionKey().text();
            TestCaller.CallReply reply = new TestCaller(server, key).judge(1);
            assertThat(reply.status()).isEqualTo(500);
            assertThat(reply.body()).contains("\"INTERNAL_SERVER_ERROR\"").doesNotContain("Good morning");
            assertThat(log.text())
                    .contains("BrokenEngine")
                    .doesNotContain("Good morning")
                    .doesNotContain(key);
            try (AccountConsole account = AccountConsole.open(StorageConfig.inFolder(folder))) {
                assertThat(account.statement().usage()).allMatch(use -> use.calls() == 0);
            }
        } finally {
            root.removeHandler(log);
        }
    }

    private static final class LogCapture extends Handler {
        private final StringWriter text = new StringWriter();

        LogCapture() {
            setLevel(Level.ALL);
        }

        @Override
        public synchronized void publish(LogRecord record) {
            text.append(record.getMessage()).append('\n');
            if (record.getThrown() != null) {
                record.getThrown().printStackTrace(new PrintWriter(text, true));
            }
        }

        synchronized String text() {
            return text.toString();
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    /// Fails with the learner's text in the exception message, as careless code might.
    private static final class BrokenEngine implements SpeechEngine {
        @Override
        public Transcription transcribe(Pcm audio, boolean suppressKorean) {
            throw new IllegalStateException("broken");
        }

        @Override
        public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
            throw new IllegalStateException("broken at " + goldText);
        }

        @Override
        public PronunciationResult score(
                Pcm audio, String goldText, List<SpeechComponent> nativeComponents, FeedbackLanguage language) {
            throw new IllegalStateException("broken at " + goldText);
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
            throw new IllegalStateException("broken at " + goldText, new IllegalArgumentException(goldText));
        }
    }
}

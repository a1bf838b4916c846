package app.saywell.desk.client;

import app.saywell.desk.client.call.PipelineSpeechService;
import app.saywell.desk.client.call.RequestPipeline;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.client.key.KeyCheck;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechService;
import java.util.function.Function;
import java.util.function.Supplier;

/// A client of a speech service over HTTP, with caching, retries, rate limit and ledger as
/// configured.
///
/// Created by [SpeechClientFactory]. Safe for several threads; closing it cancels calls in
/// progress.
public final class SpeechClient implements AutoCloseable {
    private final RequestPipeline pipeline;
    private final Function<ApiKey, KeyCheck.KeyCheckResult> keyCheck;
    private final Runnable close;

    SpeechClient(RequestPipeline pipeline, Function<ApiKey, KeyCheck.KeyCheckResult> keyCheck, Runnable close) {
        this.pipeline = pipeline;
        this.keyCheck = keyCheck;
        this.close = close;
    }

    /// The service with its four calls.
    ///
    /// @param purpose what the calls are for, as written to the ledger: "practice", a class; never
    ///     a learner
    public SpeechService service(String purpose) {
        return new PipelineSpeechService(pipeline, purpose, () -> PronunciationGuide.NONE, JudgingRule.DEFAULT, false);
    }

    /// The four calls, with what only Saywell's own service understands, and with its report on
    /// fluency.
    ///
    /// @param guide read at every call
    /// @param rule by what readings are judged
    public SpeechService service(String purpose, Supplier<PronunciationGuide> guide, JudgingRule rule) {
        return new PipelineSpeechService(pipeline, purpose, guide, rule, true);
    }

    /// Checks a key with one short, billed call.
    public KeyCheck.KeyCheckResult check(ApiKey key) {
        return keyCheck.apply(key);
    }

    @Override
    public void close() {
        close.run();
    }
}

package app.saywell.desk.client;

import app.saywell.desk.client.call.PipelineSpeechService;
import app.saywell.desk.client.call.RequestPipeline;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.client.key.KeyCheck;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechService;
import app.saywell.speech.language.text.SpokenForm;
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
    /// @param spokenForm what is sent of a text: words in place of its figures, signs and abbreviations
    public SpeechService service(String purpose, Function<String, SpokenForm> spokenForm) {
        return PipelineSpeechService.ofOthers(pipeline, purpose, spokenForm);
    }

    /// The four calls, with what only Saywell's own service understands, and with its report on
    /// fluency.
    ///
    /// @param spokenForm words in place of what is written, for model readings that were analysed in words
    /// @param guide read at every call
    /// @param rule by what readings are judged
    public SpeechService service(
            String purpose,
            Function<String, SpokenForm> spokenForm,
            Supplier<PronunciationGuide> guide,
            JudgingRule rule) {
        return PipelineSpeechService.ofSaywell(pipeline, purpose, spokenForm, guide, rule);
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

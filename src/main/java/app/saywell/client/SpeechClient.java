package app.saywell.client;

import app.saywell.client.call.AskingSpeechService;
import app.saywell.client.call.Channel;
import app.saywell.client.key.ApiKey;
import app.saywell.client.key.KeyCheck;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechService;

import java.util.function.Function;
import java.util.function.Supplier;

/// A speech service at the other end of HTTP, with every rule about sending in place.
///
/// Made by [SpeechClients]. Safe for several threads; closing it breaks off what is under way.
public final class SpeechClient implements AutoCloseable {
    private final Channel channel;
    private final Function<ApiKey, KeyCheck.Finding> keyCheck;
    private final Runnable close;

    SpeechClient(Channel channel, Function<ApiKey, KeyCheck.Finding> keyCheck, Runnable close) {
        this.channel = channel;
        this.keyCheck = keyCheck;
        this.close = close;
    }

    /// The four calls.
    ///
    /// @param purpose what they are for, as the ledger will say: "practice", a class; never a
    ///     learner
    public SpeechService service(String purpose) {
        return service(purpose, () -> PronunciationGuide.NONE);
    }

    /// The four calls, to a service that follows a guide.
    ///
    /// @param guide asked at every call
    public SpeechService service(String purpose, Supplier<PronunciationGuide> guide) {
        return new AskingSpeechService(channel, purpose, guide);
    }

    /// Tries a key with one short, billed call.
    public KeyCheck.Finding check(ApiKey key) {
        return keyCheck.apply(key);
    }

    @Override
    public void close() {
        close.run();
    }
}

package app.saywell.client;

import app.saywell.client.call.Channel;
import app.saywell.client.call.Question;
import app.saywell.client.http.HttpSettings;
import app.saywell.client.http.HttpWire;
import app.saywell.client.key.ApiKey;
import app.saywell.speech.Reply;

import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;

/// Makes clients: the stack of rules for each of the two kinds of service.
public final class SpeechClients {
    private SpeechClients() {}

    /// The four calls and nothing more: each is sent once, and no answer is kept.
    public static SpeechClient plain(HttpSettings settings, Supplier<Optional<ApiKey>> key) {
        HttpWire wire = new HttpWire(settings, key, Clock.systemUTC());
        return new SpeechClient(
                new Channel() {
                    @Override
                    public <T> Reply<T> ask(Question<T> question) {
                        return wire.send(question).reply();
                    }
                },
                wire);
    }
}

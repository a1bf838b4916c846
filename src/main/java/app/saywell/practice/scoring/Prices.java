package app.saywell.practice.scoring;

import app.saywell.library.store.Origin;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Reply;
import app.saywell.speech.Upload;
import app.saywell.speech.billing.Price;

import java.time.InstantSource;

/// What answers cost.
final class Prices {
    private Prices() {}

    /// Notes who answered now and for how much; on this computer, or a second time, for nothing.
    static Origin origin(
            Judge judge,
            Endpoint endpoint,
            Upload upload,
            Reply.Source source,
            InstantSource clock) {
        long price =
                judge.name().equals(Origin.EMBEDDED) || source == Reply.Source.STORED
                        ? 0
                        : Price.microDollars(endpoint, Price.millis(upload.seconds()));
        return new Origin(judge.name(), judge.engine(), price, clock.instant());
    }
}

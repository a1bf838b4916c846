package app.saywell.desk.calls;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.CallPrice;
import java.time.InstantSource;

/// Creates the origin of an answer with its price.
public final class AnswerOriginFactory {
    private AnswerOriginFactory() {}

    /// The origin of a new answer. The price is 0 on this computer and for stored answers.
    public static AnswerOrigin create(
            SpeechServiceHandle speechService,
            ServiceEndpoint endpoint,
            AudioUpload upload,
            ServiceReply.AnswerSource source,
            InstantSource clock) {
        long price = speechService.name().equals(AnswerOrigin.EMBEDDED) || source == ServiceReply.AnswerSource.STORED
                ? 0
                : CallPrice.microDollars(endpoint, CallPrice.durationMillis(upload.seconds()));
        return new AnswerOrigin(speechService.name(), speechService.engine(), price, clock.instant());
    }
}

package app.saywell.desk.client.key;

import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.call.Transport;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceReply;

/// Checks whether a key works with one short `/transcribe` call (service document, section 5.5).
///
/// The call is billed like any other. It is sent once and never answered from the store.
public final class KeyCheck {
    private KeyCheck() {}

    /// Checks the key that the transport sends.
    public static KeyCheckResult check(Transport transport) {
        var request = SpeechRequest.transcribe(KeyCheckSound.wav(), false, "key check");
        return switch (transport.send(request).reply()) {
            case ServiceReply.AnsweredCall<?> _ -> new KeyCheckResult.KeyAccepted();
            case ServiceReply.FailedCall<?>(CallFailure failure) ->
                switch (failure.kind()) {
                    case UNAUTHORIZED -> new KeyCheckResult.KeyRejected();
                    case PAYMENT_REQUIRED -> new KeyCheckResult.KeyWithoutCredit();
                    default -> new KeyCheckResult.CheckInconclusive(failure);
                };
        };
    }

    public sealed interface KeyCheckResult {
        /// 200: the key is active and can pay for calls.
        record KeyAccepted() implements KeyCheckResult {}

        /// 401: missing, wrong, inactive or expired.
        record KeyRejected() implements KeyCheckResult {}

        /// 402: the key works, but there is no credit or the plan excludes the call.
        record KeyWithoutCredit() implements KeyCheckResult {}

        /// Any other result, which says nothing about the key.
        record CheckInconclusive(CallFailure failure) implements KeyCheckResult {}
    }
}

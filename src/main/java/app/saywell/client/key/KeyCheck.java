package app.saywell.client.key;

import app.saywell.client.call.Question;
import app.saywell.client.call.Wire;
import app.saywell.speech.Failure;
import app.saywell.speech.Reply;

/// Whether a key works, found out by one short `/transcribe` call (service document, section 5.5).
///
/// The call is billed like any other and sent once: its answer is never taken from a store.
public final class KeyCheck {
    private KeyCheck() {}

    /// Asks over a wire that sends the key in question.
    public static Finding check(Wire wire) {
        var question = Question.transcribe(ShortVowel.wav(), false, "key check");
        return switch (wire.send(question).reply()) {
            case Reply.Answer<?> _ -> new Finding.Valid();
            case Reply.Failed<?>(Failure failure) ->
                    switch (failure.kind()) {
                        case UNAUTHORIZED -> new Finding.Wrong();
                        case PAYMENT_REQUIRED -> new Finding.NoCredit();
                        default -> new Finding.Unclear(failure);
                    };
        };
    }

    /// What a check has found.
    public sealed interface Finding {
        /// 200: active, and calls are paid for.
        record Valid() implements Finding {}

        /// 401: missing, wrong, inactive or expired.
        record Wrong() implements Finding {}

        /// 402: the key works, but there is no credit or the plan leaves the service out.
        record NoCredit() implements Finding {}

        /// Anything else, which says nothing of the key.
        record Unclear(Failure failure) implements Finding {}
    }
}

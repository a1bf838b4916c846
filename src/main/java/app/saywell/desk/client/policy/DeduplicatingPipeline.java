package app.saywell.desk.client.policy;

import app.saywell.desk.client.call.RequestPipeline;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.RequestKey;
import java.util.Optional;
import java.util.function.Predicate;

/// Executes equal requests only once. Stored answers are reused, callers with equal requests share
/// one call, and an indeterminate call is not sent again.
public final class DeduplicatingPipeline implements RequestPipeline, AutoCloseable {
    private final RequestPipeline pipeline;
    private final String service;
    private final AnswerStore answerStore;
    private final Predicate<RequestKey> isIndeterminate;
    private final SingleFlight singleFlight = new SingleFlight();

    /// @param isIndeterminate whether a request was sent earlier and may have been billed although
    ///     no answer is known; never true if calls are free
    public DeduplicatingPipeline(
            RequestPipeline pipeline, String service, AnswerStore answerStore, Predicate<RequestKey> isIndeterminate) {
        this.pipeline = pipeline;
        this.service = service;
        this.answerStore = answerStore;
        this.isIndeterminate = isIndeterminate;
    }

    @Override
    public <T> ServiceReply<T> execute(SpeechRequest<T> request) {
        RequestKey key = request.keyFor(service);
        return singleFlight.join(key.digest(), () -> executeOnce(request, key));
    }

    private <T> ServiceReply<T> executeOnce(SpeechRequest<T> request, RequestKey key) {
        Optional<ServiceReply<T>> stored = answerStore.find(key).flatMap(json -> parseStored(request, json));
        if (stored.isPresent()) {
            return stored.get();
        }
        if (isIndeterminate.test(key)) {
            return new ServiceReply.FailedCall<>(
                    CallFailure.of(FailureKind.NO_ANSWER, "it was sent earlier and its answer is unknown"));
        }
        return pipeline.execute(request);
    }

    /// A stored answer that can no longer be parsed counts as missing.
    private static <T> Optional<ServiceReply<T>> parseStored(SpeechRequest<T> request, String json) {
        try {
            T value = request.responseFormat().parser().apply(json);
            return Optional.of(new ServiceReply.AnsweredCall<>(value, json, ServiceReply.AnswerSource.STORED));
        } catch (MalformedJsonException _) {
            return Optional.empty();
        }
    }

    /// Interrupts the calls in progress.
    @Override
    public void close() {
        singleFlight.close();
    }
}

package app.saywell.desk.client.policy;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.call.Transport;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.BillingOutcome;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Stores each answer before it is returned.
///
/// It runs inside the [LedgerTransport], so an answer is stored before its ledger entry is settled.
/// A crash in between leaves a stored answer, never a billed entry without an answer.
public final class ResponseStoringTransport implements Transport {
    private static final Logger LOG = LoggerFactory.getLogger(ResponseStoringTransport.class);

    private final Transport transport;
    private final String service;
    private final AnswerStore answerStore;

    public ResponseStoringTransport(Transport transport, String service, AnswerStore answerStore) {
        this.transport = transport;
        this.service = service;
        this.answerStore = answerStore;
    }

    @Override
    public <T> CallAttempt<T> send(SpeechRequest<T> request) {
        CallAttempt<T> attempt = transport.send(request);
        return attempt.reply() instanceof ServiceReply.AnsweredCall<T> answer
                ? store(request, attempt, answer)
                : attempt;
    }

    /// If storing fails, the caller still gets the paid answer. The ledger entry stays open, so
    /// that the request is not paid for again automatically.
    private <T> CallAttempt<T> store(
            SpeechRequest<T> request, CallAttempt<T> attempt, ServiceReply.AnsweredCall<T> answer) {
        try {
            answerStore.store(request.keyFor(service), answer.json());
            return attempt;
        } catch (RuntimeException e) {
            // Log only the class of the exception, because its message may quote the answer.
            LOG.warn(
                    "An answer of {} could not be stored: {}",
                    request.endpoint(),
                    e.getClass().getSimpleName());
            return new CallAttempt<>(attempt.reply(), BillingOutcome.SENT, attempt.retryAfter());
        }
    }
}

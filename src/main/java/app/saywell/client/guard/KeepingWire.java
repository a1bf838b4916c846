package app.saywell.client.guard;

import app.saywell.client.call.Attempt;
import app.saywell.client.call.Question;
import app.saywell.client.call.Wire;
import app.saywell.speech.Reply;
import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.Outcome;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps each answer before anybody hears of it.
///
/// Lies within the ledger's wire: an answer is kept before its line is settled, so that a crash in
/// between leaves an answer that is found, never a line that says billed and no answer.
public final class KeepingWire implements Wire {
    private static final Logger LOG = LoggerFactory.getLogger(KeepingWire.class);

    private final Wire wire;
    private final String service;
    private final AnswerStore answers;

    public KeepingWire(Wire wire, String service, AnswerStore answers) {
        this.wire = wire;
        this.service = service;
        this.answers = answers;
    }

    @Override
    public <T> Attempt<T> send(Question<T> question) {
        Attempt<T> attempt = wire.send(question);
        return attempt.reply() instanceof Reply.Answer<T> answer
                ? kept(question, attempt, answer)
                : attempt;
    }

    /// An answer that cannot be kept still reaches the caller, who paid for it; its line stays
    /// open, so that it is not paid for again by itself.
    private <T> Attempt<T> kept(Question<T> question, Attempt<T> attempt, Reply.Answer<T> answer) {
        try {
            answers.keep(question.key(service), answer.json());
            return attempt;
        } catch (RuntimeException e) {
            // Of the exception only its class, for its message may quote the answer.
            LOG.warn(
                    "An answer of {} could not be kept: {}",
                    question.endpoint(),
                    e.getClass().getSimpleName());
            return new Attempt<>(attempt.reply(), Outcome.SENT, attempt.retryAfter());
        }
    }
}

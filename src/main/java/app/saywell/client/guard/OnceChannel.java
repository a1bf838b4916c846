package app.saywell.client.guard;

import app.saywell.client.call.Channel;
import app.saywell.client.call.Question;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.Reply;
import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.QuestionKey;

import java.util.Optional;
import java.util.function.Predicate;

/// Asks each question once: what was answered is answered from the store, what is being asked is
/// waited for together, and what was sent without a known answer is not sent again.
public final class OnceChannel implements Channel, AutoCloseable {
    private final Channel channel;
    private final String service;
    private final AnswerStore answers;
    private final Predicate<QuestionKey> unanswered;
    private final Flights flights = new Flights();

    /// @param unanswered whether a question was sent, now or before a crash, and may have been
    ///     billed although no answer is known; never true where calls cost nothing
    public OnceChannel(
            Channel channel,
            String service,
            AnswerStore answers,
            Predicate<QuestionKey> unanswered) {
        this.channel = channel;
        this.service = service;
        this.answers = answers;
        this.unanswered = unanswered;
    }

    @Override
    public <T> Reply<T> ask(Question<T> question) {
        QuestionKey key = question.key(service);
        return flights.join(key.digest(), () -> askOnce(question, key));
    }

    private <T> Reply<T> askOnce(Question<T> question, QuestionKey key) {
        Optional<Reply<T>> stored = answers.find(key).flatMap(json -> read(question, json));
        if (stored.isPresent()) {
            return stored.get();
        }
        if (unanswered.test(key)) {
            return new Reply.Failed<>(
                    Failure.of(Kind.NO_ANSWER, "it was sent before and no answer is known"));
        }
        return channel.ask(question);
    }

    /// What cannot be read any more counts as not there.
    private static <T> Optional<Reply<T>> read(Question<T> question, String json) {
        try {
            T value = question.form().reader().apply(json);
            return Optional.of(new Reply.Answer<>(value, json, Reply.Source.STORED));
        } catch (MalformedJsonException _) {
            return Optional.empty();
        }
    }

    /// Interrupts what is being asked.
    @Override
    public void close() {
        flights.close();
    }
}

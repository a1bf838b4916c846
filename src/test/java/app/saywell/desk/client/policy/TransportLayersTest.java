package app.saywell.desk.client.policy;

import static app.saywell.desk.client.policy.SampleTranscription.JSON;
import static app.saywell.desk.client.policy.SampleTranscription.SERVICE;
import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.call.Transport;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.BillingOutcome;
import app.saywell.speech.billing.CallLedger;
import app.saywell.speech.billing.InMemoryAnswerStore;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.billing.LedgerEntry;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What each layer of the client adds to one attempt, with the others left out.
class TransportLayersTest {
    private static final Instant NOW = Instant.parse("2026-03-14T12:00:00Z");
    private static final YearMonth MARCH = YearMonth.of(2026, 3);
    private static final Duration NO_WAIT = Duration.ZERO;

    private final SpeechRequest<Transcription> request = SampleTranscription.request();
    private final AtomicLong nanos = new AtomicLong();
    private final List<Duration> waits = new ArrayList<>();
    private final TimeAndRandomSource timing = new TimeAndRandomSource(
            Clock.fixed(NOW, ZoneOffset.UTC),
            nanos::get,
            duration -> {
                waits.add(duration);
                nanos.addAndGet(duration.toNanos());
            },
            () -> 0.5);
    private final Attempts attempts = new Attempts();

    @ParameterizedTest
    @EnumSource(names = {"NO_ANSWER", "TIMED_OUT"})
    void whatTookTooLongForNothingMayBeSentAgainLater(FailureKind kind) {
        attempts.fail(kind, 504, BillingOutcome.SENT, NO_WAIT);
        CallAttempt<Transcription> attempt = new FreeCallTransport(attempts).send(request);
        assertThat(failure(attempt.reply())).isEqualTo(CallFailure.of(FailureKind.TIMED_OUT, "detail"));
        assertThat(attempt.outcome()).isEqualTo(BillingOutcome.FREE);
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"NO_ANSWER", "TIMED_OUT"})
    void otherFailuresOfACallForNothingStayAsTheyAre(FailureKind kind) {
        CallAttempt<?> failed = attempts.fail(kind, 500, BillingOutcome.DOUBTFUL, NO_WAIT);
        assertThat(new FreeCallTransport(attempts).send(request)).isSameAs(failed);
    }

    @Test
    void anAttemptIsWrittenDownBeforeItIsSentAndSettledAfterwards() {
        CallLedger ledger = new InMemoryLedger();
        attempts.duringCall = () -> assertThat(ledger.isIndeterminate(request.keyFor(SERVICE)))
                .as("written down before")
                .isTrue();
        attempts.answer();
        assertThat(charged(ledger, Long.MAX_VALUE).send(request).outcome()).isEqualTo(BillingOutcome.BILLED);
        LedgerEntry entry = ledger.entries(MARCH).getFirst();
        assertThat(entry.outcome()).isEqualTo(BillingOutcome.BILLED);
        assertThat(entry.charge().request()).isEqualTo(request.keyFor(SERVICE));
        assertThat(entry.charge().sentAt()).isEqualTo(NOW);
        assertThat(entry.charge().audioMillis()).isEqualTo(2_000);
        assertThat(entry.charge().microDollars()).isPositive();
        assertThat(entry.charge().purpose()).isEqualTo("practice");
    }

    @Test
    void nothingIsSentThatTheBudgetDoesNotCover() {
        CallLedger ledger = new InMemoryLedger();
        CallAttempt<Transcription> attempt = charged(ledger, 0).send(request);
        assertThat(failure(attempt.reply()).kind()).isEqualTo(FailureKind.OVER_BUDGET);
        assertThat(attempt.outcome()).isEqualTo(BillingOutcome.FREE);
        assertThat(attempts.sent).isZero();
        assertThat(ledger.entries(MARCH)).isEmpty();
    }

    @Test
    void anAnswerIsKeptBeforeItIsHandedOn() {
        InMemoryAnswerStore answers = new InMemoryAnswerStore();
        CallAttempt<?> answered = attempts.answer();
        assertThat(new ResponseStoringTransport(attempts, SERVICE, answers).send(request))
                .isSameAs(answered);
        assertThat(answers.find(request.keyFor(SERVICE))).contains(JSON);
        assertThat(answers.find(request.keyFor("https://other.example"))).isEmpty();
    }

    @Test
    void aFailureIsNotKept() {
        InMemoryAnswerStore answers = new InMemoryAnswerStore();
        CallAttempt<?> failed = attempts.fail(FailureKind.SERVER_ERROR, 500, BillingOutcome.DOUBTFUL, NO_WAIT);
        assertThat(new ResponseStoringTransport(attempts, SERVICE, answers).send(request))
                .isSameAs(failed);
        assertThat(answers.find(request.keyFor(SERVICE))).isEmpty();
    }

    @Test
    void nobodyIsSentWhileTheServiceAskedToBeLeftAlone() {
        RateLimitingTransport limited = new RateLimitingTransport(attempts, new SlidingWindowRateLimiter(100, timing));
        Duration asked = Duration.ofSeconds(7);
        attempts.fail(FailureKind.RATE_LIMITED, 429, BillingOutcome.FREE, asked);
        limited.send(request);
        attempts.answer();
        limited.send(request);
        assertThat(waits).containsExactly(asked);
    }

    /// Only a 429 speaks of the rate; and whoever is done makes room for the next.
    @Test
    void anotherFailureLeavesTheRateAlone() {
        RateLimitingTransport limited = new RateLimitingTransport(attempts, new SlidingWindowRateLimiter(100, timing));
        for (int call = 0; call < 5; call++) {
            attempts.fail(FailureKind.SERVER_ERROR, 503, BillingOutcome.DOUBTFUL, Duration.ofSeconds(7));
            limited.send(request);
        }
        assertThat(attempts.sent).isEqualTo(5);
        assertThat(waits).isEmpty();
    }

    @Test
    void whoeverIsInterruptedBeforeItsTurnSendsNothing() {
        TimeAndRandomSource interrupting = new TimeAndRandomSource(
                timing.clock(),
                nanos::get,
                _ -> {
                    throw new InterruptedException();
                },
                () -> 0.5);
        SlidingWindowRateLimiter limiter = new SlidingWindowRateLimiter(1, interrupting);
        RateLimitingTransport limited = new RateLimitingTransport(attempts, limiter);
        attempts.answer();
        limited.send(request);
        CallAttempt<Transcription> attempt = limited.send(request);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(failure(attempt.reply()).kind()).isEqualTo(FailureKind.CANCELLED);
        assertThat(attempt.outcome()).isEqualTo(BillingOutcome.FREE);
        assertThat(attempts.sent).isEqualTo(1);
    }

    @Test
    void aRequestIsTriedThreeTimesAndToldAsTheLastTimeWent() {
        attempts.fail(FailureKind.SERVER_ERROR, 503, BillingOutcome.DOUBTFUL, NO_WAIT);
        ServiceReply<Transcription> reply = new RetryingPipeline(attempts, timing).execute(request);
        assertThat(failure(reply).status()).isEqualTo(503);
        assertThat(attempts.sent).isEqualTo(3);
        assertThat(waits).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
    }

    /// The service asks for 40 s each time; the second would make 80 s.
    @Test
    void theWaitsOfARequestAreAddedUp() {
        Duration asked = Duration.ofSeconds(40);
        attempts.fail(FailureKind.RATE_LIMITED, 429, BillingOutcome.FREE, asked);
        new RetryingPipeline(attempts, timing).execute(request);
        assertThat(waits).containsExactly(asked);
        assertThat(attempts.sent).isEqualTo(2);
    }

    @Test
    void aRequestThatSucceedsAtLastIsAnswered() {
        attempts.fail(FailureKind.SERVER_ERROR, 500, BillingOutcome.DOUBTFUL, NO_WAIT);
        attempts.duringCall = attempts::answer;
        assertThat(new RetryingPipeline(attempts, timing).execute(request))
                .isInstanceOf(ServiceReply.AnsweredCall.class);
        assertThat(attempts.sent).isEqualTo(2);
    }

    @Test
    void whoeverIsInterruptedBetweenTwoAttemptsMakesNoMore() {
        attempts.fail(FailureKind.SERVER_ERROR, 500, BillingOutcome.DOUBTFUL, NO_WAIT);
        TimeAndRandomSource interrupting = new TimeAndRandomSource(
                timing.clock(),
                nanos::get,
                _ -> {
                    throw new InterruptedException();
                },
                () -> 0.5);
        ServiceReply<Transcription> reply = new RetryingPipeline(attempts, interrupting).execute(request);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(failure(reply).kind()).isEqualTo(FailureKind.CANCELLED);
        assertThat(attempts.sent).isEqualTo(1);
    }

    @Test
    void theRealTimeIsThatOfTheComputer() throws Exception {
        TimeAndRandomSource real = TimeAndRandomSource.system();
        long before = real.nanoTime().getAsLong();
        real.sleeper().sleep(Duration.ofMillis(20));
        assertThat(real.nanoTime().getAsLong() - before)
                .isGreaterThanOrEqualTo(Duration.ofMillis(20).toNanos());
        assertThat(Duration.between(real.clock().instant(), Instant.now()).abs())
                .isLessThan(Duration.ofMinutes(1));
        double first = real.random().getAsDouble();
        assertThat(first).isBetween(0.0, 1.0).isNotEqualTo(real.random().getAsDouble());
    }

    private LedgerTransport charged(CallLedger ledger, long budget) {
        return new LedgerTransport(attempts, SERVICE, ledger, () -> budget, timing.clock());
    }

    private static CallFailure failure(ServiceReply<?> reply) {
        return switch (reply) {
            case ServiceReply.FailedCall<?>(CallFailure failure) -> failure;
            case ServiceReply.AnsweredCall<?> answer -> throw new AssertionError(answer.json());
        };
    }

    /// Ends each attempt as it was told to.
    private static final class Attempts implements Transport {
        private CallAttempt<?> next;
        private int sent;
        private Runnable duringCall = () -> {};

        CallAttempt<?> answer() {
            Transcription value = new Transcription("a", TextType.ENGLISH, Map.of(), 0);
            next = new CallAttempt<>(
                    new ServiceReply.AnsweredCall<>(value, JSON, ServiceReply.AnswerSource.CALL),
                    BillingOutcome.BILLED,
                    NO_WAIT);
            return next;
        }

        CallAttempt<?> fail(FailureKind kind, int status, BillingOutcome outcome, Duration retryAfter) {
            CallFailure failure = new CallFailure(kind, status, "", "detail");
            next = new CallAttempt<>(new ServiceReply.FailedCall<>(failure), outcome, retryAfter);
            return next;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> CallAttempt<T> send(SpeechRequest<T> request) {
            sent++;
            CallAttempt<?> attempt = next;
            duringCall.run();
            return (CallAttempt<T>) attempt;
        }
    }
}

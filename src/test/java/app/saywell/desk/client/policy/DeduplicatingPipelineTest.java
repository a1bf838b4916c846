package app.saywell.desk.client.policy;

import static app.saywell.desk.client.policy.SampleTranscription.JSON;
import static app.saywell.desk.client.policy.SampleTranscription.SERVICE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.client.call.RequestPipeline;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.ServiceReply.AnswerSource;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.InMemoryAnswerStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Equal requests, one after the other and at the same time.
@Timeout(120)
class DeduplicatingPipelineTest {
    private final SpeechRequest<Transcription> request = SampleTranscription.request();
    private final InMemoryAnswerStore answers = new InMemoryAnswerStore();
    private final AtomicInteger calls = new AtomicInteger();
    private final CountDownLatch called = new CountDownLatch(1);
    private final CountDownLatch mayAnswer = new CountDownLatch(1);
    private final CountDownLatch interrupted = new CountDownLatch(1);
    private final List<Thread> callers = new ArrayList<>();

    @AfterEach
    void endCallers() throws InterruptedException {
        mayAnswer.countDown();
        for (Thread caller : callers) {
            caller.join();
        }
    }

    @Test
    void aStoredAnswerIsNotAskedForAgain() {
        answers.store(request.keyFor(SERVICE), JSON);
        try (DeduplicatingPipeline pipeline = pipeline(this::answer)) {
            assertThat(sourceOf(pipeline.execute(request))).isEqualTo(AnswerSource.STORED);
        }
        assertThat(calls).hasValue(0);
    }

    @Test
    void aStoredAnswerThatCannotBeReadIsAskedForAgain() {
        answers.store(request.keyFor(SERVICE), "{");
        try (DeduplicatingPipeline pipeline = pipeline(this::answer)) {
            assertThat(sourceOf(pipeline.execute(request))).isEqualTo(AnswerSource.CALL);
            assertThat(sourceOf(pipeline.execute(request))).isEqualTo(AnswerSource.CALL);
        }
        assertThat(calls).hasValue(2);
    }

    @Test
    void whatMayHaveBeenBilledIsNotSentAgain() {
        try (DeduplicatingPipeline pipeline = new DeduplicatingPipeline(
                new Calls(this::answer), SERVICE, answers, key -> key.equals(request.keyFor(SERVICE)))) {
            assertThat(failureOf(pipeline.execute(request))).isEqualTo(FailureKind.NO_ANSWER);
        }
        assertThat(calls).hasValue(0);
    }

    @Test
    void callersAtTheSameTimeShareOneCall() throws Exception {
        try (DeduplicatingPipeline pipeline = pipeline(this::answerWhenAllowed)) {
            FutureTask<ServiceReply<Transcription>> first = start(() -> pipeline.execute(request));
            called.await();
            FutureTask<ServiceReply<Transcription>> second = start(() -> pipeline.execute(request));
            awaitWaiting(1);
            mayAnswer.countDown();
            assertThat(sourceOf(first.get())).isEqualTo(AnswerSource.CALL);
            assertThat(sourceOf(second.get())).isEqualTo(AnswerSource.STORED);
        }
        assertThat(calls).hasValue(1);
    }

    @Test
    void aCallGoesOnWhileOneCallerWaits() throws Exception {
        try (DeduplicatingPipeline pipeline = pipeline(this::answerWhenAllowed)) {
            FutureTask<ServiceReply<Transcription>> first = start(() -> pipeline.execute(request));
            called.await();
            FutureTask<ServiceReply<Transcription>> second = start(() -> pipeline.execute(request));
            awaitWaiting(1);
            callers.getFirst().interrupt();
            assertThat(failureOf(first.get())).isEqualTo(FailureKind.CANCELLED);
            mayAnswer.countDown();
            assertThat(sourceOf(second.get())).isEqualTo(AnswerSource.STORED);
        }
        assertThat(interrupted.getCount()).isEqualTo(1);
        assertThat(calls).hasValue(1);
    }

    @Test
    void theLastCallerThatGivesUpEndsTheCall() throws Exception {
        try (DeduplicatingPipeline pipeline = pipeline(this::answerWhenAllowed)) {
            FutureTask<ServiceReply<Transcription>> only = start(() -> {
                ServiceReply<Transcription> reply = pipeline.execute(request);
                assertThat(Thread.interrupted()).isTrue();
                return reply;
            });
            called.await();
            callers.getFirst().interrupt();
            assertThat(failureOf(only.get())).isEqualTo(FailureKind.CANCELLED);
            interrupted.await();
        }
    }

    /// The caller that joined did not cancel, so the request is made for it.
    @Test
    void whoJoinedACallThatWasCancelledMakesItsOwn() throws Exception {
        try (DeduplicatingPipeline pipeline = pipeline(() -> {
            if (calls.get() > 1) {
                return answer();
            }
            waitUntilAllowed();
            return failed(FailureKind.CANCELLED);
        })) {
            FutureTask<ServiceReply<Transcription>> first = start(() -> pipeline.execute(request));
            called.await();
            FutureTask<ServiceReply<Transcription>> second = start(() -> pipeline.execute(request));
            awaitWaiting(1);
            mayAnswer.countDown();
            assertThat(failureOf(first.get())).isEqualTo(FailureKind.CANCELLED);
            assertThat(sourceOf(second.get())).isEqualTo(AnswerSource.CALL);
        }
        assertThat(calls).hasValue(2);
    }

    @Test
    void whoJoinedIsToldTheSameFailure() throws Exception {
        try (DeduplicatingPipeline pipeline = pipeline(() -> {
            waitUntilAllowed();
            return failed(FailureKind.SERVER_ERROR);
        })) {
            FutureTask<ServiceReply<Transcription>> first = start(() -> pipeline.execute(request));
            called.await();
            FutureTask<ServiceReply<Transcription>> second = start(() -> pipeline.execute(request));
            awaitWaiting(1);
            mayAnswer.countDown();
            assertThat(failureOf(first.get())).isEqualTo(FailureKind.SERVER_ERROR);
            assertThat(failureOf(second.get())).isEqualTo(FailureKind.SERVER_ERROR);
        }
        assertThat(calls).hasValue(1);
    }

    @Test
    void closingEndsTheCallsAndStartsNoMore() throws Exception {
        DeduplicatingPipeline pipeline = pipeline(this::answerWhenAllowed);
        FutureTask<ServiceReply<Transcription>> running = start(() -> pipeline.execute(request));
        called.await();
        pipeline.close();
        interrupted.await();
        assertThat(failureOf(running.get())).isEqualTo(FailureKind.CANCELLED);
        assertThat(failureOf(pipeline.execute(request))).isEqualTo(FailureKind.CANCELLED);
        assertThat(calls).hasValue(1);
    }

    @Test
    void aFaultOfTheProgramIsThrownAndTheNextCallIsMade() {
        try (DeduplicatingPipeline pipeline = pipeline(() -> {
            if (calls.get() == 1) {
                throw new UnsupportedOperationException("fault");
            }
            return answer();
        })) {
            assertThatThrownBy(() -> pipeline.execute(request))
                    .isInstanceOf(IllegalStateException.class)
                    .hasRootCauseMessage("fault");
            assertThat(sourceOf(pipeline.execute(request))).isEqualTo(AnswerSource.CALL);
        }
    }

    private DeduplicatingPipeline pipeline(Callable<ServiceReply<Transcription>> call) {
        return new DeduplicatingPipeline(new Calls(call), SERVICE, answers, key -> false);
    }

    private ServiceReply<Transcription> answer() {
        return new ServiceReply.AnsweredCall<>(
                new Transcription("a", TextType.ENGLISH, Map.of(), 0), JSON, AnswerSource.CALL);
    }

    private ServiceReply<Transcription> answerWhenAllowed() {
        return waitUntilAllowed() ? answer() : failed(FailureKind.CANCELLED);
    }

    private boolean waitUntilAllowed() {
        try {
            mayAnswer.await();
            return true;
        } catch (InterruptedException _) {
            interrupted.countDown();
            return false;
        }
    }

    private static ServiceReply<Transcription> failed(FailureKind kind) {
        return new ServiceReply.FailedCall<>(CallFailure.of(kind, ""));
    }

    private <T> FutureTask<T> start(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        callers.add(Thread.ofPlatform().start(task));
        return task;
    }

    /// Until a caller waits for its answer.
    private void awaitWaiting(int caller) throws InterruptedException {
        while (callers.get(caller).getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
    }

    private static AnswerSource sourceOf(ServiceReply<?> reply) {
        return switch (reply) {
            case ServiceReply.AnsweredCall<?> answer -> answer.source();
            case ServiceReply.FailedCall<?> failed ->
                throw new AssertionError(failed.failure().toString());
        };
    }

    private static FailureKind failureOf(ServiceReply<?> reply) {
        return switch (reply) {
            case ServiceReply.FailedCall<?> failed -> failed.failure().kind();
            case ServiceReply.AnsweredCall<?> answer -> throw new AssertionError(answer.json());
        };
    }

    /// Counts the requests that are made.
    private final class Calls implements RequestPipeline {
        private final Callable<ServiceReply<Transcription>> call;

        private Calls(Callable<ServiceReply<Transcription>> call) {
            this.call = call;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> ServiceReply<T> execute(SpeechRequest<T> asked) {
            calls.incrementAndGet();
            called.countDown();
            try {
                return (ServiceReply<T>) call.call();
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        }
    }
}

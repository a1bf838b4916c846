package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.ResponseFormat;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.HttpSettings.InterruptPolicy;
import app.saywell.desk.client.http.HttpTransport;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.Transcription;
import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// How long one sending waits, and what it does when its caller gives up.
@Timeout(120)
class PatienceTest {
    private static final SpeechRequest<Transcription> REQUEST =
            SpeechRequest.transcribe(SampleCalls.audio(1), false, "test");

    private final CountDownLatch reached = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    @Test
    void aCallWhoseAddressIsNeverFoundEndsALittleLater() throws Exception {
        long start = System.nanoTime();
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                HttpTransport transport = transport(server, Duration.ofMillis(50), InterruptPolicy.CANCEL, true)) {
            CallAttempt<?> attempt = transport.send(REQUEST);
            assertThat(ClientTestRig.failure(attempt.reply()).kind()).isEqualTo(FailureKind.UNREACHABLE);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(2_000));
            released.countDown();
        }
    }

    @Test
    void aCallThatWasNotSentIsNotSentAfterItsCallerGaveUp() throws Exception {
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly)) {
            Sending sending;
            try (HttpTransport transport =
                    transport(server, ClientTestRig.LONG_TIMEOUT, InterruptPolicy.FINISH_SENT_CALLS, true)) {
                sending = send(transport, REQUEST);
                sending.interrupt();
                released.countDown();
                assertThat(ClientTestRig.failure(sending.attempt().reply()).kind())
                        .isEqualTo(FailureKind.CANCELLED);
            }
            assertThat(server.received()).isEmpty();
        }
    }

    @Test
    void aCallThatCannotBeBrokenOffIsLeftToItself() throws Exception {
        long start = System.nanoTime();
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                HttpTransport transport = transport(server, ClientTestRig.LONG_TIMEOUT, InterruptPolicy.CANCEL, true)) {
            Sending sending = send(transport, REQUEST);
            sending.interrupt();
            assertThat(ClientTestRig.failure(sending.attempt().reply()).kind()).isEqualTo(FailureKind.CANCELLED);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(1_900));
            released.countDown();
        }
    }

    @Test
    void theAnswerOfACallThatIsPaidForIsAwaited() throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> {
                    FaultServer.ReceivedRequest request = exchange.read();
                    reached.countDown();
                    await(released);
                    exchange.respond(
                            "200 OK",
                            "application/json",
                            SampleCalls.answer(SampleCalls.endpoint(request))
                                    .getBytes(java.nio.charset.StandardCharsets.UTF_8));
                });
                HttpTransport transport =
                        transport(server, ClientTestRig.LONG_TIMEOUT, InterruptPolicy.FINISH_SENT_CALLS, false)) {
            Sending sending = send(transport, REQUEST);
            sending.interrupt();
            released.countDown();
            assertThat(sending.attempt().reply()).isInstanceOf(ServiceReply.AnsweredCall.class);
        }
    }

    @Test
    void anAnswerThatIsThereCountsThoughTheCallerGaveUp() throws Exception {
        ResponseFormat<Transcription> slow = new ResponseFormat<>(
                REQUEST.responseFormat().endpoint(), REQUEST.responseFormat().path(), json -> {
                    reached.countDown();
                    await(released);
                    return REQUEST.responseFormat().parser().apply(json);
                });
        SpeechRequest<Transcription> request =
                new SpeechRequest<>(slow, REQUEST.audio(), REQUEST.fields(), REQUEST.goldText(), REQUEST.purpose());
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                HttpTransport transport =
                        transport(server, ClientTestRig.LONG_TIMEOUT, InterruptPolicy.CANCEL, false)) {
            Sending sending = send(transport, request);
            sending.interrupt();
            released.countDown();
            assertThat(sending.attempt().reply()).isInstanceOf(ServiceReply.AnsweredCall.class);
        }
    }

    @Test
    void aRefusalThatIsThereCountsThoughTheCallerGaveUp() throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> {
                    exchange.read();
                    exchange.respond("402 Pay", "text/plain", new byte[0]);
                });
                HttpTransport transport = new HttpTransport(
                        settings(server, InterruptPolicy.CANCEL),
                        () -> Optional.of(ClientTestRig.KEY),
                        new WaitingClock())) {
            Sending sending = send(transport, REQUEST);
            sending.interrupt();
            released.countDown();
            assertThat(ClientTestRig.failure(sending.attempt().reply()).kind()).isEqualTo(FailureKind.PAYMENT_REQUIRED);
        }
    }

    /// More than OkHttp sends at once by itself, to one server and to all.
    @Test
    void noCallWaitsForAnother() throws Exception {
        int calls = 70;
        CountDownLatch all = new CountDownLatch(calls);
        try (FaultServer server = FaultServer.start(exchange -> {
                    exchange.read();
                    all.countDown();
                    await(all);
                    exchange.respond("402 Pay", "text/plain", new byte[0]);
                });
                HttpTransport transport = transport(server, ClientTestRig.LONG_TIMEOUT, InterruptPolicy.CANCEL, false);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<CallAttempt<Transcription>>> attempts = new ArrayList<>();
            for (int i = 0; i < calls; i++) {
                attempts.add(threads.submit(() -> transport.send(REQUEST)));
            }
            for (Future<CallAttempt<Transcription>> attempt : attempts) {
                assertThat(ClientTestRig.failure(attempt.get().reply()).kind()).isEqualTo(FailureKind.PAYMENT_REQUIRED);
            }
        }
    }

    private Sending send(HttpTransport transport, SpeechRequest<?> request) throws Exception {
        Sending sending = new Sending(transport, request);
        sending.thread.start();
        reached.await();
        return sending;
    }

    private HttpTransport transport(
            FaultServer server, Duration callTimeout, InterruptPolicy policy, boolean neverFindsTheAddress) {
        ProxySelector proxies = neverFindsTheAddress ? new WaitingProxySelector() : ProxySelector.of(null);
        return new HttpTransport(
                new HttpSettings(address(server), callTimeout, callTimeout, policy, proxies),
                () -> Optional.of(ClientTestRig.KEY),
                Clock.systemUTC());
    }

    private static HttpSettings settings(FaultServer server, InterruptPolicy policy) {
        return new HttpSettings(
                address(server),
                ClientTestRig.LONG_TIMEOUT,
                ClientTestRig.LONG_TIMEOUT,
                policy,
                ProxySelector.of(null));
    }

    private static ServiceAddress address(FaultServer server) {
        return ServiceAddress.parse(server.address()).orElseThrow();
    }

    private static void await(CountDownLatch latch) {
        boolean interrupted = false;
        while (true) {
            try {
                latch.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// A caller in a thread of its own.
    private static final class Sending {
        private final Thread thread;
        private volatile CallAttempt<?> attempt;
        private volatile boolean keptTheInterruption;

        Sending(HttpTransport transport, SpeechRequest<?> request) {
            thread = new Thread(() -> {
                attempt = transport.send(request);
                keptTheInterruption = Thread.interrupted();
            });
        }

        /// Returns when the caller has noticed it, has done what it does then, and waits again or has ended.
        void interrupt() throws InterruptedException {
            while (thread.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            thread.interrupt();
            while (thread.isInterrupted() && thread.isAlive()) {
                Thread.onSpinWait();
            }
            while (thread.isAlive() && thread.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
        }

        CallAttempt<?> attempt() throws InterruptedException {
            thread.join();
            assertThat(keptTheInterruption)
                    .as("the caller is still interrupted")
                    .isTrue();
            return attempt;
        }
    }

    /// Waits as a name server that hangs, whatever interrupts it.
    private final class WaitingProxySelector extends ProxySelector {
        @Override
        public List<Proxy> select(URI uri) {
            reached.countDown();
            await(released);
            return List.of(Proxy.NO_PROXY);
        }

        @Override
        public void connectFailed(URI uri, SocketAddress address, IOException e) {}
    }

    /// Is asked for the time when a refusal has been read.
    private final class WaitingClock extends Clock {
        @Override
        public Instant instant() {
            reached.countDown();
            await(released);
            return ClientTestRig.NOW;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }
}

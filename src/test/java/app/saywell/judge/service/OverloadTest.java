package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.call.ServiceLimits;
import app.saywell.judge.service.store.StorageConfig;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// More calls than the engine can handle, and answers that take too long.
class OverloadTest {
    @TempDir
    private Path folder;

    private final BlockingEngine engine = new BlockingEngine();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<SpeechServer> started = new ArrayList<>();

    @AfterEach
    void stop() {
        engine.permits.release(1_000_000);
        threads.shutdown();
        started.forEach(SpeechServer::close);
    }

    @Test
    void refusesWhoFindsTheQueueFullAndServesTheRest() throws Exception {
        int places = 32;
        int tooMany = 10;
        SpeechServer server = start(ServiceLimits.defaults().withQueueLength(places - ServiceLimits.engineThreads()));
        // Three keys, because one key cannot have more than half of the permits.
        List<String> keys = List.of(server.sessionKey().text(), newKey(), newKey());
        CompletionService<TestCaller.CallReply> replies = new ExecutorCompletionService<>(threads);
        for (int i = 0; i < places + tooMany; i++) {
            if (i == ServiceLimits.engineThreads()) {
                awaitArrivals(i); // while the engine has not begun, fewer have a place
            }
            TestCaller caller = new TestCaller(server, keys.get(i % keys.size()));
            replies.submit(() -> caller.judge(1));
        }
        for (int i = 0; i < tooMany; i++) {
            TestCaller.CallReply refused = next(replies);
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.body()).contains("\"SERVICE_UNAVAILABLE\"");
            assertThat(refused.retryAfter()).isEqualTo("2");
        }
        engine.permits.release(places);
        for (int i = 0; i < places; i++) {
            assertThat(next(replies).status()).isEqualTo(200);
        }
    }

    @Test
    void leavesRoomForOthersHoweverManyCallsOneKeyMakes() throws Exception {
        SpeechServer server = start(ServiceLimits.defaults().withQueueLength(2 * ServiceLimits.engineThreads() + 6));
        List<Future<TestCaller.CallReply>> flood = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            String key = server.sessionKey().text();
            flood.add(threads.submit(() -> new TestCaller(server, key).judge(1)));
        }
        awaitArrivals(ServiceLimits.engineThreads());
        String key = newKey();
        Future<TestCaller.CallReply> other = threads.submit(() -> new TestCaller(server, key).judge(1));
        engine.permits.release(100);
        assertThat(other.get(100, TimeUnit.SECONDS).status()).isEqualTo(200);
        for (Future<TestCaller.CallReply> reply : flood) {
            assertThat(reply.get(100, TimeUnit.SECONDS).status()).isIn(200, 503);
        }
    }

    @Test
    void givesUpAfterTheTimeOfACallInterruptsTheEngineAndBillsNothing() throws Exception {
        ServiceLimits limits = ServiceLimits.defaults();
        SpeechServer server = start(limits.withTimeouts(Duration.ofMillis(400), limits.stallTimeout()));
        TestCaller caller = new TestCaller(server, server.sessionKey().text());
        do { // until the engine has begun before the time was over
            TestCaller.CallReply reply = caller.judge(1);
            assertThat(reply.status()).isEqualTo(504);
            assertThat(reply.body()).contains("\"GATEWAY_TIMEOUT\"");
        } while (!engine.arrived.tryAcquire());
        assertThat(engine.interrupted.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
        try (AccountConsole account = AccountConsole.open(StorageConfig.inFolder(folder))) {
            assertThat(account.statement().usage())
                    .extracting(BilledUsage::calls)
                    .containsOnly(0L);
        }
    }

    @Test
    void answersOrRefusesWhatIsUnderWayWhenItStops() throws Exception {
        SpeechServer server = start(ServiceLimits.defaults().endingEveryCall());
        String key = server.sessionKey().text();
        Future<TestCaller.CallReply> reply = threads.submit(() -> new TestCaller(server, key).judge(1));
        awaitArrivals(1);
        Future<?> stopped = threads.submit(() -> server.close());
        engine.permits.release();
        assertThat(reply.get(100, TimeUnit.SECONDS).status()).isEqualTo(200);
        stopped.get(100, TimeUnit.SECONDS);
    }

    @Test
    void neitherJudgesNorBillsWhoHangsUpBeforeItsTurn() throws Exception {
        SpeechServer server = start(ServiceLimits.defaults());
        String key = server.sessionKey().text();
        List<Future<TestCaller.CallReply>> atWork = new ArrayList<>();
        for (int i = 0; i < ServiceLimits.engineThreads(); i++) {
            atWork.add(threads.submit(() -> new TestCaller(server, key).transcribe(1)));
        }
        awaitArrivals(ServiceLimits.engineThreads());
        sendAndHangUp(server, key);
        Future<TestCaller.CallReply> patient = threads.submit(() -> new TestCaller(server, key).transcribe(1));
        engine.permits.release(100);
        for (Future<TestCaller.CallReply> reply : atWork) {
            assertThat(reply.get(100, TimeUnit.SECONDS).status()).isEqualTo(200);
        }
        assertThat(patient.get(100, TimeUnit.SECONDS).status()).isEqualTo(200);
        awaitArrivals(1);
        assertThat(engine.arrived.tryAcquire())
                .as("a call that nobody waits for")
                .isFalse();
        try (AccountConsole account = AccountConsole.open(StorageConfig.inFolder(folder))) {
            assertThat(account.statement().usage().stream()
                            .mapToLong(BilledUsage::calls)
                            .sum())
                    .isEqualTo(ServiceLimits.engineThreads() + 1);
        }
    }

    @Test
    void stopsTheEngineForWhomNobodyWaitsAnyMoreAndBillsNothing() throws Exception {
        SpeechServer server = start(ServiceLimits.defaults());
        String key = server.sessionKey().text();
        long hungUp;
        try (Socket socket = send(server, key)) {
            awaitArrivals(1);
            hungUp = System.nanoTime();
        }
        assertThat(engine.interrupted.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
        if (Boolean.getBoolean("deep")) {
            assertThat(System.nanoTime() - hungUp).isLessThan(500_000_000L);
        }
        engine.permits.release();
        assertThat(new TestCaller(server, key).judge(1).status()).isEqualTo(200);
        try (AccountConsole account = AccountConsole.open(StorageConfig.inFolder(folder))) {
            assertThat(account.statement().usage().stream()
                            .mapToLong(BilledUsage::calls)
                            .sum())
                    .isEqualTo(1);
        }
    }

    @Test
    void answersShortCallsWhileLongOnesFillTheirPlaces() throws Exception {
        SpeechServer server = start(ServiceLimits.defaults());
        String key = server.sessionKey().text();
        String other = newKey();
        List<Future<TestCaller.CallReply>> longCalls = new ArrayList<>();
        for (int i = 0; i < ServiceLimits.engineThreads() + 2; i++) {
            String caller = i % 2 == 0 ? key : other;
            longCalls.add(threads.submit(() -> new TestCaller(server, caller).transcribe(90)));
        }
        awaitArrivals(ServiceLimits.engineThreads() - 1);
        Future<TestCaller.CallReply> shortCall = threads.submit(() -> new TestCaller(server, key).judge(1));
        awaitArrivals(1);
        assertThat(engine.arrived.tryAcquire()).as("another long call").isFalse();
        engine.permits.release(100);
        assertThat(shortCall.get(100, TimeUnit.SECONDS).status()).isEqualTo(200);
        for (Future<TestCaller.CallReply> reply : longCalls) {
            assertThat(reply.get(100, TimeUnit.SECONDS).status()).isEqualTo(200);
        }
    }

    /// Sends a whole request and closes the connection after the service has received it.
    private static void sendAndHangUp(SpeechServer server, String key) throws Exception {
        send(server, key).close();
    }

    /// Sends a whole request to be written down.
    private static Socket send(SpeechServer server, String key) throws Exception {
        byte[] wav = TestCaller.hum(1);
        String before = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.wav\"\r\n\r\n";
        String after = "\r\n--b--\r\n";
        String head = "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nx-api-key: "
                + key
                + "\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: "
                + (before.length() + wav.length + after.length())
                + "\r\n\r\n";
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.getOutputStream().write((head + before).getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().write(wav);
        socket.getOutputStream().write(after.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static TestCaller.CallReply next(CompletionService<TestCaller.CallReply> replies) throws Exception {
        Future<TestCaller.CallReply> reply = replies.poll(100, TimeUnit.SECONDS);
        assertThat(reply).as("a call hangs").isNotNull();
        return reply.get();
    }

    private SpeechServer start(ServiceLimits limits) {
        SpeechServer server = SpeechServer.start(ServiceConfig.inFolder(folder).with(limits), engine);
        started.add(server);
        return server;
    }

    private void awaitArrivals(int calls) throws InterruptedException {
        assertThat(engine.arrived.tryAcquire(calls, 100, TimeUnit.SECONDS)).isTrue();
    }

    private String newKey() {
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(folder))) {
            return console.create(KeyRequest.withName("another")).secret().text();
        }
    }
}

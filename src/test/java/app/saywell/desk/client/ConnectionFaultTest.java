package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatObject;

import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.BillingOutcome;
import app.saywell.speech.language.text.SpokenForm;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.net.ServerSocketFactory;
import org.assertj.core.api.ObjectAssert;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Failures before the whole recording was sent: nothing is billed and nothing is retried.
class ConnectionFaultTest {
    private static final Duration SHORT = Duration.ofMillis(250);

    @TempDir
    private static Path folder;

    private static ServerSocketFactory selfSigned;

    @BeforeAll
    static void makeACertificate() throws Exception {
        selfSigned = SelfSignedSockets.selfSigned(folder);
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereNobodyListens(ServiceEndpoint endpoint) throws Exception {
        try (Socket held = portWhereNobodyListens()) {
            assertUnsent(
                            new ClientTestRig("http://127.0.0.1:" + held.getLocalPort(), ClientTestRig.LONG_TIMEOUT),
                            endpoint)
                    .isEqualTo(FailureKind.UNREACHABLE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereNobodyAccepts(ServiceEndpoint endpoint) throws Exception {
        List<Socket> waiting = new ArrayList<>();
        try (ServerSocket deaf = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            for (int i = 0; i < 3; i++) {
                Socket socket = new Socket();
                waiting.add(socket);
                try {
                    socket.connect(deaf.getLocalSocketAddress(), 100);
                } catch (IOException _) {
                    break; // The queue is full, as the test needs it.
                }
            }
            assertUnsent(new ClientTestRig("http://127.0.0.1:" + deaf.getLocalPort(), SHORT), endpoint)
                    .isEqualTo(FailureKind.UNREACHABLE);
        } finally {
            for (Socket socket : waiting) {
                socket.close();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void unknownHostWhereTheNameIsNotFound(ServiceEndpoint endpoint) {
        assertUnsent(new ClientTestRig("http://no-such-service.invalid", ClientTestRig.LONG_TIMEOUT), endpoint)
                .isEqualTo(FailureKind.UNKNOWN_HOST);
    }

    @ParameterizedTest
    @EnumSource
    void untrustedWhereNobodyVouchesForTheCertificate(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(selfSigned, SampleCalls::answerValidly)) {
            assertUnsent(new ClientTestRig("https://127.0.0.1:" + server.port(), ClientTestRig.LONG_TIMEOUT), endpoint)
                    .isEqualTo(FailureKind.UNTRUSTED);
            assertThat(server.received()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void untrustedWhereThePortDoesNotSpeakTls(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> exchange.send("HTTP/1.1 400 No\r\n\r\n"))) {
            assertUnsent(new ClientTestRig("https://127.0.0.1:" + server.port(), ClientTestRig.LONG_TIMEOUT), endpoint)
                    .isEqualTo(FailureKind.UNTRUSTED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereTheGreetingIsBrokenOff(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> exchange.readSome(100))) {
            assertUnsent(new ClientTestRig("https://127.0.0.1:" + server.port(), ClientTestRig.LONG_TIMEOUT), endpoint)
                    .isEqualTo(FailureKind.UNREACHABLE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tellsThatTheProxyIsNotThere(ServiceEndpoint endpoint) throws Exception {
        try (Socket held = portWhereNobodyListens()) {
            assertUnsent(throughProxy("http", held.getLocalPort()), endpoint).isEqualTo(FailureKind.PROXY);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tellsThatTheProxyMakesNoTunnel(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer proxy = respondingToHead("502 Bad Gateway")) {
            assertUnsent(throughProxy("https", proxy.port()), endpoint).isEqualTo(FailureKind.PROXY);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tellsThatTheProxyOfASecureConnectionWantsAPassword(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer proxy = respondingToHead("407 Proxy Authentication Required")) {
            assertUnsent(throughProxy("https", proxy.port()), endpoint).isEqualTo(FailureKind.PROXY);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tellsThatTheProxyWantsAPassword(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer proxy = FaultServer.start(exchange -> {
            exchange.read();
            exchange.respond("407 Who?", "text/html", new byte[0]);
        })) {
            assertUnsent(throughProxy("http", proxy.port()), endpoint).isEqualTo(FailureKind.PROXY);
        }
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereTheUploadBreaksOff(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer server = breakingOff()) {
            assertLongUnsent(new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT), endpoint)
                    .isEqualTo(FailureKind.UNREACHABLE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anUploadThatBreaksOffIsNoFaultOfTheProxyThatTookIt(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer proxy = breakingOff()) {
            assertLongUnsent(throughProxy("http", proxy.port()), endpoint).isEqualTo(FailureKind.UNREACHABLE);
        }
    }

    private static FaultServer breakingOff() throws IOException {
        return FaultServer.start(exchange -> {
            exchange.readSome(1 << 20);
            exchange.reset();
        });
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereTheUploadStandsStill(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> {
            exchange.readSome(1 << 20);
            exchange.stopReading();
        })) {
            assertLongUnsent(new ClientTestRig(server.address(), SHORT), endpoint)
                    .isEqualTo(FailureKind.UNREACHABLE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void hearsThatTheRecordingIsTooLargeBeforeAllOfItWasRead(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> {
            exchange.readHead();
            exchange.respond("413 Content Too Large", "text/plain", new byte[0]);
            exchange.hang();
        })) {
            assertLongUnsent(new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT), endpoint)
                    .isEqualTo(FailureKind.TOO_LARGE);
        }
    }

    private static ObjectAssert<FailureKind> assertUnsent(ClientTestRig rig, ServiceEndpoint endpoint) {
        try (rig) {
            CallFailure failure = rig.askExpectingFailure(endpoint);
            return free(rig, failure);
        }
    }

    private static ObjectAssert<FailureKind> assertLongUnsent(ClientTestRig rig, ServiceEndpoint endpoint) {
        try (rig) {
            return free(
                    rig,
                    ClientTestRig.failure(SampleCalls.ask(
                            rig.client.service("test", SpokenForm::asWritten), endpoint, SampleCalls.longAudio())));
        }
    }

    private static ObjectAssert<FailureKind> free(ClientTestRig rig, CallFailure failure) {
        assertThat(rig.outcomes()).containsExactly(BillingOutcome.FREE);
        assertThat(rig.waits).isEmpty();
        return assertThatObject(failure.kind()).as(failure.toString());
    }

    private static ClientTestRig throughProxy(String scheme, int port) {
        return new ClientTestRig(ClientTestRig.settings(
                scheme + "://service.example",
                ClientTestRig.LONG_TIMEOUT,
                ProxySelector.of(new InetSocketAddress("127.0.0.1", port))));
    }

    private static FaultServer respondingToHead(String status) throws IOException {
        return FaultServer.start(exchange -> {
            exchange.readHead();
            exchange.respond(status, "text/html", new byte[0]);
        });
    }

    /// A socket that has a port, so that nobody else gets it, and does not listen.
    private static Socket portWhereNobodyListens() throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        return socket;
    }
}

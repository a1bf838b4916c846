package app.saywell.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatObject;

import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.billing.Outcome;

import org.assertj.core.api.ObjectAssert;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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

/// What can go wrong before the recording is through: nothing is billed, and nothing sent again.
class ConnectionFaultTest {
    private static final Duration SHORT = Duration.ofMillis(250);
    @TempDir private static Path folder;
    private static ServerSocketFactory selfSigned;

    @BeforeAll
    static void makeACertificate() throws Exception {
        selfSigned = TlsSockets.selfSigned(folder);
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereNobodyListens(Endpoint endpoint) throws Exception {
        assertUnsent(new Rig("http://127.0.0.1:" + freePort(), Rig.PATIENT), endpoint)
                .isEqualTo(Kind.UNREACHABLE);
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereNobodyAccepts(Endpoint endpoint) throws Exception {
        List<Socket> waiting = new ArrayList<>();
        try (ServerSocket deaf = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            for (int i = 0; i < 3; i++) {
                Socket socket = new Socket();
                waiting.add(socket);
                try {
                    socket.connect(deaf.getLocalSocketAddress(), 100);
                } catch (IOException _) {
                    break; // The queue is full, which is what is wanted.
                }
            }
            assertUnsent(new Rig("http://127.0.0.1:" + deaf.getLocalPort(), SHORT), endpoint)
                    .isEqualTo(Kind.UNREACHABLE);
        } finally {
            for (Socket socket : waiting) {
                socket.close();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void unknownHostWhereTheNameIsNotFound(Endpoint endpoint) {
        assertUnsent(new Rig("http://no-such-service.invalid", Rig.PATIENT), endpoint)
                .isEqualTo(Kind.UNKNOWN_HOST);
    }

    @ParameterizedTest
    @EnumSource
    void untrustedWhereNobodyVouchesForTheCertificate(Endpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(selfSigned, Samples::answerSoundly)) {
            assertUnsent(new Rig("https://127.0.0.1:" + server.port(), Rig.PATIENT), endpoint)
                    .isEqualTo(Kind.UNTRUSTED);
            assertThat(server.received()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void untrustedWhereThePortDoesNotSpeakTls(Endpoint endpoint) throws Exception {
        try (FaultServer server =
                FaultServer.start(exchange -> exchange.send("HTTP/1.1 400 No\r\n\r\n"))) {
            assertUnsent(new Rig("https://127.0.0.1:" + server.port(), Rig.PATIENT), endpoint)
                    .isEqualTo(Kind.UNTRUSTED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereTheGreetingIsBrokenOff(Endpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> exchange.readSome(100))) {
            assertUnsent(new Rig("https://127.0.0.1:" + server.port(), Rig.PATIENT), endpoint)
                    .isEqualTo(Kind.UNREACHABLE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tellsThatTheProxyIsNotThere(Endpoint endpoint) throws Exception {
        assertUnsent(throughProxy("http", freePort()), endpoint).isEqualTo(Kind.PROXY);
    }

    @ParameterizedTest
    @EnumSource
    void tellsThatTheProxyMakesNoTunnel(Endpoint endpoint) throws Exception {
        try (FaultServer proxy = respondingToHead("502 Bad Gateway")) {
            assertUnsent(throughProxy("https", proxy.port()), endpoint).isEqualTo(Kind.PROXY);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tellsThatTheProxyOfASecureConnectionWantsAPassword(Endpoint endpoint) throws Exception {
        try (FaultServer proxy = respondingToHead("407 Proxy Authentication Required")) {
            assertUnsent(throughProxy("https", proxy.port()), endpoint).isEqualTo(Kind.PROXY);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tellsThatTheProxyWantsAPassword(Endpoint endpoint) throws Exception {
        try (FaultServer proxy =
                FaultServer.start(
                        exchange -> {
                            exchange.read();
                            exchange.respond("407 Who?", "text/html", new byte[0]);
                        })) {
            assertUnsent(throughProxy("http", proxy.port()), endpoint).isEqualTo(Kind.PROXY);
        }
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereTheUploadBreaksOff(Endpoint endpoint) throws Exception {
        try (FaultServer server =
                FaultServer.start(
                        exchange -> {
                            exchange.readSome(1 << 20);
                            exchange.reset();
                        })) {
            assertLongUnsent(new Rig(server.address(), Rig.PATIENT), endpoint)
                    .isEqualTo(Kind.UNREACHABLE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void unreachableWhereTheUploadStandsStill(Endpoint endpoint) throws Exception {
        try (FaultServer server =
                FaultServer.start(
                        exchange -> {
                            exchange.readSome(1 << 20);
                            exchange.standStill();
                        })) {
            assertLongUnsent(new Rig(server.address(), SHORT), endpoint)
                    .isEqualTo(Kind.UNREACHABLE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void hearsThatTheRecordingIsTooLargeBeforeAllOfItWasRead(Endpoint endpoint) throws Exception {
        try (FaultServer server =
                FaultServer.start(
                        exchange -> {
                            exchange.readHead();
                            exchange.respond("413 Content Too Large", "text/plain", new byte[0]);
                            exchange.hang();
                        })) {
            assertLongUnsent(new Rig(server.address(), Rig.PATIENT), endpoint)
                    .isEqualTo(Kind.TOO_LARGE);
        }
    }

    private static ObjectAssert<Kind> assertUnsent(Rig rig, Endpoint endpoint) {
        try (rig) {
            Failure failure = rig.fail(endpoint);
            return free(rig, failure);
        }
    }

    private static ObjectAssert<Kind> assertLongUnsent(Rig rig, Endpoint endpoint) {
        try (rig) {
            return free(
                    rig,
                    Rig.failure(
                            Samples.ask(
                                    rig.client.service("test"), endpoint, Samples.longAudio())));
        }
    }

    private static ObjectAssert<Kind> free(Rig rig, Failure failure) {
        assertThat(rig.outcomes()).containsExactly(Outcome.FREE);
        assertThat(rig.waits).isEmpty();
        return assertThatObject(failure.kind()).as(failure.toString());
    }

    private static Rig throughProxy(String scheme, int port) {
        return new Rig(
                Rig.settings(
                        scheme + "://service.example",
                        Rig.PATIENT,
                        ProxySelector.of(new InetSocketAddress("127.0.0.1", port))));
    }

    private static FaultServer respondingToHead(String status) throws IOException {
        return FaultServer.start(
                exchange -> {
                    exchange.readHead();
                    exchange.respond(status, "text/html", new byte[0]);
                });
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}

package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.service.call.ServiceLimits;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Invalid and malicious requests on real sockets: they are refused or time out, while other
/// callers are served.
class HostileCallersTest {
    private static final long UPLOAD_BYTES = 300_000;
    private static final Duration STALL = Duration.ofSeconds(2);
    private static final int SOCKET_TIMEOUT_MILLIS = 100_000;

    @TempDir
    private static Path folder;

    /// It waits so long that nobody is timed out whom a busy computer keeps from sending.
    private static SpeechServer server;

    private static SpeechServer impatient;

    @BeforeAll
    static void start() {
        ServiceLimits limits = ServiceLimits.defaults().withBytes(UPLOAD_BYTES, 4 * UPLOAD_BYTES);
        server = start("patient", limits);
        impatient = start("impatient", limits.withTimeouts(Duration.ofSeconds(3), STALL));
    }

    private static SpeechServer start(String name, ServiceLimits limits) {
        return SpeechServer.start(ServiceConfig.inFolder(folder.resolve(name)).with(limits), new ScriptedEngine());
    }

    @AfterAll
    static void stop() {
        server.close();
        impatient.close();
    }

    @Test
    void refusesATooLargeUploadBeforeAByteOfItIsSent() throws Exception {
        String reply = exchange(head("Content-Length: " + (UPLOAD_BYTES + 1)));
        assertThat(reply).startsWith("HTTP/1.1 413").contains("PAYLOAD_TOO_LARGE");
    }

    @Test
    void aCompressedBodyIsRefusedAsThat() throws Exception {
        for (String encoding : List.of("gzip", "identity, br")) {
            assertThat(exchange(head("Content-Encoding: " + encoding, "Content-Length: 10")))
                    .startsWith("HTTP/1.1 415")
                    .contains("UNSUPPORTED_MEDIA_TYPE", "without Content-Encoding");
        }
        assertThat(exchange(head("Content-Encoding: identity", "Content-Length: " + (UPLOAD_BYTES + 1))))
                .startsWith("HTTP/1.1 413");
    }

    @Test
    void sendsNoContinueToWhomItRefuses() throws Exception {
        String reply = exchange(head("Content-Length: " + (UPLOAD_BYTES + 1), "Expect: 100-continue"));
        assertThat(reply).startsWith("HTTP/1.1 413");
    }

    @Test
    void refusesAnUploadOfUnknownLengthOnceItIsTooLarge() throws Exception {
        try (Socket socket = connect()) {
            send(socket, head("Transfer-Encoding: chunked"));
            byte[] piece = new byte[65_536];
            String opening = "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n";
            sendChunk(socket, opening.getBytes(StandardCharsets.US_ASCII));
            for (int sent = 0; sent <= UPLOAD_BYTES; sent += piece.length) {
                sendChunk(socket, piece);
            }
            assertThat(receive(socket)).startsWith("HTTP/1.1 413");
        }
    }

    @Test
    void letsACallerThatSendsOnReadItsRefusal() throws Exception {
        try (Socket socket = connect()) {
            send(socket, head("Content-Length: 5000000"));
            OutputStream out = socket.getOutputStream();
            byte[] piece = new byte[100_000];
            for (int i = 0; i < 50; i++) {
                out.write(piece);
            }
            assertThat(receive(socket)).startsWith("HTTP/1.1 413");
        }
    }

    @Test
    void answersACallerThatSendsMuchMoreThanIsAllowedBeforeItReads() throws Exception {
        byte[] piece = new byte[1_000_000];
        int pieces = 220;
        try (Socket socket = connect()) {
            send(socket, head("Content-Length: " + (long) pieces * piece.length));
            for (int i = 0; i < pieces; i++) {
                socket.getOutputStream().write(piece);
            }
            assertThat(receive(socket)).startsWith("HTTP/1.1 413").contains("PAYLOAD_TOO_LARGE");
        }
    }

    @Test
    void timesOutAnUploadThatStops() throws Exception {
        long began = System.nanoTime();
        try (Socket socket = connect(impatient)) {
            send(socket, head(impatient, "Content-Length: 100000") + "--b\r\n");
            assertThat(receive(socket)).startsWith("HTTP/1.1 504").contains("Connection: close");
        }
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThanOrEqualTo(STALL);
    }

    @Test
    void timesOutAnUploadThatTrickles() throws Exception {
        try (Socket socket = connect(impatient)) {
            send(socket, head(impatient, "Content-Length: 100000") + "--b\r\n");
            Thread trickle = Thread.startVirtualThread(() -> trickle(socket));
            assertThat(receive(socket)).startsWith("HTTP/1.1 504");
            socket.close();
            trickle.join();
        }
    }

    @Test
    void closesAConnectionWhoseHeadersTrickle() throws Exception {
        try (Socket socket = connect(impatient)) {
            send(socket, "POST /transcribe HTTP/1.1\r\nX-Slow: ");
            Thread trickle = Thread.startVirtualThread(() -> trickle(socket));
            assertThat(receive(socket)).doesNotStartWith("HTTP/1.1 200");
            socket.close();
            trickle.join();
        }
    }

    @Test
    void outlivesCallersThatHangUpInTheMiddle() throws Exception {
        for (int i = 0; i < 50; i++) {
            try (Socket socket = connect()) {
                send(socket, head("Content-Length: 100000") + "--b\r\nContent-Disp");
                socket.setSoLinger(true, 0);
            }
        }
        assertServed();
    }

    @Test
    void servesOthersBesideAThousandIdleConnections() throws Exception {
        List<Socket> idle = new ArrayList<>();
        try {
            for (int i = 0; i < 1_000; i++) {
                idle.add(connect());
            }
            assertServed();
        } finally {
            for (Socket socket : idle) {
                socket.close();
            }
        }
    }

    @Test
    void servesOthersBesideHalfSentUploadsThatHoldMemory() throws Exception {
        List<Socket> held = new ArrayList<>();
        byte[] piece = new byte[250_000];
        try {
            for (int i = 0; i < 12; i++) {
                Socket socket = connect(impatient);
                held.add(socket);
                send(
                        socket,
                        head(impatient, "Content-Length: " + UPLOAD_BYTES)
                                + "--b\r\n"
                                + "Content-Disposition: form-data; name=\"file\"\r\n\r\n");
                socket.getOutputStream().write(piece);
            }
            List<String> replies = new ArrayList<>();
            for (Socket socket : held) {
                replies.add(receive(socket).substring(0, 12));
            }
            assertThat(replies).containsOnly("HTTP/1.1 503", "HTTP/1.1 504");
            assertThat(replies).contains("HTTP/1.1 503");
        } finally {
            for (Socket socket : held) {
                socket.close();
            }
        }
        assertServed(impatient);
    }

    static final List<String> MALFORMED_BODIES = List.of(
            "",
            "\r\n",
            "--b",
            "--b--",
            "--b--\r\n",
            "--b\r\n\r\n",
            "--b\r\n\r\nno name\r\n--b--\r\n",
            "--c\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nx\r\n--c--\r\n",
            "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nno end",
            "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nno end\r\n--b\r\n",
            "--b\r\nContent-Disposition: form-data; name=\"file\r\n\r\nx\r\n--b--\r\n",
            "--b\r\nContent-Disposition: attachment; name=\"file\"\r\n\r\nx\r\n--b--\r\n",
            "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n",
            "--b\r\nContent-Disposition form-data; name=\"file\"\r\n\r\nx\r\n--b--\r\n",
            "--b\r\n" + "X: y\r\n".repeat(2_000) + "\r\nx\r\n--b--\r\n",
            "--b\r\nX: " + "y".repeat(20_000) + "\r\n\r\nx\r\n--b--\r\n",
            part("a").repeat(1) + part("a") + "--b--\r\n",
            parts(100) + "--b--\r\n",
            "\0\0\0\0\0\0\0\0",
            "--b\r\n\0\0\0: \0\r\n\r\nx\r\n--b--\r\n",
            "GET / HTTP/1.1\r\n\r\n".repeat(50));

    @ParameterizedTest
    @FieldSource("MALFORMED_BODIES")
    void refusesAMalformedBody(String body) throws Exception {
        assertThat(exchange(head("Content-Length: " + body.length()) + body))
                .startsWith("HTTP/1.1 400")
                .contains("\"Bad Request\"");
    }

    static final List<String> MALFORMED_REQUESTS = List.of(
            "\r\n\r\n\r\n",
            "nonsense\r\n\r\n",
            "POST /transcribe\r\n\r\n",
            "POST /transcribe HTTP/9.9\r\nHost: localhost\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n" + "Content-Length: 2\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nX: " + "y".repeat(20_000) + "\r\n\r\n",
            "POST /" + "y".repeat(20_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n");

    @ParameterizedTest
    @FieldSource("MALFORMED_REQUESTS")
    void refusesMalformedHttp(String request) throws Exception {
        try (Socket socket = connect()) {
            send(socket, request);
            socket.shutdownOutput(); // there is nothing more to wait for
            assertThat(receive(socket)).containsPattern("^(|HTTP/1.1 (4..|505) [^\\v]*\\v(?s).*)$");
        }
        assertServed();
    }

    private static String part(String name) {
        return "--b\r\nContent-Disposition: form-data; name=\"%s\"\r\n\r\nx\r\n".formatted(name);
    }

    private static String parts(int number) {
        StringBuilder parts = new StringBuilder();
        for (int i = 0; i < number; i++) {
            parts.append(part("p" + i));
        }
        return parts.toString();
    }

    private static String head(String... headers) {
        return head(server, headers);
    }

    private static String head(SpeechServer to, String... headers) {
        return "POST /pronunciation-simple HTTP/1.1\r\nHost: localhost\r\nx-api-key: "
                + to.sessionKey().text()
                + "\r\nContent-Type: multipart/form-data; boundary=b\r\n"
                + String.join("\r\n", headers)
                + "\r\n\r\n";
    }

    private static void assertServed() {
        assertServed(server);
    }

    private static void assertServed(SpeechServer by) {
        assertThat(new TestCaller(by, by.sessionKey().text()).judge(1).status()).isEqualTo(200);
    }

    private static String exchange(String request) throws IOException {
        try (Socket socket = connect()) {
            send(socket, request);
            return receive(socket);
        }
    }

    private static Socket connect() throws IOException {
        return connect(server);
    }

    private static Socket connect(SpeechServer to) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), to.port());
        socket.setSoTimeout(SOCKET_TIMEOUT_MILLIS);
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static void sendChunk(Socket socket, byte[] bytes) throws IOException {
        send(socket, Integer.toHexString(bytes.length) + "\r\n");
        socket.getOutputStream().write(bytes);
        send(socket, "\r\n");
    }

    /// Head and body of one response, or what was received until the connection ended.
    private static String receive(Socket socket) throws IOException {
        StringBuilder reply = new StringBuilder();
        InputStream in = socket.getInputStream();
        try {
            int next = in.read();
            while (next >= 0 && reply.indexOf("}}") < 0) {
                reply.append((char) next);
                next = in.available() > 0 || reply.indexOf("}}") < 0 ? in.read() : -1;
            }
        } catch (SocketException reset) {
            return reply.toString();
        }
        return reply.toString();
    }

    private static void trickle(Socket socket) {
        try {
            while (true) {
                socket.getOutputStream().write('x');
                socket.getOutputStream().flush();
                Thread.sleep(50);
            }
        } catch (IOException | InterruptedException closed) {
            // The service closed the connection, as the test expects.
        }
    }
}

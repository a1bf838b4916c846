package app.saywell.desk.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLSocketFactory;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Each fault is provoked on a real connection of this computer, as far as one can be.
@Timeout(120)
class NetworkFaultWordsTest {
    @Test
    void aServerThatDoesNotRun() throws IOException {
        try (Socket deaf = new Socket()) { // has a port, so that nobody else gets it, and does not listen
            deaf.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            requireWords(get("http://127.0.0.1:" + deaf.getLocalPort()), "no connection could be made");
        }
    }

    @Test
    void aNetworkThatIsNotThereIsNoBrokenConnection() {
        SocketException unreachable = new SocketException("Network is unreachable");
        assertThat(NetworkFaultWords.ofUnsent(unreachable)).isEqualTo("no connection could be made");
        requireWords(unreachable, "the connection broke");
        requireWords(new ConnectException("Connection timed out"), "no connection could be made");
    }

    @Test
    void anAddressThatIsNotThere() {
        requireWords(get("http://saywell.invalid/"), "the address is not known");
    }

    @Test
    void aServerThatClosesWithoutAnAnswer() throws Exception {
        try (ServerSocket server = answering(NetworkFaultWordsTest::hearOut)) {
            requireWords(get("http://127.0.0.1:" + server.getLocalPort()), "the connection was closed");
        }
    }

    @Test
    void aServerThatDoesNotSpeakHttp() throws Exception {
        try (ServerSocket server = answering(NetworkFaultWordsTest::speakOtherwise)) {
            requireWords(get("http://127.0.0.1:" + server.getLocalPort()), "the answer is not HTTP");
        }
    }

    @Test
    void aServerThatDoesNotEncrypt() throws Exception {
        try (ServerSocket server = answering(NetworkFaultWordsTest::speakOtherwise);
                Socket socket = SSLSocketFactory.getDefault().createSocket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", server.getLocalPort()));
            IOException fault = catchFault(() -> socket.getOutputStream().write(1));
            requireWords(fault, "no encrypted connection was made");
        }
    }

    @Test
    void aServerThatSaysNothing() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Socket socket = new Socket("127.0.0.1", server.getLocalPort())) {
            socket.setSoTimeout(50);
            requireWords(catchFault(() -> socket.getInputStream().read()), "there was no answer in time");
        }
    }

    @Test
    void theInnermostCauseThatSaysSomethingIsSaid() {
        SSLHandshakeException untrusted = new SSLHandshakeException("PKIX");
        untrusted.initCause(new CertificateException("of whom", new IllegalStateException("deep")));
        requireWords(untrusted, "the certificate is not trusted");
        requireWords(new IOException("unexpected end", new EOFException()), "the connection was closed");
        requireWords(new IOException("secret answer"), "the connection failed");
    }

    private static void requireWords(Throwable fault, String words) {
        assertThat(NetworkFaultWords.of(fault)).isEqualTo(words).doesNotContain("Exception");
    }

    private static IOException get(String address) {
        return catchFault(() -> new OkHttpClient()
                .newCall(new Request.Builder().url(address).build())
                .execute()
                .close());
    }

    private interface Attempt {
        void run() throws IOException;
    }

    private static IOException catchFault(Attempt attempt) {
        try {
            attempt.run();
        } catch (IOException e) {
            return e;
        }
        throw new AssertionError("it worked");
    }

    private interface Speech {
        void run(Socket socket) throws IOException;
    }

    /// Unread data at the end would reset the connection.
    private static void hearOut(Socket socket) throws IOException {
        BufferedReader request =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
        String line = request.readLine();
        while (line != null && !line.isEmpty()) {
            line = request.readLine();
        }
    }

    private static void speakOtherwise(Socket socket) throws IOException {
        socket.getOutputStream().write("220 mail.example ready\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        socket.getInputStream().readNBytes(50);
    }

    private static ServerSocket answering(Speech speech) throws IOException {
        ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(() -> {
            while (!server.isClosed()) {
                try (Socket socket = server.accept()) {
                    speech.run(socket);
                } catch (IOException _) {
                    // The caller hung up, or the test is over.
                }
            }
        });
        return server;
    }
}

package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Secrets in every part of a request reach no log, whether the request is valid or not and
/// whatever the level of the log is.
class LogSecrecyTest {
    private static final int SECRETS = 200;
    private static final int SOCKET_TIMEOUT_MILLIS = 20_000;

    /// Requests with a place for a secret. `KEY` is a valid key.
    private static final List<String> REQUESTS = List.of(
            "POST /transcribe HTTP/1.1\r\nHost: [x-api-key: %s]\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: %s:notaport\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nx-api-key: %s\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nx-api-key : %s\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nx-api-key: a\u0001%s\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\n%s\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\n%s\u0000: x\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nCookie: =%s;;=\"\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nContent-Length: %s\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: %s\r\n\r\n",
            "POST /%s HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "POST /transcribe?gold_text=%s%%zz HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "POST /%%zz%s/../x HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "%s /transcribe HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "POST /transcribe HTTP/%s\r\nHost: localhost\r\n\r\n",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nx-api-key: KEY\r\n"
                    + "Content-Type: multipart/form-data; boundary=%s\r\n"
                    + "Content-Length: 4\r\n\r\nxxxx",
            "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nx-api-key: KEY\r\n"
                    + "Content-Type: multipart/form-data; boundary=b\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n%s\r\nxx\r\n",
            form("name=\"%s\"", "x"),
            form("name=\"file\"; filename=\"%s.wav\"", "RIFF"),
            form("name=\"options\"", "{\"gold_text\": \"%s\""),
            form("name=\"options\"", "{\"gold_text\": \"%s\"}"),
            form("name=\"native\"", "[{\"word\": %s}]"));

    @TempDir
    private Path folder;

    @Test
    void noSecretOfARequestReachesTheLog() throws Exception {
        EverythingLogged log = new EverythingLogged();
        Logger root = Logger.getLogger("");
        Level before = root.getLevel();
        root.addHandler(log);
        root.setLevel(Level.ALL);
        String key;
        try (SpeechServer server = SpeechServer.start(ServiceConfig.inFolder(folder), new ScriptedEngine())) {
            key = server.sessionKey().text();
            for (int i = 0; i < SECRETS; i++) {
                String template = REQUESTS.get(i % REQUESTS.size());
                exchange(server.port(), template.formatted(secret(i)).replace("KEY", key));
            }
        } finally {
            root.setLevel(before);
            root.removeHandler(log);
        }
        String text = log.text();
        assertThat(text).doesNotContain(key);
        for (int i = 0; i < SECRETS; i++) {
            assertThat(text).doesNotContainIgnoringCase(secret(i));
        }
    }

    private static String secret(int number) {
        return "seeded" + Integer.toHexString(number * 7919 + 104_729) + "secret";
    }

    private static String form(String disposition, String content) {
        String body = "--b\r\nContent-Disposition: form-data; " + disposition + "\r\n\r\n" + content + "\r\n--b--\r\n";
        return "POST /pronunciation-simple HTTP/1.1\r\nHost: localhost\r\nx-api-key: KEY\r\n"
                + "Connection: close\r\nContent-Type: multipart/form-data; boundary=b\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n"
                + "200\r\n"
                + body
                + " ".repeat(Math.max(0, 0x200 - body.length()))
                + "\r\n0\r\n\r\n";
    }

    private static void exchange(int port, String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(SOCKET_TIMEOUT_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            InputStream in = socket.getInputStream();
            in.readAllBytes();
        } catch (SocketException reset) {
            // The service closed the connection on an invalid request; the log is what counts.
        }
    }

    private static final class EverythingLogged extends Handler {
        private final StringWriter text = new StringWriter();

        EverythingLogged() {
            setLevel(Level.ALL);
            setFormatter(new SimpleFormatter());
        }

        String text() {
            return text.toString();
        }

        @Override
        public synchronized void publish(LogRecord entry) {
            if (!entry.getLoggerName().startsWith("app.saywell")
                    && !entry.getLoggerName().startsWith("org.eclipse.jetty")) {
                return;
            }
            text.write(getFormatter().format(entry));
            if (entry.getThrown() != null) {
                entry.getThrown().printStackTrace(new PrintWriter(text, true));
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}

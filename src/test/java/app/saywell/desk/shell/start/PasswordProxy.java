package app.saywell.desk.shell.start;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/// An HTTP proxy on this computer that lets nobody through without a password (Basic).
final class PasswordProxy implements AutoCloseable {
    private static final String HEADER = "proxy-authorization:";

    private final ServerSocket socket;
    private final String expected;
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final List<String> let = new CopyOnWriteArrayList<>();

    PasswordProxy(String user, String password) throws IOException {
        byte[] login = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
        expected = "Basic " + Base64.getEncoder().encodeToString(login);
        socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return socket.getLocalPort();
    }

    /// The first line of each request that was sent back for a password.
    List<String> asked() {
        return asked;
    }

    /// The first line of each request that was let through.
    List<String> letThrough() {
        return let;
    }

    private void accept() {
        try {
            while (true) {
                Socket near = socket.accept();
                Thread.ofVirtual().start(() -> serve(near));
            }
        } catch (IOException closed) {
            // The test has ended.
        }
    }

    private void serve(Socket near) {
        try (near) {
            List<String> head = head(near.getInputStream());
            byte[] body = near.getInputStream().readNBytes(length(head));
            String first = head.getFirst();
            if (!expected.equals(header(head, HEADER).orElse(""))) {
                asked.add(first);
                write(
                        near,
                        "HTTP/1.1 407 Proxy Authentication Required\r\n"
                                + "Proxy-Authenticate: Basic realm=\"School\"\r\n"
                                + "Content-Length: 0\r\nConnection: close\r\n\r\n");
                return;
            }
            let.add(first);
            String target = first.split(" ")[1];
            boolean isTunnel = first.startsWith("CONNECT ");
            URI uri = URI.create(isTunnel ? "https://" + target : target);
            try (Socket far = new Socket(uri.getHost(), uri.getPort())) {
                if (isTunnel) {
                    write(near, "HTTP/1.1 200 Connection established\r\n\r\n");
                } else {
                    write(far, forwarded(head, uri));
                    far.getOutputStream().write(body);
                }
                Thread there = Thread.ofVirtual().start(() -> copy(near, far));
                copy(far, near);
                there.join();
            }
        } catch (IOException | InterruptedException gone) {
            // Closing the socket tells the other end.
        }
    }

    private static String forwarded(List<String> head, URI uri) {
        StringBuilder request = new StringBuilder();
        request.append(head.getFirst().replace(uri.toString(), uri.getRawPath()))
                .append("\r\n");
        head.stream()
                .skip(1)
                .filter(line -> !line.toLowerCase(java.util.Locale.ROOT).startsWith(HEADER))
                .forEach(line -> request.append(line).append("\r\n"));
        return request.append("\r\n").toString();
    }

    private static List<String> head(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
            int read = in.read();
            if (read < 0) {
                throw new IOException("no request");
            }
            head.write(read);
        }
        return Arrays.asList(head.toString(StandardCharsets.ISO_8859_1).strip().split("\r\n"));
    }

    private static int length(List<String> head) {
        return header(head, "content-length:").map(Integer::parseInt).orElse(0);
    }

    private static Optional<String> header(List<String> head, String name) {
        return head.stream()
                .filter(line -> line.toLowerCase(java.util.Locale.ROOT).startsWith(name))
                .map(line -> line.substring(name.length()).strip())
                .findFirst();
    }

    private static void write(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static void copy(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
            to.shutdownOutput();
        } catch (IOException gone) {
            // Closing the socket tells the other end.
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}

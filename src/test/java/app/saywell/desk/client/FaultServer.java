package app.saywell.desk.client;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import javax.net.ServerSocketFactory;

/// A server on a real socket that responds byte by byte as a test defines.
///
/// It counts connections and complete requests and records their heads and bodies.
final class FaultServer implements AutoCloseable {
    private final ServerSocket socket;
    private final ServerBehaviour behaviour;
    private final AtomicInteger connections = new AtomicInteger();
    private final List<ReceivedRequest> received = new CopyOnWriteArrayList<>();
    private final List<Socket> open = new CopyOnWriteArrayList<>();

    private FaultServer(ServerSocket socket, ServerBehaviour behaviour) {
        this.socket = socket;
        this.behaviour = behaviour;
    }

    static FaultServer start(ServerBehaviour behaviour) throws IOException {
        return start(ServerSocketFactory.getDefault(), behaviour);
    }

    static FaultServer start(ServerSocketFactory sockets, ServerBehaviour behaviour) throws IOException {
        ServerSocket socket = sockets.createServerSocket(0, 50, InetAddress.getLoopbackAddress());
        FaultServer server = new FaultServer(socket, behaviour);
        Thread.ofVirtual().start(server::accept);
        return server;
    }

    String address() {
        return "http://127.0.0.1:" + port();
    }

    int port() {
        return socket.getLocalPort();
    }

    int connections() {
        return connections.get();
    }

    /// The complete requests, in order.
    List<ReceivedRequest> received() {
        return List.copyOf(received);
    }

    private void accept() {
        try {
            while (true) {
                Socket client = socket.accept();
                open.add(client);
                int number = connections.incrementAndGet();
                Thread.ofVirtual().start(() -> serve(client, number));
            }
        } catch (IOException _) {
            // Closed.
        }
    }

    private void serve(Socket client, int number) {
        try (client) {
            behaviour.answer(new ServerExchange(client, number));
        } catch (IOException _) {
            // The client has disconnected, which is allowed.
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
        for (Socket client : open) {
            client.close();
        }
    }

    /// How the server handles a connection, which is closed afterwards.
    @FunctionalInterface
    interface ServerBehaviour {
        void answer(ServerExchange exchange) throws IOException;
    }

    /// A complete request.
    record ReceivedRequest(String head, String body) {
        String header(String name) {
            return head.lines()
                    .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(name + ":"))
                    .map(line -> line.substring(name.length() + 1).strip())
                    .findFirst()
                    .orElse("");
        }
    }

    /// One connection.
    final class ServerExchange {
        private final Socket client;
        private final int number;
        private final InputStream in;
        private final OutputStream out;

        private ServerExchange(Socket client, int number) throws IOException {
            this.client = client;
            this.number = number;
            this.in = new BufferedInputStream(client.getInputStream());
            this.out = client.getOutputStream();
        }

        /// The number of the connection, from 1.
        int number() {
            return number;
        }

        /// Reads the whole request.
        ReceivedRequest read() throws IOException {
            String head = readHead();
            int length = Integer.parseInt(new ReceivedRequest(head, "").header("content-length"));
            byte[] body = in.readNBytes(length);
            if (body.length < length) {
                throw new EOFException();
            }
            ReceivedRequest request = new ReceivedRequest(head, new String(body, StandardCharsets.ISO_8859_1));
            received.add(request);
            return request;
        }

        /// Reads up to the empty line after the headers.
        String readHead() throws IOException {
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            int end = 0;
            while (end < 4) {
                int b = in.read();
                if (b < 0) {
                    throw new EOFException();
                }
                head.write(b);
                end = b == "\r\n\r\n".charAt(end) ? end + 1 : b == '\r' ? 1 : 0;
            }
            return head.toString(StandardCharsets.ISO_8859_1);
        }

        /// Reads exactly this many bytes.
        void readSome(int bytes) throws IOException {
            in.readNBytes(bytes);
        }

        void send(String text) throws IOException {
            send(text.getBytes(StandardCharsets.UTF_8));
        }

        void send(byte[] bytes) throws IOException {
            out.write(bytes);
            out.flush();
        }

        /// Sends a response with the correct length.
        void respond(String status, String type, byte[] body) throws IOException {
            send("HTTP/1.1 "
                    + status
                    + "\r\nContent-Type: "
                    + type
                    + "\r\nContent-Length: "
                    + body.length
                    + "\r\n\r\n");
            send(body);
        }

        /// Sends the same bytes until the client disconnects.
        void sendForever(byte[] bytes) throws IOException {
            while (true) {
                send(bytes);
            }
        }

        /// Does nothing until the client disconnects.
        void hang() throws IOException {
            while (in.read() >= 0) {}
        }

        /// Stops reading until the server is closed.
        void stopReading() {
            while (!client.isClosed()) {
                LockSupport.parkNanos(5_000_000);
            }
        }

        /// Closes with RST instead of FIN.
        void reset() throws IOException {
            client.setSoLinger(true, 0);
            client.close();
        }
    }
}

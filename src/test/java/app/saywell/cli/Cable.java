package app.saywell.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A cable to a service on this computer, which can be pulled out in the middle of a call.
final class Cable implements AutoCloseable {
    private final Set<Socket> ends = ConcurrentHashMap.newKeySet();
    private final ServerSocket socket;
    private final int service;
    private volatile boolean pulled;

    Cable(int service) throws IOException {
        this.service = service;
        socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    String baseUrl() {
        return "http://127.0.0.1:" + socket.getLocalPort();
    }

    /// Breaks every connection; nobody comes through until [#plugIn].
    void pull() {
        pulled = true;
        ends.forEach(Cable::close);
        ends.clear();
    }

    void plugIn() {
        pulled = false;
    }

    private void accept() {
        try {
            while (true) {
                Socket near = socket.accept();
                if (pulled) {
                    near.close();
                    continue;
                }
                Socket far = new Socket(InetAddress.getLoopbackAddress(), service);
                ends.add(near);
                ends.add(far);
                Thread.ofVirtual().start(() -> carry(near, far));
                Thread.ofVirtual().start(() -> carry(far, near));
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private static void carry(Socket from, Socket to) {
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            byte[] buffer = new byte[8_192];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                out.write(buffer, 0, read);
                out.flush();
            }
        } catch (IOException gone) {
            // The other end is told by the closing.
        }
    }

    private static void close(Socket end) {
        try {
            end.close();
        } catch (IOException e) {
            // It is gone in any case.
        }
    }

    @Override
    public void close() throws IOException {
        pull();
        socket.close();
    }
}

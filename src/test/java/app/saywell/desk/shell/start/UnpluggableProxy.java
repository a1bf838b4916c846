package app.saywell.desk.shell.start;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A proxy to a service on this computer that can be unplugged during a call.
final class UnpluggableProxy implements AutoCloseable {
    private final Set<Socket> ends = ConcurrentHashMap.newKeySet();
    private final ServerSocket socket;
    private final int service;
    private volatile boolean pulled;

    UnpluggableProxy(int service) throws IOException {
        this.service = service;
        socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    String baseUrl() {
        return "http://127.0.0.1:" + socket.getLocalPort();
    }

    /// Breaks every connection and accepts none until [#plugIn].
    void unplug() {
        pulled = true;
        ends.forEach(UnpluggableProxy::close);
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
                Thread.ofVirtual().start(() -> copy(near, far));
                Thread.ofVirtual().start(() -> copy(far, near));
            }
        } catch (IOException closed) {
            // The test has ended.
        }
    }

    private static void copy(Socket from, Socket to) {
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            byte[] buffer = new byte[8_192];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                out.write(buffer, 0, read);
                out.flush();
            }
        } catch (IOException gone) {
            // Closing the socket tells the other end.
        }
    }

    private static void close(Socket end) {
        try {
            end.close();
        } catch (IOException e) {
            // It is closed in any case.
        }
    }

    @Override
    public void close() throws IOException {
        unplug();
        socket.close();
    }
}

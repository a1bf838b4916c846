package app.saywell.desk.client.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import javax.net.SocketFactory;

/// Creates sockets that send data without delay (`TCP_NODELAY`).
///
/// A request is sent as head, body and end. Without this option the system holds back the last
/// small packet until the one before is acknowledged, which costs 40 ms on Linux in one call of
/// ten.
final class TcpNoDelaySocketFactory extends SocketFactory {
    @Override
    public Socket createSocket() throws SocketException {
        Socket socket = new Socket();
        socket.setTcpNoDelay(true);
        return socket;
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        return connected(new InetSocketAddress(host, port), new InetSocketAddress(0));
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress from, int fromPort) throws IOException {
        return connected(new InetSocketAddress(host, port), new InetSocketAddress(from, fromPort));
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
        return connected(new InetSocketAddress(host, port), new InetSocketAddress(0));
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress from, int fromPort) throws IOException {
        return connected(new InetSocketAddress(host, port), new InetSocketAddress(from, fromPort));
    }

    private Socket connected(InetSocketAddress remoteAddress, InetSocketAddress from) throws IOException {
        Socket socket = createSocket();
        try {
            socket.bind(from);
            socket.connect(remoteAddress);
            return socket;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }
}

package app.saywell.speech.server;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.SocketChannelEndPoint;

/// Closes connections of an address that has too many, so that one computer cannot take the places of all others. A
/// proxy in front of the service is one address too, so the limit leaves it room.
///
/// A computer with IPv6 has as many addresses as it likes in its network of 64 bits (RFC 4291), which therefore counts
/// as one address.
///
/// Safe for several threads.
final class AddressConnectionLimit implements Connection.Listener {
    private static final int NETWORK_BYTES = 8;

    private final int limit;
    private final Map<InetAddress, Integer> counts = new ConcurrentHashMap<>();
    private final Map<Connection, InetAddress> addresses = new ConcurrentHashMap<>();

    AddressConnectionLimit(int limit) {
        this.limit = limit;
    }

    @Override
    public void onOpened(Connection connection) {
        address(connection).ifPresent(address -> {
            addresses.put(connection, address);
            if (counts.merge(address, 1, Integer::sum) > limit) {
                connection.getEndPoint().close();
            }
        });
    }

    @Override
    public void onClosed(Connection connection) {
        InetAddress address = addresses.remove(connection); // a closed socket does not know it any more
        if (address != null) {
            counts.computeIfPresent(address, (any, count) -> count == 1 ? null : count - 1);
        }
    }

    // With TLS two connections lie on one another; only the lower one has a socket.
    private static Optional<InetAddress> address(Connection connection) {
        return connection.getEndPoint() instanceof SocketChannelEndPoint socket
                        && socket.getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? Optional.ofNullable(remote.getAddress()).map(AddressConnectionLimit::counted)
                : Optional.empty();
    }

    /// What an address counts as: itself, or the first of its network. All computers of a room are in one network of
    /// link-local addresses, so these stay apart.
    static InetAddress counted(InetAddress address) {
        if (!(address instanceof Inet6Address) || address.isLinkLocalAddress()) {
            return address;
        }
        byte[] bytes = address.getAddress();
        Arrays.fill(bytes, NETWORK_BYTES, bytes.length, (byte) 0);
        try {
            return InetAddress.getByAddress(bytes);
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e); // only for another length
        }
    }
}

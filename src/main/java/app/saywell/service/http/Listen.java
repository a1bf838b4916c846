package app.saywell.service.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/// Where the service listens and by which names it may be called.
///
/// @param host the address to listen at; `127.0.0.1` unless another is asked for by name
/// @param port 0 for any free one
/// @param tls absent means plain HTTP
/// @param names host names by which callers reach it; numeric addresses, `localhost` and `host`
/// itself
///     always do
public record Listen(String host, int port, Optional<Tls> tls, Set<String> names) {

    /// A free port on loopback.
    public static Listen loopback() {
        return new Listen("127.0.0.1", 0, Optional.empty(), Set.of());
    }

    /// @throws IllegalArgumentException if the port is none
    public Listen {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("A port is a number from 0 to 65535.");
        }
        Set<String> all = new LinkedHashSet<>(names);
        all.add(host);
        names = Set.copyOf(all);
    }

    /// The same at another port.
    public Listen withPort(int newPort) {
        return new Listen(host, newPort, tls, names);
    }

    /// The same at another address, which is also a name.
    public Listen withHost(String newHost) {
        return new Listen(newHost, port, tls, names);
    }

    /// The same behind TLS.
    public Listen withTls(Tls newTls) {
        return new Listen(host, port, Optional.of(newTls), names);
    }

    /// The same, called by further names.
    public Listen withNames(Set<String> newNames) {
        return new Listen(host, port, tls, newNames);
    }

    /// Whether only this computer can reach it.
    public boolean local() {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
